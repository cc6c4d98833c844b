import { Command } from 'commander';
import type { ClauseText, Lang } from '../core/clause.ts';
import { noSuch, roomOf } from './input.ts';
import type { Say } from './lang.ts';
import { paint } from './screen.ts';

const ABOUT = { es: 'las reglas de un juego, o una de ellas', en: 'the rules of a game, or one of them' };
const GAME = { es: 'juego', en: 'game' };
const CLAUSE = {
  es: 'una regla, por el nombre que lleva en la lista de todas',
  en: 'one rule, by the id that the list of all gives it',
};

export const rulesCommand = (say: Say, lang: Lang): Command =>
  new Command('rules')
    .description(say(ABOUT))
    .argument('<game>', say(GAME))
    .argument('[clause]', say(CLAUSE))
    .action(async (id: string, clause?: string) => {
      const { game } = await roomOf(id);
      const line = ({ id: name, rule }: ClauseText): string => `${paint('bold', name)}  ${rule[lang]}`;
      if (clause !== undefined) {
        const found = game.clauses.byId.get(clause.toUpperCase());
        console.log(line(found ?? noSuch({ es: 'ninguna regla', en: 'rule' }, clause, [...game.clauses.byId.keys()])));
        return;
      }
      for (const { title, clauses } of game.clauses.sections)
        console.log([paint('underline', title[lang]), ...clauses.map(line), ''].join('\n'));
    });
