import type { ServerOptions } from 'node:http';
import { createEngines } from '../cli/engines.ts';
import { engineScript } from '../cli/place.ts';
import type { ApiArguments } from '../cli/serve-options.ts';
import { printMessages } from '../cli/terminal.ts';
import { version } from '../cli/version.ts';
import type { Words } from '../runtime/words.ts';
import type { HandleRequest } from './server.ts';
import { createApi } from './server.ts';

/** A started API, for the server of the site. */
export interface StartedApi {
  readonly handle: HandleRequest;
  /** Limits of the server itself. */
  readonly http: ServerOptions;
  /** Ends its threads. */
  readonly close: () => void;
}

interface Place {
  /** The host that the server listens on. */
  readonly host: string;
  /** The path below which the site is served, with leading and trailing slash. */
  readonly prefix: string;
}

/** How often Node looks for requests whose headers do not arrive. */
const CHECK_MS = 1_000;

/** Node ends the connection of a body that is too late; before that, the API has answered. */
const GRACE_MS = 2_000;

/** Creates the API with its threads. */
export function startApi({ token, origins, ...limits }: ApiArguments, { host, prefix }: Place, words: Words): StartedApi {
  const engines = createEngines(engineScript, limits.parallel);
  const base = `${prefix}api/`;
  let described: Promise<string> | undefined;
  const describe = async (): Promise<string> => (await import('./openapi.ts')).describeApi({ version, base, isProtected: token !== undefined });
  const requestMs = limits.requestSeconds * 1_000;
  return {
    handle: createApi({
      words,
      engines,
      guard: { host, token, origins },
      limits,
      base,
      describe: () => (described ??= describe()),
      log: (line) => printMessages(line),
    }),
    http: { headersTimeout: requestMs, requestTimeout: requestMs + GRACE_MS, connectionsCheckingInterval: CHECK_MS },
    close: () => engines.close(),
  };
}
