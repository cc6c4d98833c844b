import type { GameEvent, Position, Turn } from '../../core/game.ts';
import type { LivePicture } from '../../core/lessons.ts';
import type { Drawn } from '../../core/targets.ts';
import type { Room } from '../../games/index.ts';
import { matchFrom, playText, readScene } from './script.ts';

/** A scene as everybody at the table sees it, one frame for each thing that happens. */
export interface Frame {
  readonly position: Position;
  readonly turn: Turn;
  readonly events: readonly GameEvent[];
  readonly told: readonly GameEvent[];
  readonly drawn: Drawn;
}

export function filmOf({ game, targets }: Room, { position: start, plays }: LivePicture): readonly Frame[] {
  const match = matchFrom(game, readScene(game, start));
  const frames: Frame[] = [];
  const shoot = (events: readonly GameEvent[]): void => {
    const seen = events.map((event) => game.hide(event, 'public'));
    const position = game.writePosition(game.view(match.state, 'public'));
    const before = frames.at(-1)?.position ?? null;
    const told = [...(frames.at(-1)?.told ?? []), ...seen];
    const drawn = targets.draw({ position, before, events: seen, side: null, legal: [] });
    frames.push({ position, turn: match.turn, events: seen, told, drawn });
  };
  shoot([]);
  for (const text of plays) shoot(playText(match, text) ?? []);
  return frames;
}
