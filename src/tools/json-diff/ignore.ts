import { InputError } from '../../contract/errors.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { parsePointer } from '../../lib/document/pointer.ts';

/** The rest of a pointer from a place in the document on; `*` is any one member or element. */
type Rest = readonly string[];

/** What is left out of a comparison, as seen from one place in the document. */
export type Ignored = readonly Rest[];

/**
 * Reads JSON Pointers, one a line.
 * @throws InputError `invalid-pointer` with line and column
 */
export function parseIgnoredPaths(text: string): Ignored {
  return splitLines(text).flatMap((line, index) => {
    const pointer = line.trim();
    if (pointer === '') return [];
    const steps = parsePointer(pointer);
    if (!steps || steps.length === 0) throw new InputError('invalid-pointer', { field: 'ignorePaths', position: { line: index + 1, column: 1 } });
    return [steps];
  });
}

/** What is left out as seen from a member or element; `undefined` if that itself is left out. */
export function stepInto(ignored: Ignored, step: string | number): Ignored | undefined {
  if (ignored.length === 0) return ignored;
  const rests: Rest[] = [];
  for (const [first, ...rest] of ignored) {
    if (first !== '*' && first !== String(step)) continue;
    if (rest.length === 0) return undefined;
    rests.push(rest);
  }
  return rests;
}
