import { type Card, quick, rulebook, short } from '../../core/card.ts';

export const card: Card = {
  about: {
    es: 'Siete peones sobre un tapete con zonas de carrera y pase largo. Sin dados: solo tú y tu plan.',
    en: 'Seven pawns on a mat with running and long-pass zones. No dice: just you and your plan.',
  },
  minutes: [15, 30],
  luck: 1,
  depth: 3,
  presets: [rulebook({}), short({ mode: 'golden' }), quick({ maxTurns: 40, tie: 'shootout' })],
  levels: null,
  withLead: (behind) => ({ starts: behind }),
  colours: { light: '#0f6e68', dark: '#45d3c3' },
};
