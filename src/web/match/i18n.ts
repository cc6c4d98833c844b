import type { Said } from '../../core/clause.ts';
import { translate } from '../i18n/t.svelte.ts';

const es = {
  happened: '¿Qué ha pasado?',
  happenedHelp: 'Ver otra vez el último turno del rival, despacio (tecla R)',
  last: 'Último turno de {side}',
  uneventful: 'Turno sin novedad.',
  again: 'Así fue el último turno de {side}. Toca para volver.',
  stop: 'Volver al partido',
  yourThrow: 'Tu tirada…',
  ended: 'Fin del partido',
  noShotsBefore: 'Nadie tiró a puerta antes de los penaltis.',
  laid: 'Lo que eligió cada uno',
  rule: 'ver la regla {id}',
  mate: 'Le toca a {name}, de tu equipo',
  drawTitle: '¿Ofrecer el empate?',
  drawHelp: 'Lo ofrece {side}. Si el rival acepta, el partido termina en empate.',
  drawOffer: 'Ofrecer',
  'declined.draw': '{name} no acepta el empate: se sigue jugando.',
  'declined.undo': '{name} no quiere deshacer: se sigue jugando.',
  'declined.pause': '{name} no quiere parar ahora: se sigue jugando.',
  pause: 'Pausa',
  pauseHelp: 'Proponer una pausa: si el rival acepta, los relojes se paran',
  paused: 'Partido en pausa: los relojes están parados. Quien quiera, sigue cuando quiera.',
  goOn: 'Seguir',
  elsewhere: 'Este partido sigue en otra pestaña',
  elsewhereHelp: 'Un partido se juega en una sola pestaña, para que no se pierda nada. Todo lo jugado está guardado.',
  here: 'Seguir aquí',
  formations: 'Formaciones: un toque coloca a todos',
  lastFormation: 'Como la última vez',
} as const;

const en: Readonly<Record<keyof typeof es, string>> = {
  happened: 'What happened?',
  happenedHelp: "See the rival's last turn again, slowly (key R)",
  last: "{side}'s last turn",
  uneventful: 'A quiet turn.',
  again: "This was {side}'s last turn. Tap to go back.",
  stop: 'Back to the match',
  yourThrow: 'Your throw…',
  ended: 'The match is over',
  noShotsBefore: 'Nobody shot at goal before the penalties.',
  laid: 'What each side chose',
  rule: 'see rule {id}',
  mate: "{name}'s turn, on your side",
  drawTitle: 'Offer a draw?',
  drawHelp: '{side} offer it. If the rival accepts, the match ends in a draw.',
  drawOffer: 'Offer',
  'declined.draw': '{name} declined the draw: the match goes on.',
  'declined.undo': '{name} does not want to take back: the match goes on.',
  'declined.pause': '{name} does not want to stop now: the match goes on.',
  pause: 'Pause',
  pauseHelp: 'Suggest a pause: if the rival agrees, the clocks stand still',
  paused: 'The match is paused: the clocks stand still. Either of you can go on at any time.',
  goOn: 'Go on',
  elsewhere: 'This match goes on in another tab',
  elsewhereHelp: 'A match is played in one tab only, so that nothing is lost. All that was played is kept.',
  here: 'Go on here',
  formations: 'Formations: one tap places everybody',
  lastFormation: 'As last time',
};

/** What only a match says. */
export const t = translate(es, en);

/** The name of the set-up that was played last. */
export const LAST: Said = { es: es.lastFormation, en: en.lastFormation };
