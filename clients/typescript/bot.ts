// A bot that accepts every challenge and plays any game: `node bot.ts http://localhost:3000 cancha_…`
// With a name and a game behind that it challenges too: `… cancha_… "Tiqui" torino '{"turnsPerHalf": 4}'`
// With the link of a tournament it joins that: `… cancha_… http://localhost:3000/tournaments/…`
import { Cancha, CanchaError, type Step } from './cancha.ts';

const [address = 'http://localhost:3000', token = process.env['CANCHA_TOKEN'] ?? '', rival, game, options = '{}'] =
  process.argv.slice(2);
const cancha = new Cancha(address, token);

/** Here your own idea of the game begins: `step.position` is what you see, in the words of docs/games. */
function choose({ legal }: Step): string {
  return legal[Math.floor(Math.random() * legal.length)]!;
}

async function play(match: string, side: string): Promise<void> {
  for await (const step of cancha.steps(match)) {
    const { n, legal, isThrow, offer, turn } = step;
    try {
      // The number of the step makes the command's name: sent twice, it is done once.
      if (offer && offer.side !== side)
        await cancha.command(match, { type: 'answer', id: `a${n}`, accept: offer.what === 'undo', offer: offer.id });
      else if (legal.length > 0)
        await cancha.command(match, { type: 'play', id: `${side}${n}`, action: choose(step), n });
      else if (isThrow) await cancha.command(match, { type: 'throw', id: `t${n}`, n });
    } catch (error) {
      // Something has happened meanwhile: the next step tells what.
      if (!(error instanceof CanchaError)) throw error;
    }
    if (turn.kind === 'over') console.log(match, JSON.stringify(turn.result));
  }
}

const playing = new Set<string>();
const tournament = /\/tournaments\/([\w-]+)/.exec(rival ?? '')?.[1];
if (tournament) await cancha.join(tournament);
if (rival && game) await cancha.challenge(rival, game, JSON.parse(options) as object);
for await (const event of cancha.events()) {
  if (event.type === 'challenge' && !event.challenge.isMine) {
    await cancha.accept(event.challenge.id).catch((error: unknown) => console.error(String(error)));
  } else if (event.type === 'match' && !playing.has(event.match)) {
    playing.add(event.match);
    void play(event.match, event.side).catch((error: unknown) => console.error(String(error)));
  }
}
