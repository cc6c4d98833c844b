import { MediaQuery } from 'svelte/reactivity';

/** A window that is wide but low, such as a phone that lies: the frame puts its panel beside the board, and boards lie. */
export const low = new MediaQuery('(min-width: 600px) and (max-width: 1023px) and (max-height: 600px)');
