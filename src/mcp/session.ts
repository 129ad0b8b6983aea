import type { Words } from '../runtime/words.ts';
import type { Engines } from '../cli/engines.ts';
import type { Results } from './results.ts';
import type { Root } from './root.ts';

/** What all requests of a server share. */
export interface Session {
  /** The strings of the command line. */
  readonly words: Words;
  readonly engines: Engines;
  readonly results: Results;
  /** The folder whose files may be read, if the server has one. */
  readonly root: Root | undefined;
}

/** What a request has besides its arguments. */
export interface Call {
  /** Aborted when the client cancels the request. */
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}
