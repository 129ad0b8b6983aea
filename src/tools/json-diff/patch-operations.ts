import { InputError } from '../../contract/errors.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import { parsePointer } from '../../lib/document/pointer.ts';
import type { DocumentValue, MappingValue } from '../../lib/document/value.ts';
import { tooLong } from '../../lib/long-text/long-text.ts';

type Pointer = readonly string[];

/** An operation of a JSON Patch (RFC 6902, section 4). */
export type PatchOperation = { readonly number: number; readonly at: number; readonly path: Pointer } & (
  | { readonly op: 'add' | 'replace' | 'test'; readonly value: DocumentValue }
  | { readonly op: 'move' | 'copy'; readonly from: Pointer }
  | { readonly op: 'remove' }
);

type Reason = 'notArray' | 'notObject' | 'noOp' | 'unknownOp' | 'noPath' | 'noFrom' | 'noValue' | 'badPointer';

/** Rejects a patch, with the operation's number and position. */
export class PatchErrors {
  readonly #locator: Locator;

  constructor(text: string) {
    this.#locator = new Locator(text);
  }

  invalid(number: number, at: number, reason: Reason, name = ''): InputError {
    return this.#error('invalid-patch', { number, at }, { reason, name: name.slice(0, 80) });
  }

  notFound(operation: PatchOperation, pointer: string, reason: 'missing' | 'ownChild'): InputError {
    return this.#error('path-not-found', operation, { path: pointer.slice(0, 200), reason });
  }

  testFailed(operation: PatchOperation, pointer: string): InputError {
    return this.#error('patch-test-failed', operation, { path: pointer.slice(0, 200) });
  }

  tooMuch(operation: PatchOperation, reason: 'length' | 'depth', limit: number): InputError {
    return reason === 'length' ? tooLong('patch', limit) : this.#error('too-deeply-nested', operation, { reason, limit });
  }

  #error(code: string, { number, at }: { readonly number: number; readonly at: number }, params: Readonly<Record<string, string | number>>): InputError {
    return new InputError(code, { field: 'patch', position: this.#locator.locate(at), params: { number, ...params } });
  }
}

/**
 * Parses a JSON Patch document; validates all of it before any of it is applied.
 * @throws InputError `invalid-patch`
 */
export function parsePatch(root: DocumentValue, errors: PatchErrors): PatchOperation[] {
  if (root.kind !== 'sequence') throw errors.invalid(0, root.at, 'notArray');
  return root.items.map((item, index) => {
    if (item.kind !== 'mapping') throw errors.invalid(index + 1, item.at, 'notObject');
    return parseOperation(item, index + 1, errors);
  });
}

function parseOperation(item: MappingValue, number: number, errors: PatchErrors): PatchOperation {
  const { at } = item;
  const memberOf = (name: string): DocumentValue | undefined => item.members.find((member) => member.name === name)?.value;
  const pointerIn = (name: string, missing: Reason): Pointer => {
    const value = memberOf(name);
    if (value?.kind !== 'string') throw errors.invalid(number, value?.at ?? at, missing);
    const pointer = parsePointer(value.text);
    if (!pointer) throw errors.invalid(number, value.at, 'badPointer', value.text);
    return pointer;
  };
  const op = memberOf('op');
  if (op?.kind !== 'string') throw errors.invalid(number, op?.at ?? at, 'noOp');
  const path = pointerIn('path', 'noPath');
  switch (op.text) {
    case 'add':
    case 'replace':
    case 'test': {
      const value = memberOf('value');
      if (!value) throw errors.invalid(number, at, 'noValue');
      return { number, at, path, op: op.text, value };
    }
    case 'move':
    case 'copy':
      return { number, at, path, op: op.text, from: pointerIn('from', 'noFrom') };
    case 'remove':
      return { number, at, path, op: 'remove' };
    default:
      throw errors.invalid(number, op.at, 'unknownOp', op.text);
  }
}
