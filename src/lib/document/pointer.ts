import type { DocumentValue } from './value.ts';

/** Returns the keys and indexes of a JSON Pointer (RFC 6901); `undefined` if it is not valid. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/u.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a JSON Pointer; `undefined` if there is none. The last of duplicate keys is used. */
export function valueAt(root: DocumentValue, pointer: string): DocumentValue | undefined {
  const steps = parsePointer(pointer);
  if (!steps) return undefined;
  let value: DocumentValue | undefined = root;
  for (const step of steps) {
    if (value?.kind === 'mapping') value = value.members.findLast(({ name }) => name === step)?.value;
    else if (value?.kind === 'sequence') value = /^(?:0|[1-9]\d*)$/u.test(step) ? value.items[Number(step)] : undefined;
    else return undefined;
  }
  return value;
}
