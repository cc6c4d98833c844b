import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { ThinkAnswer, ThinkRequest } from '../../bots/worker.ts';
import type { Bus, News, Think } from './bus.ts';

const RETRY_MILLIS = 250;
/** Longer than the longest thought that a server allows (thinking.ts), with a queue before it. */
const THOUGHT_MILLIS = 5000;
const PING_MILLIS = 2000;
const SETTLE_MILLIS = 3000;
const THINKING = 'cancha.think';
const subjectOf = (match: string): string => `cancha.match.${match}`;

/** A question as it travels: its cells are a plain list. */
type Question = Omit<ThinkRequest, 'cells'> & { readonly cells: readonly number[] };
type Reply = { readonly answer: ThinkAnswer } | { readonly failed: true };

/** The nodes joined by a NATS server. One that is away, at the start too, is waited for; meanwhile the log serves. */
export function natsBus(servers: readonly string[], think: Think): Bus {
  const topics = new Map<string, { readonly hear: (news: News) => void; subscription?: Subscription }>();
  let nats: NatsConnection | undefined;
  let isConnected = false;
  /** Since when everybody hears everything: other nodes may come back a little later than this one. */
  let trustedFrom = Number.POSITIVE_INFINITY;
  let isClosed = false;

  const listen = (match: string): void => {
    const topic = topics.get(match);
    if (!nats || !topic) return;
    topic.subscription = nats.subscribe(subjectOf(match), {
      callback: (error, message) => {
        if (!error) topic.hear(message.json<News>());
      },
    });
  };
  const thinkFor = async (question: Question): Promise<Reply> => {
    try {
      return { answer: await think({ ...question, cells: Int16Array.from(question.cells) }) };
    } catch {
      return { failed: true };
    }
  };
  const watch = async (connection: NatsConnection): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') [isConnected, trustedFrom] = [false, Number.POSITIVE_INFINITY];
      if (type === 'reconnect') [isConnected, trustedFrom] = [true, performance.now() + SETTLE_MILLIS];
    }
  };
  const open = async (): Promise<void> => {
    while (!nats && !isClosed) {
      try {
        nats = await connect({
          servers: [...servers],
          noEcho: true,
          reconnectTimeWait: RETRY_MILLIS,
          maxReconnectAttempts: -1,
          pingInterval: PING_MILLIS,
          ignoreClusterUpdates: true,
        });
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MILLIS));
      }
    }
    if (!nats) return;
    [isConnected, trustedFrom] = [true, performance.now() + SETTLE_MILLIS];
    void watch(nats);
    for (const match of topics.keys()) listen(match);
    nats.subscribe(THINKING, {
      queue: 'nodes',
      callback: (error, message) => {
        if (error) return;
        void thinkFor(message.json<Question>()).then((reply) => message.respond(JSON.stringify(reply)));
      },
    });
  };
  void open();

  return {
    get isUp() {
      return performance.now() >= trustedFrom;
    },
    publish(match, news) {
      if (isConnected) nats?.publish(subjectOf(match), JSON.stringify(news));
    },
    subscribe(match, hear) {
      topics.set(match, { hear });
      listen(match);
      return () => {
        topics.get(match)?.subscription?.unsubscribe();
        topics.delete(match);
      };
    },
    async think(request, signal) {
      // A node does not hear itself: it thinks where no other answers.
      if (!nats || !isConnected) return think(request, signal);
      const question: Question = { ...request, cells: [...request.cells] };
      const reply = await nats
        .request(THINKING, JSON.stringify(question), { timeout: THOUGHT_MILLIS })
        .then((message) => message.json<Reply>())
        .catch((): Reply => ({ failed: true }));
      return 'answer' in reply ? reply.answer : think(request, signal);
    },
    async close() {
      // Pages that are let go meanwhile have nobody to be told of any more.
      [isClosed, isConnected] = [true, false];
      await nats?.close();
    },
  };
}
