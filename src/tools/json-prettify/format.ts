import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { JsonFormat } from '../../lib/document/json-format.ts';
import { formatJson } from '../../lib/document/json-format.ts';
import { runInSlices } from '../../lib/document/slices.ts';
import type { Warning } from '../../lib/document/warnings.ts';
import { Warnings } from '../../lib/document/warnings.ts';

type Code = 'duplicate-key' | 'comment-dropped' | 'non-finite-replaced' | 'repaired';

interface Formatted {
  readonly output: string;
  readonly warnings: readonly Warning<Code>[];
}

const FIELD = 'input';

/** Lays JSON out anew. With `repair`, a text that is no JSON is mended first; one that is JSON stays as it is. */
export async function formatOrRepair(text: string, style: JsonFormat, repair: boolean, context: RunContext): Promise<Formatted> {
  try {
    return await format(text, style, context);
  } catch (error) {
    if (!repair || !(error instanceof InputError) || error.code !== 'invalid-json') throw error;
    const { repairJson } = await import('./repair.ts');
    const mended = await format(repairJson(text, style.syntax, error), style, context);
    return { output: mended.output, warnings: [repairWarning(error), ...mended.warnings] };
  }
}

async function format(text: string, style: JsonFormat, context: RunContext): Promise<Formatted> {
  const warnings = new Warnings<Code>(text);
  const output = await runInSlices(formatJson(text, style, FIELD, warnings), context);
  return { output, warnings: warnings.list };
}

// Where the first thing was that had to be mended.
function repairWarning({ position }: InputError): Warning<Code> {
  const { line, column } = position && 'line' in position ? position : { line: 1, column: 1 };
  return { code: 'repaired', path: '', line, column, detail: '' };
}
