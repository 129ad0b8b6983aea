import { InputError } from '../../contract/errors.ts';
import { readNames } from '../../lib/lines/names.ts';
import { parsePointer } from '../../lib/document/pointer.ts';

/** The rest of a pointer from a place in the document on; `*` is any one member or element. */
type Rest = readonly string[];

/** What is left out of a comparison, as seen from one place in the document. */
export type Ignored = readonly Rest[];

// A comma is part of a pointer unless another pointer follows it.
const ONE_POINTER = /^\/(?:[^,]|,(?!\s*\/))*$/u;

/**
 * Reads JSON Pointers, with commas or line breaks between them.
 * @throws InputError `invalid-pointer` with line and column
 */
export function parseIgnoredPaths(text: string): Ignored {
  return readNames(text, (name) => ONE_POINTER.test(name)).map(({ name, position }) => {
    const steps = parsePointer(name.trim());
    if (!steps || steps.length === 0) throw new InputError('invalid-pointer', { field: 'ignorePaths', position, params: { pointer: name } });
    return steps;
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
