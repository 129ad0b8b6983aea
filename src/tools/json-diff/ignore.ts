import { InputError } from '../../contract/errors.ts';
import { readNames } from '../../lib/lines/names.ts';
import { parsePointer } from '../../lib/document/pointer.ts';

/** The rest of a pointer, relative to a position in the document; `*` matches any key or index. */
type Rest = readonly string[];

/** The ignored paths, relative to one position in the document. */
export type Ignored = readonly Rest[];

// A comma is part of a pointer unless another pointer follows it.
const ONE_POINTER = /^\/(?:[^,]|,(?!\s*\/))*$/u;

/**
 * Parses JSON Pointers separated by commas or line breaks.
 * @throws InputError `invalid-pointer` with line and column
 */
export function parseIgnoredPaths(text: string): Ignored {
  return readNames(text, (name) => ONE_POINTER.test(name)).map(({ name, position }) => {
    const steps = parsePointer(name.trim());
    if (!steps || steps.length === 0) throw new InputError('invalid-pointer', { field: 'ignorePaths', position, params: { pointer: name } });
    return steps;
  });
}

/** Returns the ignored paths relative to a child; `undefined` if the child itself is ignored. */
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
