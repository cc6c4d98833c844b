import { GAME_IDS, REGISTRY } from '../games/index.ts';

/** The accent of each game, for whatever is marked with `data-game`. */
export function accentSheet(): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = GAME_IDS.map((id) => {
    const { light, dark } = REGISTRY[id].card.colours;
    const own = `[data-game='${id}']`;
    return `${own} { --accent: ${light}; } [data-theme='dark'] ${own} { --accent: ${dark}; }`;
  }).join('\n');
  return sheet;
}
