import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { shortened } from '../../lib/text-position/grammar-error.ts';
import type { JsonFormat } from '../../lib/document/json/format.ts';
import type { JsonWarning } from '../../lib/document/json/reader.ts';
import { reformatJson } from '../../lib/document/json/json.ts';
import type { Warning } from '../../lib/warnings/warnings.ts';
import { Warnings } from '../../lib/warnings/warnings.ts';
import type { Change } from './repair-changes.ts';
import { isJson } from '../../lib/json-text/is-json.ts';
import { changesBetween } from './repair-changes.ts';

type Code = JsonWarning | 'non-finite-replaced' | 'repaired' | 'json-in-string';

interface Formatted {
  readonly output: string;
  readonly warnings: readonly Warning<Code>[];
}

const FIELD = 'input';

/** Formats JSON. With `repair`, invalid JSON is repaired first, and JSON inside a string is unwrapped; any other JSON is unchanged. */
export async function formatOrRepair(text: string, style: JsonFormat, repair: boolean, context: RunContext): Promise<Formatted> {
  try {
    const formatted = await reformatJson(text, FIELD, style, context);
    const inner = style.syntax === 'json-lines' ? undefined : jsonInString(formatted.output);
    if (inner === undefined) return formatted;
    if (repair) return await formatRepaired(text, inner, style, context);
    const warnings = new Warnings<Code>(text);
    warnings.add('json-in-string', { path: () => '', at: text.search(/\S/u) });
    return { output: formatted.output, warnings: [...warnings.list, ...formatted.warnings] };
  } catch (error) {
    if (!repair || !isInvalidJson(error)) throw error;
    const { keepBackslashes, repairJson } = await import('./repair.ts');
    const kept = keepBackslashes(text);
    try {
      return await formatRepaired(text, kept, style, context);
    } catch (second) {
      if (!isInvalidJson(second)) throw second;
      return formatRepaired(text, repairJson(kept, style.syntax, withoutCure(error)), style, context);
    }
  }
}

const isInvalidJson = (error: unknown): error is InputError => error instanceof InputError && error.code === 'invalid-json';

// The message for an error that could not be repaired does not suggest Repair.
const withoutCure = ({ code, position, params }: InputError): InputError =>
  new InputError(code, { field: FIELD, ...(position && { position }), params: { ...params, cure: 'none' } });

async function formatRepaired(text: string, repaired: string, style: JsonFormat, context: RunContext): Promise<Formatted> {
  const { output, warnings } = await reformatJson(repaired, FIELD, style, context);
  return { output, warnings: [...repairWarnings(text, repaired), ...warnings] };
}

/** Returns the object or array inside a string of a JSON text. */
function jsonInString(json: string): string | undefined {
  // A string with comments around it is intentional.
  if (!/^"\s*(?:\\[nrt]\s*)*[{[]/u.test(json) || !isJson(json)) return undefined;
  const text: unknown = JSON.parse(json);
  return typeof text === 'string' && isJson(text) ? text : undefined;
}

// Returns a warning per repaired position, with the text before and after.
function repairWarnings(text: string, repaired: string): readonly Warning<Code>[] {
  const warnings = new Warnings<Code>(text);
  for (const change of changesBetween(text, repaired)) warnings.add('repaired', { path: () => '', at: change.at, detail: () => formatChange(change) });
  return warnings.list;
}

function formatChange({ removed, inserted }: Change): string {
  const [before, after] = [removed, inserted].map((part) => shortened(part.replaceAll('\n', '\\n').replaceAll('\r', '\\r')));
  if (removed === '') return `+ ${after}`;
  return inserted === '' ? `- ${before}` : `${before} → ${after}`;
}
