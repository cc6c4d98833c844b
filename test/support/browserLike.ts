// A browser without a screen, for the routes of people: it keeps its cookie, and says where its pages are from.
import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export interface Answered {
  readonly status: number;
  /** Whatever a route answers. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly cookie: string | undefined;
}

export class BrowserLike {
  readonly #app: FastifyInstance;
  cookie: string | undefined;

  constructor(app: FastifyInstance, cookie?: string) {
    this.#app = app;
    this.cookie = cookie;
  }

  async ask(method: Method, url: string, payload?: object, headers: Record<string, string> = {}): Promise<Answered> {
    const answer = await this.#app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'sec-fetch-site': 'same-origin',
        ...(this.cookie === undefined ? {} : { cookie: `cancha=${this.cookie}` }),
        ...headers,
      },
    });
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    const cookie = set === undefined ? undefined : /cancha=([^;]*)/.exec(set)?.[1];
    if (cookie !== undefined) this.cookie = cookie === '' ? undefined : cookie;
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), cookie: set };
  }

  get = (url: string, headers?: Record<string, string>): Promise<Answered> => this.ask('GET', url, undefined, headers);
  post = (url: string, payload: object = {}, headers?: Record<string, string>): Promise<Answered> =>
    this.ask('POST', url, payload, headers);
  put = (url: string, payload: object = {}): Promise<Answered> => this.ask('PUT', url, payload);
  patch = (url: string, payload: object = {}): Promise<Answered> => this.ask('PATCH', url, payload);
  delete = (url: string, headers?: Record<string, string>): Promise<Answered> =>
    this.ask('DELETE', url, undefined, headers);
}
