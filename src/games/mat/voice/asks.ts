import { fill, type Said } from '../../../core/clause.ts';
import type { Side, Turn } from '../../../core/game.ts';
import { isWatching } from '../../../core/voice.ts';
import type { MatPosition } from '../position.ts';
import { nameOf, numberOf, pauseOf, pawnOn, say } from './words.ts';

function actSentence(p: MatPosition, side: Side): Said {
  const holder = p.ball === null ? undefined : pawnOn(p, p.ball);
  if (!holder) return say('{Side}: ve a por el balón suelto.', '{Side}: go for the loose ball.');
  return holder.side === side
    ? say(
        '{Side}: mueve, pasa o patea. El balón lo tiene tu {n}.',
        '{Side}: move, pass or kick. Your {n} has the ball.',
      )
    : say(
        '{Side}: mueve o roba. El balón lo tiene el {n} rival.',
        "{Side}: move or steal. The rival's {n} has the ball.",
      );
}

const ASKS: Readonly<Record<string, Said>> = {
  setup: say(
    '{Side}: coloca un peón en tu mitad. Por colocar: {left}.',
    '{Side}: place a pawn in your half. {left} to go.',
  ),
  coin: say('La moneda decide quién empieza: lánzala.', 'The coin decides who starts: toss it.'),
  kickoff: say('{Side}: elige el peón que saca del centro.', '{Side}: choose the pawn that kicks off.'),
  'kickoff/pause': say(
    '{Side}: gol en contra. Haz un cambio antes del saque, o elige quién saca.',
    '{Side}: goal against you. Substitute before the kick-off, or choose who takes it.',
  ),
  after: say('{Side}: termina el turno o haz un cambio.', '{Side}: end the turn or substitute.'),
  'after/goal': say('{Side}: ¡gol! ¿Un cambio antes del saque?', '{Side}: goal! Substitute before the kick-off?'),
  'after/penalty': say(
    '{Side}: penalti en tu contra. ¿Un cambio antes?',
    '{Side}: penalty against you. Substitute first?',
  ),
  taker: say('{Side}: elige quién lanza el penalti.', '{Side}: choose who takes the penalty.'),
  keeper: say('{Side}: pon un portero en tu área de meta.', '{Side}: put a keeper in your goal-kick area.'),
  penalty: say(
    'Penalti de {Taker}: elige 1, 2 o 3 dedos en secreto. Iguales, parada; distintos, gol.',
    "{Taker}'s penalty: choose 1, 2 or 3 fingers in secret. Equal is a save, different a goal.",
  ),
};

/** What a watcher is told instead of the question. */
const WATCHED: Readonly<Record<string, Said>> = {
  setup: say('{Side} coloca sus peones. Por colocar: {left}.', '{Side} place their pawns. {left} to go.'),
  kickoff: say('{Side} elige quién saca del centro.', '{Side} choose who kicks off.'),
  act: say('{Side} mueve, pasa, patea o roba.', '{Side} move, pass, kick or steal.'),
  after: say('{Side} piensa si hace un cambio.', '{Side} think of a substitution.'),
  taker: say('{Side} elige quién lanza el penalti.', '{Side} choose who takes the penalty.'),
  keeper: say('{Side} elige a su portero.', '{Side} choose their keeper.'),
};
const DECIDES = say('{Side} decide.', '{Side} decide.');

/** What is asked, and of whom. */
export function ask(p: MatPosition, turn: Turn, legal?: readonly string[]): Said {
  if (turn.kind === 'over') return say('El partido ha terminado.', 'The match is over.');
  const side = turn.kind === 'choice' ? turn.side : (p.side ?? 'home');
  const template = isWatching(turn, legal)
    ? (WATCHED[turn.phase] ?? DECIDES)
    : turn.phase === 'act'
      ? actSentence(p, side)
      : (ASKS[`${turn.phase}/${pauseOf(p, side)}`] ?? ASKS[turn.phase] ?? say('', ''));
  const members = side === 'home' ? p.options.homeMembers : p.options.awayMembers;
  const left = Object.values(p.pieces[side]).filter((at) => at === 'hand').length;
  const filled = (lang: keyof Said): string => {
    const name = nameOf(side, lang);
    const named = members > 1 && turn.phase !== 'setup' ? `${name} ${p.member[side]}/${members}` : name;
    return fill(template[lang], { Side: named, left, Taker: nameOf(p.side, lang), n: numberOf(pawnOn(p, p.ball)?.id) });
  };
  return { es: filled('es'), en: filled('en') };
}
