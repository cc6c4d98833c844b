import { type HowItIsPlayed, say } from '../../../core/lessons.ts';
import type { ElevenPosition } from '../position.ts';
import { scene } from './scene.ts';

export const how: HowItIsPlayed<ElevenPosition> = {
  aim: say(
    'Mete el balón en la portería rival más veces que el otro.',
    'Put the ball into the other goal more often than your rival.',
  ),
  turn: say(
    'Tira el dado: son tus puntos. Un punto, un paso por una línea. Dos, empujar a un rival; tres, si lleva el balón. ' +
      'Chutar es gratis: una o dos líneas, y quien la recibe puede chutar otra vez.',
    'Roll: those are your points. One point, one step along a line. Two to push a rival away, three if he has the ball. ' +
      'Kicking is free: one or two lines, and whoever receives it may kick on.',
  ),
  scoring: say(
    'Desde las casillas oscuras, tira: eliges en secreto un número; el portero dice bajo, medio o alto.',
    'From the dark spaces, shoot: you pick a number in secret, the keeper calls low, middle or high.',
  ),
  end: say(
    'Dos partes. Cumplido el tiempo, la parte acaba cuando alguien saca un 1.',
    'Two halves. Once time is up, a half ends when somebody rolls a 1.',
  ),
  pictures: [
    {
      caption: say('Un paso, y una cadena de chutes hasta lo oscuro.', 'A step, and a chain of kicks into the dark.'),
      position: scene({ home: { 4: '25', 9: '36', 10: '26', 11: '33' }, away: { 6: '24' }, ball: '25' }),
      plays: ['move:25-35', 'kick:36', 'kick:26', 'kick:33'],
    },
    {
      caption: say('Tres puntos: un empujón que roba.', 'Three points: a push that steals.'),
      position: scene({ home: { 4: '25' }, away: { 6: '35' }, points: 4 }),
      plays: ['attack:25-35>27', 'move:35-39'],
    },
    {
      caption: say(
        'Un tiro: el 5 es alto; el portero dijo bajo. Gol.',
        'A shot: five is high, the keeper called low. Goal.',
      ),
      position: scene({ home: { 9: '26' }, ball: '26', points: 3 }),
      plays: ['move:26-13', 'move:13-33', 'shoot', 'set:5', 'call:low'],
    },
  ],
};
