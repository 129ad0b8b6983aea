import { addToolWords } from '../runtime/platform/tool-words.ts';
import type { Detected } from '../runtime/detect.ts';
import { detect } from '../runtime/detect.ts';
import { UNWRAP } from '../runtime/unwrap-tool.ts';
import { describeFailure } from '../runtime/failure.ts';
import type { Words } from '../runtime/words.ts';
import { loadImplementation } from '../tools/implementations.ts';
import { readTyped } from './arguments.ts';
import { readCommandOptions } from './command-options.ts';
import { detect as command } from './commands.ts';
import { execute } from './execute.ts';
import { readStdin } from './stdin.ts';
import { onOneLine } from './terminal.ts';
import { readTimeout } from './timeout.ts';
import { UsageError } from './usage-error.ts';

interface Printed {
  readonly output: string;
  readonly message?: string;
  /** 1 if nothing was recognized. */
  readonly status: 0 | 1;
}

/** Runs `penknife detect`: the formats that a file, or stdin, may have, one line each. */
export async function detectCommand(args: readonly string[], words: Words): Promise<Printed> {
  const { flags, values, rest } = readCommandOptions(args, command);
  const [path, extra] = rest;
  if (extra !== undefined) throw new UsageError('problem.unexpected-argument', { argument: extra });
  const given = path === undefined ? await readStdin() : await readTyped(`@${path}`);
  const timeout = readTimeout(values.get('timeout')?.at(-1));
  const implementation = await loadImplementation(UNWRAP);
  if (!implementation) throw new Error(`${UNWRAP} is missing`);
  const all = await addToolWords(UNWRAP, words);
  const detection = await detect(given, (input) => execute(UNWRAP, implementation, UNWRAP, input, { language: words.language, timeout }));
  if (detection.kind === 'error') return { output: '', message: describeFailure(detection.error, all), status: 1 };
  if (detection.kind !== 'found') return { output: '', message: words.t('errors.bug'), status: 1 };
  const found = detection.found.map((each) => describeDetected(each, all));
  const status = found.length === 0 ? 1 : 0;
  if (flags.has('json')) return { output: `${JSON.stringify(found)}\n`, status };
  return status === 1 ? { output: '', message: words.t('problem.nothing-detected'), status } : { output: tableOf(found), status };
}

/** A detected format as the command line, the library and MCP return it. */
export interface DescribedFormat {
  readonly format: string;
  readonly grade: Detected['grade'];
  /** In the reader's language. */
  readonly reason: string;
  readonly tools: readonly string[];
}

export const describeDetected = ({ format, grade, proof, params, meaning, tools }: Detected, words: Words): DescribedFormat => ({
  format,
  grade,
  reason: meaning === '' ? words.t(proof, params) : `${words.t(proof, params)}: ${meaning}`,
  tools,
});

function tableOf(found: readonly DescribedFormat[]): string {
  const rows = found.map(({ format, grade, reason, tools }) => [format, grade, onOneLine(reason), tools.join(', ')]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
