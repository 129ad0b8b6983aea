import { spawn } from 'node:child_process';
import { InputError } from '../contract/errors.ts';
import { describeFailure } from '../runtime/failure.ts';
import { endLine, linesOf, recordsOf, toText } from '../runtime/recipe/step-value.ts';
import { toFailure } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';
import { readStdin } from './stdin.ts';
import { UsageError } from './usage-error.ts';

const divisions = { line: linesOf, record: recordsOf } as const;

export const eachWords: readonly string[] = Object.keys(divisions);

/**
 * Runs a shell command once for each line, or each element of a JSON array, of stdin, which the command gets on its own stdin.
 * Prints each result as lines. Ends with the status of the first command that fails.
 */
export async function runEach([wanted = '', command, extra]: readonly string[], words: Words): Promise<number> {
  const divide = wanted === 'line' || wanted === 'record' ? divisions[wanted] : undefined;
  if (!divide || command === undefined || extra !== undefined) throw new UsageError('problem.each-form', { words: eachWords.join('|') });
  for (const item of partsOf(await toText(await readStdin()), divide, words)) {
    const { text, status } = await runCommand(command, item);
    process.stdout.write(endLine(text));
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

async function runCommand(command: string, input: string): Promise<{ readonly text: string; readonly status: number }> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A command need not read its input.
  child.stdin.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  return { text: Buffer.concat(chunks).toString('utf8'), status: status ?? 1 };
}
