import type { Said } from '../../../core/clause.ts';

const ACTIONS: Readonly<Record<string, Said>> = {
  'pass:8': { es: 'Pase al 8 (valen 2 y 5)', en: 'Pass to 8 (2 and 5 count)' },
  'pass:10': { es: 'Pase al 10 (valen 1 y 4)', en: 'Pass to 10 (1 and 4 count)' },
  'keep:even': { es: 'Portero a la zona par', en: 'Keeper to the even zone' },
  'keep:odd': { es: 'Portero a la zona impar', en: 'Keeper to the odd zone' },
};

/** An action as a button's label. */
export function label(text: string): Said {
  const to = text.replace('pass:', '');
  return ACTIONS[text] ?? { es: `Pase al ${to}`, en: `Pass to ${to}` };
}
