import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../hosting/loopback.mjs';
import { Refusal } from './refusal.ts';

/** Who may call the API. */
export interface GuardOptions {
  /** The host that the server listens on. */
  readonly host: string;
  /** Without one, requests need none. */
  readonly token: string | undefined;
  /** Origins of other websites whose pages may call the API. */
  readonly origins: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** The methods and headers that pages of other origins may use. */
const PREFLIGHT: Headers = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
};

/** Checks where requests come from. */
export class Guard {
  readonly #options: GuardOptions;
  readonly #isLocal: boolean;
  readonly #token: Buffer | undefined;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#isLocal = isLoopback(options.host);
    this.#token = options.token === undefined ? undefined : digestOf(options.token);
  }

  /**
   * Checks the Host header, if only this device can connect: a website whose domain resolves to 127.0.0.1 could otherwise call the API as
   * its own (DNS rebinding). Other hosts have names that the server does not know, and need a token.
   * @throws Refusal
   */
  checkHost({ headers, socket }: IncomingMessage): void {
    if (!this.#isLocal) return;
    const port = socket.localPort ?? 0;
    const names = ['localhost', '127.0.0.1', '[::1]', this.#options.host.toLowerCase()];
    const known = names.flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])]);
    if (!known.includes((headers.host ?? '').toLowerCase())) throw new Refusal(421, 'wrong-host', { params: { name: 'Host', expected: `127.0.0.1:${port}` } });
  }

  /**
   * Checks that a request does not come from a page of another website, which may send forms and simple requests without asking. Returns the
   * headers that let a page of an allowed origin read the response.
   * @throws Refusal
   */
  checkOrigin({ headers }: IncomingMessage): Headers {
    const { origin } = headers;
    if (origin !== undefined && this.#options.origins.includes(origin)) {
      return {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Content-Disposition, Retry-After',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        Vary: 'Origin',
      };
    }
    const isOwn = origin === undefined || [`http://${headers.host}`, `https://${headers.host}`].includes(origin.toLowerCase());
    // Requests for images and scripts have no origin, but say that another website made them.
    const site = headers['sec-fetch-site'];
    if (!isOwn || (site !== undefined && site !== 'same-origin' && site !== 'none')) throw new Refusal(403, 'foreign-origin');
    return { 'Cross-Origin-Resource-Policy': 'same-origin', ...(this.#options.origins.length > 0 && { Vary: 'Origin' }) };
  }

  /** The headers that answer a preflight request; undefined for other requests. The origin is checked before. */
  preflightOf({ method, headers }: IncomingMessage): Headers | undefined {
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
    const isPrivate = headers['access-control-request-private-network'] === 'true';
    return { ...PREFLIGHT, ...(isPrivate && { 'Access-Control-Allow-Private-Network': 'true' }) };
  }

  /** @throws Refusal for a request without the token, in a time that does not depend on how much of it is right */
  checkToken({ headers }: IncomingMessage): void {
    if (!this.#token) return;
    const given = /^Bearer +(?<token>\S+)$/iu.exec(headers.authorization ?? '')?.groups?.token ?? '';
    if (!timingSafeEqual(digestOf(given), this.#token)) throw new Refusal(401, 'unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
