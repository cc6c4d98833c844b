import { atChance, inPeriod, offers, say } from '../../../core/lessons.ts';
import type { TorinoSituation } from './scene.ts';

export const coach: readonly TorinoSituation[] = [
  {
    id: 'opening',
    title: say('El sorteo', 'Who starts'),
    when: atChance('opening'),
    say: say(
      'Toca los dados: cada equipo tira uno y empieza el más alto.',
      'Touch the dice: each side rolls one and the higher starts.',
    ),
    lesson: 'attack',
  },
  {
    id: 'pass',
    title: say('Elegir el pase', 'Choosing the pass'),
    when: offers('pass:'),
    say: say(
      'Un 5: pasa al 8 o al 10. Tienen las mismas opciones: elige el que te guste.',
      'A 5: pass to the 8 or the 10. Their chances are the same: choose the one you like.',
    ),
    lesson: 'attack',
  },
  {
    id: 'penalty-against',
    title: say('Penalti en contra', 'A penalty against you'),
    when: ({ legal, position }) => legal.length > 0 && position.shot?.kind === 'penalty',
    say: say(
      'Penalti: todo número va a puerta. Elige par o impar; aciertas la mitad de las veces.',
      'A penalty: every number is on target. Choose even or odd; you are right half of the time.',
    ),
    lesson: 'keeper',
  },
  {
    id: 'keeper',
    title: say('Colocar al portero', 'Placing the keeper'),
    when: offers('keep:'),
    say: say(
      'Defiendes tú. Los números marcados van a puerta: pon al portero en los pares o en los impares.',
      'You defend. The marked numbers are on target: put your keeper on the even or the odd ones.',
    ),
    lesson: 'keeper',
  },
  {
    id: 'corner',
    title: say('El córner', 'The corner'),
    when: ({ events, side }) => events.some((event) => event.type === 'corner' && event.side === side),
    say: say(
      'Parada del tiro del 9: sacas un córner. Solo dos números van a puerta.',
      'The shot of your 9 was saved: you take a corner. Only two numbers are on target.',
    ),
    lesson: 'keeper',
  },
  {
    id: 'penalty-for',
    title: say('Penalti a favor', 'A penalty for you'),
    when: ({ events, side }) => events.some((event) => event.type === 'penalty' && event.side === side),
    say: say(
      '¡Penalti! Todos los números van a puerta: gol la mitad de las veces.',
      'A penalty! Every number is on target: a goal half of the time.',
    ),
    lesson: 'keeper',
  },
  {
    id: 'lost',
    title: say('Turno perdido', 'A lost turn'),
    when: ({ events, side }) => events.some((event) => event.type === 'lost' && event.side === side),
    say: say('Un 1 pierde el turno: ahora ataca el rival.', 'A 1 loses the turn: your rival attacks now.'),
    lesson: 'attack',
  },
  {
    id: 'shot',
    title: say('El remate', 'The shot'),
    when: ({ position, side, turn }) =>
      turn.kind === 'chance' && turn.phase === 'shot' && position.shot?.kicker === side,
    say: say(
      'Rematas. La tabla dice qué números son gol. Toca el dado.',
      'Your shot. The table says which numbers are goals. Touch the die.',
    ),
    lesson: 'attack',
  },
  {
    id: 'first',
    title: say('El primer dado', 'The first die'),
    when: ({ position, side, turn }) => turn.kind === 'chance' && turn.phase === 'first' && position.side === side,
    say: say(
      'Te toca. El dado dice qué camiseta juega: 3, 4 y 5 rematan, 6 es penalti.',
      'Your turn. The die says which shirt plays: 3, 4 and 5 shoot, a 6 is a penalty.',
    ),
    lesson: 'attack',
  },
  {
    id: 'half',
    title: say('El descanso', 'Half-time'),
    when: inPeriod(2),
    say: say(
      'Segunda parte: empieza quien no empezó la primera.',
      'Second half: whoever did not start the first one starts.',
    ),
    lesson: 'end',
  },
  {
    id: 'shootout',
    title: say('La tanda', 'The shoot-out'),
    when: inPeriod('shootout'),
    say: say('Empate: penaltis por turnos. Gana quien marque más.', 'A draw: penalties in turn. More goals win.'),
    lesson: 'end',
  },
];
