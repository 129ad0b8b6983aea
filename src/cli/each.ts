import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { InputError } from '../contract/errors.ts';
import { describeFailure } from '../runtime/failure.ts';
import { endLine, linesOf, recordsOf, toText } from '../runtime/recipe/step-value.ts';
import { toFailure } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';
import { readCommandOptions } from './command-options.ts';
import { each as options } from './commands.ts';
import type { Progress } from './progress.ts';
import { withProgress } from './progress.ts';
import { readStdin } from './stdin.ts';
import { print, printError, printMessages } from './terminal.ts';
import { readTimeout, TIMED_OUT, timedOut, within } from './timeout.ts';
import { UsageError } from './usage-error.ts';

const divisions = { line: linesOf, record: recordsOf } as const;

export const eachWords: readonly string[] = Object.keys(divisions);

/**
 * Runs a shell command once for each line, or each element of a JSON array, of stdin, which the command gets on its own stdin.
 * Prints each result as lines. Ends with the status of the first command that fails, or that exceeds the time limit of each command.
 */
export async function runEach(args: readonly string[], words: Words): Promise<number> {
  const { values, rest } = readCommandOptions(args, options);
  const timeout = readTimeout(values.get('timeout')?.at(-1));
  const [wanted = '', command, extra] = rest;
  const divide = wanted === 'line' || wanted === 'record' ? divisions[wanted] : undefined;
  if (!divide || command === undefined || extra !== undefined) throw new UsageError('problem.each-form', { words: eachWords.join('|') });
  const parts = partsOf(await toText(await readStdin()), divide, words);
  const status = await withProgress(words, (progress) => runForAll(command, parts, { timeout, progress }));
  if (status === TIMED_OUT && timeout !== undefined) printMessages(words.t('problem.prefix', { message: describeFailure(timedOut(timeout), words) }));
  return status;
}

interface Manner {
  readonly timeout: number | undefined;
  readonly progress: Progress | undefined;
}

async function runForAll(command: string, parts: readonly string[], { timeout, progress }: Manner): Promise<number> {
  for (const [done, part] of parts.entries()) {
    progress?.reach('items', { done, total: parts.length });
    const { text, status } = await within(timeout, (signal) => runCommand(command, part, signal));
    await print(endLine(text));
    if (status !== 0) return status;
  }
  return 0;
}

function partsOf(text: string, divide: (text: string) => readonly string[], words: Words): readonly string[] {
  try {
    return divide(text);
  } catch (error) {
    if (error instanceof InputError) throw new UsageError('problem.plain', { message: describeFailure(toFailure(error), words) });
    throw error;
  }
}

interface Ended {
  readonly text: string;
  readonly status: number;
}

async function runCommand(command: string, input: string, signal: AbortSignal | undefined): Promise<Ended> {
  // At a terminal, messages pass through this process, which makes them harmless and keeps them apart from its progress.
  const errors = process.stderr.isTTY ? 'pipe' : 'inherit';
  // A group of its own can be ended as a whole.
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', errors], detached: signal !== undefined && hasGroups });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.setEncoding('utf8').on('data', printError);
  // A command need not read its input.
  child.stdin?.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  child.stdin?.end(input);
  const release = signal ? endWith(child, signal) : undefined;
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve);
      child.on('error', reject);
    });
    return { text: Buffer.concat(chunks).toString('utf8'), status: signal?.aborted ? TIMED_OUT : (status ?? 1) };
  } finally {
    release?.();
  }
}

const hasGroups = process.platform !== 'win32';

/** The signals that a terminal, or the one who ends this process, sends only to the group of this process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a command, and all that it has started in its group, with the signal, or with a signal to this process. Returns the cleanup. */
function endWith(child: ChildProcess, signal: AbortSignal): () => void {
  const onTimeout = (): void => {
    sendSignal(child, 'SIGKILL');
    // A process in another group may hold the output open, which would delay the end of the command.
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  signal.addEventListener('abort', onTimeout, { once: true });
  const listeners = SIGNALS.map((name) => {
    const listener = (): void => {
      sendSignal(child, name);
      // Without a listener, the signal ends this process.
      process.kill(process.pid, name);
    };
    process.once(name, listener);
    return { name, listener };
  });
  return () => {
    signal.removeEventListener('abort', onTimeout);
    for (const { name, listener } of listeners) process.removeListener(name, listener);
  };
}

/** Sends a signal to the group of a command, which may have ended before its output. */
function sendSignal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!hasGroups || child.pid === undefined) {
    child.kill(name);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
