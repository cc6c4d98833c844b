// A page without Svelte of its own: the board of torino, drawn and then turned around.
import { defaultOptions, loadRoom, Match } from 'cancha';
import { mountBoard } from 'cancha/boards';

async function show() {
  const { game } = await loadRoom('torino');
  const seeds = { referee: 'page', home: '', away: '' };
  const match = new Match({ game, start: game.setup(defaultOptions(game.options)), isFresh: true, seeds }, 0);
  const board = await mountBoard('torino', document.body, {
    position: game.writePosition(game.view(match.state, 'public')),
    turn: match.turn,
    legal: [],
    seat: null,
    events: [],
    step: 0,
    flipped: false,
    lang: 'en',
    pace: 0,
    refused: null,
    play: () => undefined,
    odds: async () => null,
  });
  const drawn = document.body.innerHTML;
  board.update({ flipped: true });
  await new Promise(requestAnimationFrame);
  document.title = drawn !== document.body.innerHTML ? 'turned' : 'stuck';
}

show().catch((error) => {
  document.title = String(error);
});
