import { fill, type Lang, type Said } from '../../../src/core/clause.ts';
import type { Side, Turn } from '../../../src/core/game.ts';
import { isWatching, SIDE_NAMES, type Voice } from '../../../src/core/voice.ts';
import type { ToyEvent } from './model.ts';
import type { ToyPosition } from './position.ts';

const s = (es: string, en: string): Said => ({ es, en });
const nameOf = (side: Side | null, lang: Lang): string => (side ? SIDE_NAMES[side]![lang] : '');

const LABELS: Readonly<Record<string, Said>> = {
  'pass:short': s('Pase corto', 'Short pass'),
  'pass:long': s('Pase largo', 'Long pass'),
  'corner:left': s('A la izquierda', 'To the left'),
  'corner:right': s('A la derecha', 'To the right'),
};

const LINES: Readonly<Record<ToyEvent['type'], Said>> = {
  toss: s('La moneda elige a {side}.', 'The coin picks {side}.'),
  turn: s('Juega {side}.', '{side} play.'),
  pass: s('{side}: {word}.', '{side}: {word}.'),
  roll: s('Sale un {value}.', 'A {value}.'),
  penalty: s('¡Penalti para {side}!', 'Penalty for {side}!'),
  commit: s('{side} ha elegido.', '{side} have chosen.'),
  goal: s('¡Gol de {side}! {score}.', 'Goal for {side}! {score}.'),
  save: s('¡Para el portero de {side}!', "Saved by {side}'s keeper!"),
  period: s('Acaba la parte: {score}.', 'The half is over: {score}.'),
  over: s('Final: {score}.', 'Full time: {score}.'),
};

function factsOf(event: ToyEvent, lang: Lang): Record<string, unknown> {
  return {
    ...event,
    ...('side' in event ? { side: nameOf(event.side, lang) } : {}),
    ...('word' in event ? { word: LABELS[event.word]![lang].toLowerCase() } : {}),
    ...('score' in event ? { score: event.score.join('–') } : {}),
  };
}

const QUESTIONS: Readonly<Record<string, Said>> = {
  toss: s('Se lanza la moneda.', 'The coin is tossed.'),
  pass: s('{side}: ¿pase corto o largo?', '{side}: a short pass or a long one?'),
  bounce: s('{side} tira el dado.', '{side} roll the die.'),
  penalty: s('Penalti: elige un lado en secreto.', 'Penalty: choose a corner in secret.'),
  over: s('El partido ha terminado.', 'The match is over.'),
};

const DECIDES = s('{side} decide.', '{side} decide.');

const ask = ({ side }: ToyPosition, turn: Turn, legal?: readonly string[]): Said => {
  const question = isWatching(turn, legal) ? DECIDES : QUESTIONS[turn.kind === 'over' ? 'over' : turn.phase]!;
  return s(fill(question.es, { side: nameOf(side, 'es') }), fill(question.en, { side: nameOf(side, 'en') }));
};

const option = (label: Said, help: Said) => ({ label, help });

export const voice: Voice<ToyPosition, ToyEvent> = {
  event: (event) =>
    s(fill(LINES[event.type].es, factsOf(event, 'es')), fill(LINES[event.type].en, factsOf(event, 'en'))),
  ask,
  action: (text) => LABELS[text] ?? s(text, text),
  aim(text, position, side) {
    if (!text.startsWith('corner:')) return null;
    return position.side === side
      ? { type: 'goal', label: s('gol', 'goal') }
      : { type: 'save', label: s('parada', 'save') };
  },
  options: {
    turns: option(s('Turnos por parte', 'Turns a half'), s('Los de ambos juntos.', "Both sides' together.")),
    short: option(s('Pase corto', 'Short pass'), s('Llega desde este número.', 'It arrives from this number on.')),
    long: option(s('Pase largo', 'Long pass'), s('Llega desde este número.', 'It arrives from this number on.')),
    reach: option(s('Alcance', 'Reach'), s('Casillas de un pase largo.', 'Spaces of a long pass.')),
  },
  fields: {
    starter: s('Equipo que empezó', 'Side that began'),
    sent: s('Pase elegido', 'Pass chosen'),
    sealed: s('Elegido en secreto', 'Chosen in secret'),
    'phase=toss': s('Sorteo', 'The toss'),
    'phase=pass': s('Pase', 'The pass'),
    'phase=bounce': s('Rebote', 'The bounce'),
    'phase=penalty': s('Penalti', 'Penalty'),
    'phase=over': s('Terminado', 'Over'),
  },
};
