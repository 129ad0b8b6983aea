import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { shortened } from '../../lib/document/fault.ts';
import type { JsonFormat } from '../../lib/document/json-format.ts';
import { reformatJson } from '../../lib/document/json.ts';
import type { Warning } from '../../lib/document/warnings.ts';
import { Warnings } from '../../lib/document/warnings.ts';
import type { Change } from './repair-changes.ts';
import { changesBetween } from './repair-changes.ts';

type Code = 'duplicate-key' | 'comment-dropped' | 'non-finite-replaced' | 'repaired';

interface Formatted {
  readonly output: string;
  readonly warnings: readonly Warning<Code>[];
}

const FIELD = 'input';

/** Lays JSON out anew. With `repair`, a text that is no JSON is mended first; one that is JSON stays as it is. */
export async function formatOrRepair(text: string, style: JsonFormat, repair: boolean, context: RunContext): Promise<Formatted> {
  try {
    return await reformatJson(text, FIELD, style, context);
  } catch (error) {
    if (!repair || !(error instanceof InputError) || error.code !== 'invalid-json') throw error;
    const { repairJson } = await import('./repair.ts');
    const mended = repairJson(text, style.syntax, error);
    const { output, warnings } = await reformatJson(mended, FIELD, style, context);
    return { output, warnings: [...repairWarnings(text, mended), ...warnings] };
  }
}

// One for each place that was mended, with what was there and what is now.
function repairWarnings(text: string, mended: string): readonly Warning<Code>[] {
  const warnings = new Warnings<Code>(text);
  for (const change of changesBetween(text, mended)) warnings.add('repaired', { path: () => '', at: change.at, detail: () => formatChange(change) });
  return warnings.list;
}

function formatChange({ removed, inserted }: Change): string {
  const [before, after] = [removed, inserted].map((part) => shortened(part.replaceAll('\n', '\\n').replaceAll('\r', '\\r')));
  if (removed === '') return `+ ${after}`;
  return inserted === '' ? `- ${before}` : `${before} → ${after}`;
}
