import type { Words } from '../runtime/words.ts';
import { hideStatus, showStatus } from './terminal.ts';

const INTERVAL_MS = 1_000;

/** How far a command is: a message under `progress` in the strings, and its parameters. */
interface Reached {
  readonly key: 'running' | 'share' | 'items' | 'requests' | 'step';
  readonly params: Readonly<Record<string, number>>;
}

/** Shows on the last line of a terminal how far a command is, once per second, so that a quick one shows nothing. */
export class Progress {
  readonly #words: Words;
  readonly #start = performance.now();
  readonly #timer: ReturnType<typeof setInterval>;
  #reached: Reached = { key: 'running', params: {} };

  constructor(words: Words) {
    this.#words = words;
    this.#timer = setInterval(() => this.#show(), INTERVAL_MS);
  }

  reach(key: Reached['key'], params: Reached['params']): void {
    this.#reached = { key, params };
  }

  stop(): void {
    clearInterval(this.#timer);
    hideStatus();
  }

  #show(): void {
    const { key, params } = this.#reached;
    const seconds = Math.round((performance.now() - this.#start) / 1_000);
    showStatus(this.#words.t(`progress.${key}`, { ...params, seconds }));
  }
}

/** Runs something with its progress on stderr, if that is a terminal. */
export async function withProgress<Result>(words: Words, run: (progress: Progress | undefined) => Promise<Result>): Promise<Result> {
  const progress = process.stderr.isTTY ? new Progress(words) : undefined;
  try {
    return await run(progress);
  } finally {
    progress?.stop();
  }
}

/** The progress of an operation, in percent. */
export const reachShare =
  (progress: Progress) =>
  ({ done, total }: { readonly done: number; readonly total: number }): void =>
    progress.reach('share', { percent: total > 0 ? Math.floor((done / total) * 100) : 0 });
