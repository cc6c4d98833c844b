import { cleanLine } from '../../protocol/line.ts';
import { MOST_LETTERS } from '../../protocol/talk.ts';

/** What somebody says, as everybody may read it. */
export const cleanWords = (text: string): string => [...cleanLine(text)].slice(0, MOST_LETTERS).join('').trim();
