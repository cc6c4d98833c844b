import type { Pace } from '../../match/pace.ts';
import { translate } from '../i18n/t.svelte.ts';

const es = {
  pace: 'Ritmo',
  help: 'El reloj corre solo para quien tiene que decidir.',
  noDays:
    'Un partido por minutos de reglamento se juega de una vez: para jugar por días, elige que se cuenten las jugadas.',
  free: 'Sin reloj',
  live: '{minutes} min + {seconds} s por turno',
  decision: '{seconds} s por decisión',
  leisure: '{days} días por turno',
  oneDay: '1 día por turno',
  'group.live': 'En directo, cada uno con su reloj',
  'group.decision': 'En directo, tiempo para cada decisión',
  'group.leisure': 'Con calma',
} as const;

const en: Readonly<Record<keyof typeof es, string>> = {
  pace: 'Pace',
  help: 'The clock runs only for whoever has to decide.',
  noDays:
    'A match by the minutes of the rulebook is played in one go: to have days for a turn, choose that plays are counted.',
  free: 'No clock',
  live: '{minutes} min + {seconds} s a turn',
  decision: '{seconds} s a decision',
  leisure: '{days} days a turn',
  oneDay: '1 day a turn',
  'group.live': 'Live, each with a clock',
  'group.decision': 'Live, so long for each decision',
  'group.leisure': 'At leisure',
};

export const t = translate(es, en);

/** A pace as one says it. */
export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'free':
      return t('free');
    case 'live':
      return t('live', { minutes: pace.initial / 60_000, seconds: pace.increment / 1000 });
    case 'decision':
      return t('decision', { seconds: pace.each / 1000 });
    case 'leisure':
      return pace.days === 1 ? t('oneDay') : t('leisure', { days: pace.days });
  }
}
