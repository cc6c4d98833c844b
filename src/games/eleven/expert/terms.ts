import type { Said } from '../../../core/clause.ts';

/** What each term of the evaluations is about. */
export const terms: Readonly<Record<string, Said>> = {
  lead: { es: 'los goles de ventaja y el tiempo para responder', en: 'the goals of lead and the time to answer them' },
  control: { es: 'quién tiene el balón y con qué seguridad', en: 'who has the ball, and how safely' },
  progress: { es: 'lo cerca que está el balón de cada portería', en: 'how near each goal the ball is' },
  chance: { es: 'una cadena de pases hasta el remate', en: 'a chain of kicks to a shot' },
  keeper: { es: 'el portero en su portería', en: 'the keeper in his goal' },
  attack: { es: 'hombres en zona de remate', en: 'men where one shoots from' },
  forward: { es: 'hombres que llegan a zona de remate', en: 'men who come to where one shoots from' },
  guard: { es: 'hombres que defienden la zona de remate propia', en: 'men who defend where the rival shoots from' },
  press: { es: 'quién llega antes al balón', en: 'who is nearer to the ball' },
  threat: { es: 'los puntos que faltan para rematar', en: 'the points that a shot still needs' },
  haste: { es: 'los toques ya gastados del turno', en: 'the kicks of the turn already spent' },
};

/** What an action does for its side where it betters a term. */
export const gains: Readonly<Record<string, Said>> = {
  lead: { es: 'aumenta o protege la ventaja', en: 'adds to the lead, or guards it' },
  control: { es: 'asegura el balón', en: 'makes sure of the ball' },
  progress: { es: 'acerca el balón a la portería rival', en: 'brings the ball nearer to the other goal' },
  chance: { es: 'abre una cadena de pases hasta el remate', en: 'opens a chain of kicks to a shot' },
  keeper: { es: 'deja al portero en su portería', en: 'keeps the keeper in his goal' },
  attack: { es: 'pone hombres en zona de remate', en: 'puts men where one shoots from' },
  forward: { es: 'lleva hombres hacia la zona de remate', en: 'brings men towards where one shoots from' },
  guard: { es: 'defiende la zona desde la que remata el rival', en: 'defends where the rival shoots from' },
  press: { es: 'llegas antes que el rival al balón', en: 'you are nearer to the ball than the rival' },
  threat: { es: 'te acerca al remate y aleja al rival del suyo', en: 'brings your shot nearer and theirs farther' },
  haste: { es: 'no gasta toques sin necesidad', en: 'spends no kick without need' },
};
