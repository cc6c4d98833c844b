import { problem } from '../../match/faults.ts';
import { MOST_BOTS } from '../../protocol/tournament.ts';

/** Why something can't be done with a tournament. */
export const NO_TOURNAMENT = problem(
  'no-match',
  'No hay ningún torneo con ese nombre.',
  'There is no tournament of that name.',
);
export const NOBODY = problem('bad-request', 'Primero di cómo te llamas.', 'First say what you are called.');
export const ENOUGH = problem(
  'bad-request',
  'Ya tienes diez torneos sin terminar. Espera a que acabe alguno, o cancélalo.',
  'You have ten unfinished tournaments already. Wait for one to end, or cancel it.',
);
export const IN_THE_PAST = problem(
  'bad-request',
  'Esa hora ya ha pasado. Elige una que esté por venir.',
  'That time is past. Choose one that is to come.',
);
export const TOO_LATE = problem(
  'bad-request',
  'El torneo ya ha empezado o ha terminado: eso se hace antes.',
  'The tournament has begun or is over: that is done before.',
);
export const NO_BOTS = problem('bad-request', 'En este torneo no juegan bots.', 'No bots play in this tournament.');
export const MANY_BOTS = problem(
  'bad-request',
  `De cada nivel juegan ${MOST_BOTS} bots como mucho.`,
  `There are at most ${MOST_BOTS} bots of each level.`,
);
export const FULL = problem('bad-request', 'El torneo está lleno.', 'The tournament is full.');
export const NOT_YOURS = problem(
  'bad-request',
  'Eso solo lo puede hacer quien ha creado el torneo.',
  'Only whoever made the tournament can do that.',
);
export const NOT_IN_IT = problem(
  'bad-request',
  'No participa en este torneo.',
  'Does not take part in this tournament.',
);
export const NO_REST = problem(
  'bad-request',
  'En este torneo no se descansa: cada partido cuenta. Te puedes retirar.',
  'There is no resting in this tournament: every match counts. You can withdraw.',
);
export const TOO_FEW = problem(
  'bad-request',
  'Hacen falta dos participantes por lo menos.',
  'There have to be two who take part at least.',
);
export const NO_SEASON = problem(
  'bad-request',
  'La temporada siguiente se abre una vez, cuando la liga ha terminado.',
  'The next season is opened once, when the league is over.',
);
export const NEEDS_CLOCK = problem(
  'bad-request',
  'En un torneo se juega con reloj o por días, para que nadie se quede esperando. Elige un ritmo.',
  'A tournament is played with a clock or by days, so that nobody is left waiting. Choose a pace.',
);
export const LIVE_ARENA = problem(
  'bad-request',
  'Una arena se juega en directo. Elige un ritmo con reloj.',
  'An arena is played live. Choose a pace with a clock.',
);
