import type { Side, Turn } from '../../core/game.ts';
import type { Hello, StepMessage } from '../../protocol/messages.ts';

const decide = (turn: Turn): readonly Side[] =>
  turn.kind === 'choice' ? [turn.side] : turn.kind === 'secret' ? turn.sides : [];

/** Whether only others are to decide: a rival, or a bot that thinks. */
export function isOthersTurn({ owns }: Hello, { turn }: StepMessage): boolean {
  const sides = decide(turn);
  return sides.length > 0 && sides.every((side) => !owns.includes(side));
}

/** The team-mate who is to decide for the side of this page; null: none. */
export function mateDue({ owns, member, table }: Hello, step: StepMessage): string | null {
  const [side] = owns;
  if (!side || owns.length > 1 || table[side].length === 1 || !decide(step.turn).includes(side)) return null;
  const due = step.member[side];
  return due !== null && due !== member ? (table[side][due - 1]?.name ?? null) : null;
}

/** A question without the name of the side that it begins with: for whoever sees already that it is put to him. */
export function withoutName(question: string, name: string): string {
  const found = new RegExp(`^([¡¿]?|\\p{L}+\\. )${name}[,:]? ([¡¿]?)(\\p{L})`, 'u').exec(question);
  if (!found) return question;
  const [begin, before, sign, letter] = found;
  return `${before}${sign}${letter!.toUpperCase()}${question.slice(begin.length)}`;
}
