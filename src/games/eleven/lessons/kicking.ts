import { happened, say } from '../../../core/lessons.ts';
import {
  calledDie,
  type ElevenLesson,
  type ElevenTried,
  isDark,
  isEnd,
  isLoose,
  isReceived,
  isStep,
  scene,
  wrongCall,
} from './scene.ts';

const LOOSE = {
  when: isLoose,
  say: say(
    'Vale, pero el balón queda suelto y en este turno ya no chutas más.',
    'Fair enough, but the ball is loose now and you kick no more this turn.',
  ),
  costs: ['end', 'd6:6'],
};
const CLOSED = {
  when: isStep,
  say: say(
    'Un paso cierra la cadena: en este turno ya no se chuta.',
    'A step closes the chain: no more kicks this turn.',
  ),
};
const ENDED = {
  when: isEnd,
  say: say('Has terminado sin usar el chute, que era gratis.', 'You ended without the kick, which was free.'),
};
const GIVEN = { say: say('Se la has dado al rival.', 'You gave it to your rival.') };

/** What was done so far, in one letter each: m for a step, k for a kick that a team-mate received. */
const courseOf = ({ events }: ElevenTried): string =>
  events
    .map((event) =>
      event.type === 'move' ? 'm' : event.type === 'kick' ? (event.receiver === 'home' ? 'k' : 'x') : '',
    )
    .join('');

export const kicking: ElevenLesson = {
  id: 'kicking',
  title: say('Chutar', 'Kicking'),
  clauses: ['ELV-KCK-1', 'ELV-KCK-2', 'ELV-KCK-3', 'ELV-KCK-4', 'ELV-KCK-5', 'ELV-KCK-6', 'ELV-KCK-7', 'ELV-KCK-10'],
  steps: [
    {
      say: say(
        'Tu 4 tiene el balón. Chuta a tu 9: está a dos líneas, y chutar es gratis.',
        'Your 4 has the ball. Kick it to your 9, two lines away. Kicking is free.',
      ),
      position: scene({ home: { 4: '18', 9: '36', 10: '26', 11: '33' }, away: { 6: '24' }, ball: '18' }),
      side: 'home',
      accept: isReceived,
      hint: ['kick:36'],
      wrong: [
        LOOSE,
        { when: isStep, say: say('Eso gasta un punto. Chutar es gratis.', 'That costs a point. Kicking is free.') },
        ENDED,
        GIVEN,
      ],
    },
    {
      say: say(
        'El 9 puede chutar otra vez, también gratis. Encadena hasta una casilla oscura.',
        'The 9 may kick again, also for free. Chain it to a dark space.',
      ),
      position: scene({
        home: { 4: '18', 9: '36', 10: '26', 11: '33' },
        away: { 6: '24' },
        ball: '36',
        kicks: 1,
        chain: true,
      }),
      side: 'home',
      accept: (tried) => isReceived(tried) && isDark(tried.position.ball),
      goesOn: isReceived,
      hint: ['kick:26', 'kick:33'],
      wrong: [LOOSE, CLOSED, ENDED, GIVEN],
    },
    {
      say: say(
        'El balón no pasa por encima de un rival. Busca al compañero con el camino abierto.',
        'The ball does not fly over a rival. Find the team-mate with an open way.',
      ),
      position: scene({ home: { 8: '35', 7: '21', 10: '36' }, away: { 6: '27' } }),
      side: 'home',
      accept: isReceived,
      hint: ['kick:36'],
      wrong: [
        LOOSE,
        { when: isStep, say: say('Se puede, pero aquí se trata de chutar.', 'Allowed, but this is about kicking.') },
        ENDED,
        GIVEN,
      ],
    },
    {
      say: say(
        'Mover, chutar y mover: da un paso, chuta a un compañero y da otro paso.',
        'Move, kick, move: take a step, kick to a team-mate, take another step.',
      ),
      position: scene({ home: { 6: '29', 10: '24' }, ball: '29', points: 3 }),
      side: 'home',
      accept: (tried) => /m+k+m/.test(courseOf(tried)),
      goesOn: (tried) => /^m{0,2}$|^m{1,2}k+$/.test(courseOf(tried)) && tried.position.points > 0,
      hint: ['move:29-35', 'kick:24', 'move:24-36'],
      wrong: [
        LOOSE,
        {
          when: (tried) => courseOf(tried).startsWith('k'),
          say: say(
            'Primero un paso: después del chute queda otro.',
            'A step comes first: another one follows the kick.',
          ),
        },
        { say: say('Paso, chute y paso, con tres puntos.', 'Step, kick and step, with three points.') },
      ],
    },
    {
      say: say(
        'No te quedan puntos, pero chutar es gratis. Pásala.',
        'No points left, but kicking is free. Pass it on.',
      ),
      position: scene({ home: { 6: '29', 10: '28' }, away: { 5: '35' }, ball: '29', points: 0, die: 3 }),
      side: 'home',
      accept: isReceived,
      hint: ['kick:28'],
      wrong: [{ ...ENDED, costs: ['d6:3', 'attack:35-29>40'] }, LOOSE, GIVEN],
    },
  ],
};

export const shooting: ElevenLesson = {
  id: 'shooting',
  title: say('Tirar a puerta', 'Shooting'),
  clauses: ['ELV-SHT-1', 'ELV-SHT-2', 'ELV-SHT-3', 'ELV-SHT-4', 'ELV-SHT-5', 'ELV-SHT-6', 'ELV-SHT-7', 'ELV-BRD-2'],
  steps: [
    {
      say: say(
        'Estás en una casilla oscura con el balón. Desde aquí se tira.',
        'You are on a dark space with the ball. From here you can shoot.',
      ),
      position: scene({ home: { 9: '33' }, ball: '33', points: 2 }),
      side: 'home',
      accept: happened('shoot'),
      hint: ['shoot'],
      wrong: [
        { say: say('Se puede, pero aquí tienes el gol delante.', 'Allowed, but the goal is right in front of you.') },
      ],
    },
    {
      say: say(
        'Elige un número: nadie lo ve. El portero dirá bajo, medio o alto.',
        'Choose a number: nobody sees it. The keeper calls low, middle or high.',
      ),
      position: null,
      side: 'home',
      accept: happened('goal'),
      duel: wrongCall,
      hint: ['set:6'],
      wrong: [],
    },
    {
      say: say(
        'El tiro cuenta como chute: pasa al 11 y tira en la misma cadena.',
        'A shot is a kick: pass to your 11 and shoot in the same chain.',
      ),
      position: scene({ home: { 7: '26', 11: '33' }, ball: '26', points: 2 }),
      side: 'home',
      accept: happened('shoot'),
      goesOn: isReceived,
      hint: ['kick:33', 'shoot'],
      wrong: [
        {
          when: (tried) => isStep(tried) && happened('kick')(tried),
          say: say(
            'Un paso después del chute cierra la cadena: ya no se tira.',
            'A step after the kick closes the chain: no shot this turn.',
          ),
        },
        LOOSE,
        { when: isStep, say: say('Andando no llega: chuta al 11.', 'He gets nowhere on foot: kick it to your 11.') },
        ENDED,
        GIVEN,
      ],
    },
    {
      say: say(
        'El portero ha salido de su portería. Tira: es gol seguro.',
        'The keeper has left his goal. Shoot: it is a sure goal.',
      ),
      position: scene({ home: { 9: '44' }, away: { 1: '20' }, ball: '44', points: 1 }),
      side: 'home',
      accept: happened('goal'),
      hint: ['shoot'],
      wrong: [
        {
          say: say(
            'La portería estaba vacía. No le des tiempo a volver.',
            'The goal was empty. Give him no time to get back.',
          ),
          costs: ['end', 'd6:2', 'move:20-32'],
        },
      ],
    },
    {
      say: say(
        'Ahora te tiran a ti. Bajo es 1 o 2; medio, 3 o 4; alto, 5 o 6. ¿Qué dices?',
        'Now they shoot at you. Low is 1 or 2, middle 3 or 4, high 5 or 6. Your call?',
      ),
      position: scene({ away: { 9: '34' }, phase: 'shot', side: 'away', ball: '34' }),
      side: 'home',
      accept: happened('save'),
      duel: calledDie,
      hint: ['call:high'],
      wrong: [],
    },
  ],
};
