import type { Side } from '../../core/game.ts';
import { type GameId, loadRoom } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Table } from '../../match/table.ts';
import type { HostMessage } from '../../protocol/messages.ts';
import { throwerFor } from '../../protocol/throwing.ts';
import { Reader, type WireMessage } from '../../protocol/wire.ts';
import { Later } from '../later.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Seek } from '../lobby/seeks.ts';
import type { People, Person } from '../people/people.ts';
import type { Place } from '../seats.ts';
import type { Visitor } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { Bots } from './bots.ts';
import type { Challenge, ProgramEvent, Running } from './operations.ts';
import type { Feed, Lines } from './streams.ts';

/** How often a program that listens is noted as present, and what the bus may have missed is looked for. */
const LOOK_MILLIS: Millis = 10_000;
/** Characters that may wait for a program that watches later than it is played. */
const MOST_WAITING = 1_000_000;

export const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');

/** What programs are told of: challenges and matches of an account. */
export class Feeds {
  readonly #lobby: Lobby;
  readonly #people: People;
  readonly #bots: Bots;
  readonly #tables: Tables;
  readonly #delay: (match: string) => Promise<Millis>;
  readonly #now: () => Millis;
  readonly #stumbled: (error: unknown) => void;

  constructor(
    lobby: Lobby,
    people: People,
    bots: Bots,
    tables: Tables,
    /** By how much those who only watch a match are told later. */
    delay: (match: string) => Promise<Millis>,
    { now, stumbled }: { now(): Millis; stumbled(error: unknown): void },
  ) {
    this.#lobby = lobby;
    this.#people = people;
    this.#bots = bots;
    this.#tables = tables;
    this.#delay = delay;
    this.#now = now;
    this.#stumbled = stumbled;
  }

  /** The challenges to an account, and its own. */
  async challenges({ id }: Person): Promise<Challenge[]> {
    const own = (await this.#lobby.seeks.about([id])).filter(({ target }) => target !== null);
    const targets = [...new Set(own.map(({ target }) => target!))];
    const names = await this.#bots.namesOf(targets);
    return own.map(({ id: challenge, person, name, target, game, options, made, isRated }: Seek) => ({
      id: challenge,
      from: name,
      to: names.get(target!) ?? '',
      isMine: person === id,
      isRated,
      game,
      options,
      made,
    }));
  }

  /** The matches that an account is playing, the oldest first. */
  async running({ id }: Person): Promise<Running[]> {
    const rows = await this.#people.store
      .selectFrom('seated')
      .innerJoin('played', 'played.match', 'seated.match')
      .select(['played.match', 'side', 'game', 'home', 'away', 'score'])
      .where('person', '=', id)
      .where('result', 'is', null)
      .orderBy('made')
      .execute();
    return rows.map((row) => ({ ...row, side: row.side as Side, game: row.game as GameId }));
  }

  /** What happens to an account: first what there is already, then what changes. */
  events(person: Person): Feed {
    return async (lines) => {
      const told = { challenges: new Set<string>(), matches: new Set<string>() };
      const say = (event: ProgramEvent): void => lines.write(event);
      let [isBusy, isAgain] = [false, false];
      const look = async (): Promise<void> => {
        if (isBusy) {
          isAgain = true;
          return;
        }
        isBusy = true;
        do {
          isAgain = false;
          await this.#tell(person, told, say);
        } while (isAgain);
        isBusy = false;
      };
      const again = (): void => {
        look().catch((error: unknown) => {
          isBusy = false;
          this.#stumbled(error);
        });
      };
      const beHere = async (): Promise<void> => {
        await this.#bots.listens(person.id);
        await this.#lobby.present([person.id]);
      };
      await beHere();
      await look();
      const timer = setInterval(() => void beHere().then(again, this.#stumbled), LOOK_MILLIS).unref();
      const unsubscribe = this.#lobby.onChange(again);
      return () => {
        clearInterval(timer);
        unsubscribe();
      };
    };
  }

  async #tell(
    person: Person,
    told: { readonly challenges: Set<string>; readonly matches: Set<string> },
    say: (event: ProgramEvent) => void,
  ): Promise<void> {
    const [challenges, matches] = await Promise.all([this.challenges(person), this.running(person)]);
    for (const challenge of challenges) if (!told.challenges.has(challenge.id)) say({ type: 'challenge', challenge });
    for (const id of told.challenges)
      if (!challenges.some((challenge) => challenge.id === id)) say({ type: 'gone', challenge: id });
    for (const match of matches) if (!told.matches.has(match.match)) say({ type: 'match', ...match });
    for (const id of told.matches) if (!matches.some(({ match }) => match === id)) say({ type: 'over', match: id });
    told.challenges.clear();
    told.matches.clear();
    for (const { id } of challenges) told.challenges.add(id);
    for (const { match } of matches) told.matches.add(match);
  }

  /** A match as that person may see it, whole steps; `after` is the newest that he has. */
  match(id: string, person: Person, after: number): Feed {
    return async (lines): Promise<(() => void) | Problem> => {
      const table = await this.#tables.take(id);
      if (!table) return NO_TABLE;
      const row = await table.currentRow();
      const place = await this.#people.seatOf(id, person.id);
      const delay = place ? 0 : await this.#delay(id);
      const made = await visitorOf(row.game as GameId, place ?? null, lines, this.#now);
      const later = new Later({ delay, most: MOST_WAITING, send: made.send, full: () => lines.end() });
      const visitor: Visitor = delay === 0 ? made : { ...made, send: (text) => later.put(text) };
      const leave = (): void => {
        later.clear();
        table.leave(visitor);
        this.#tables.release(id);
      };
      try {
        await table.enter(visitor, after);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    };
  }
}

/** Makes whole messages of what travels to pages; the stream ends with the match. */
async function visitorOf(game: GameId, place: Place | null, lines: Lines, now: () => Millis): Promise<Visitor> {
  const side = place?.side ?? null;
  const { game: rules, stage } = await loadRoom(game);
  const reader = new Reader(rules);
  let table: Table | undefined;
  const tell = (message: HostMessage): void => {
    if (message.type === 'hello') table = message.table;
    // Who is challenged by name waits for nobody else.
    if (message.type === 'places') return;
    if (message.type === 'step') {
      const { position, turn } = message;
      const isOurs = side && table && throwerFor([side], stage, table, position, turn) !== 'rival';
      lines.write({ ...message, isThrow: turn.kind === 'chance' && isOurs === true });
      if (turn.kind === 'over') lines.end();
    } else lines.write(message);
  };
  return {
    side,
    member: place?.member ?? null,
    send: (text) => {
      const message = reader.read(JSON.parse(text) as WireMessage, now());
      if (message) tell(message);
    },
  };
}
