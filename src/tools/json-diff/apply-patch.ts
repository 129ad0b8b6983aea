import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { Document } from '../../lib/document/document.ts';
import type { JsonIndentation } from '../../lib/document/json/layout.ts';
import { readJson, writeJson } from '../../lib/document/json/json.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import { runInSlices } from '../../lib/work/slices.ts';
import type { Work } from '../../lib/work/slices.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import { isCollection } from '../../lib/document/value.ts';
import { applyJsonPatch } from './json-patch.ts';
import { applyMergePatch } from './merge-patch.ts';
import { parsePatch, PatchErrors } from './patch-operations.ts';

interface ApplyOptions extends JsonIndentation {
  readonly patchFormat: 'json-patch' | 'merge-patch';
}

const READING = { syntax: 'json5', duplicateKeys: 'last', unknownEscapes: 'error' } as const;

/**
 * Applies a JSON Patch or a JSON Merge Patch to a JSON text.
 * @throws InputError `invalid-json`, `too-deeply-nested`, `non-finite-number`, `invalid-patch`, `path-not-found`, `patch-test-failed`
 */
export async function applyPatch(inputText: string, patchText: string, { patchFormat, ...layout }: ApplyOptions, context: RunContext): Promise<string> {
  if (inputText.trim() === '' || patchText.trim() === '') return '';
  const input = await readJson(inputText, 'input', READING, context);
  const patch = await readJson(patchText, 'patch', READING, context);
  const [root, change] = [input.roots[0], patch.roots[0]];
  if (!root || !change) return '';
  refuseNonFinite(input);
  refuseNonFinite(patch);
  const work = patchFormat === 'merge-patch' ? applyMergePatch(root, change) : applyingOperations(root, change, patchText);
  const patched = await runInSlices(work, context);
  const { output } = await writeJson({ ...input, roots: [patched] }, layout, context);
  return output;
}

function applyingOperations(root: DocumentValue, patch: DocumentValue, patchText: string): Work<DocumentValue> {
  const errors = new PatchErrors(patchText);
  return applyJsonPatch(root, parsePatch(patch, errors), errors);
}

// The result is JSON, which has no such numbers, and anything that the patch does not mention must be unchanged.
function refuseNonFinite({ roots, source }: Document): void {
  if (!/Infinity|NaN/u.test(source.text)) return;
  const left = [...roots];
  for (let value = left.pop(); value; value = left.pop()) {
    if (value.kind === 'non-finite') {
      const position = new Locator(source.text).locate(value.at);
      throw new InputError('non-finite-number', { field: source.field, position, params: { value: value.value } });
    }
    if (!isCollection(value)) continue;
    if (value.kind === 'sequence') for (const item of value.items) left.push(item);
    else for (const member of value.members) left.push(member.value);
  }
}
