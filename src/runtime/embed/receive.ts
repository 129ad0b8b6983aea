import { InputError } from '../../contract/errors.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import { tooLong } from '../../lib/long-text/long-text.ts';
import { defaultOf } from '../check.ts';
import { findField } from '../link.ts';
import { inputKind } from '../kinds/input-kinds.ts';
import { isObject } from '../recipe/basics.ts';
import { currentOperationName } from '../run.ts';
import type { HostMessage, SetMessage } from './messages.ts';
import { EMBED_VERSION } from './messages.ts';

/** The maximum length of all texts in one message, in UTF-16 code units: more would freeze the page around the tool, too. */
export const MAX_MESSAGE_UNITS = 10_000_000;

/**
 * Reads a message of the embedding page; undefined if it is not one of ours. Other programs on that page may send their own.
 * @throws InputError `wrong-type` about a part of the message
 */
export function readHostMessage(data: unknown): HostMessage | undefined {
  const type = own(data, 'type');
  if (typeof type !== 'string' || !type.startsWith('penknife:')) return undefined;
  if (type === 'penknife:hello') {
    const version = own(data, 'version') ?? EMBED_VERSION;
    if (version !== EMBED_VERSION) throw wrong('version');
    return { type };
  }
  if (type !== 'penknife:set') throw wrong('type');
  const [operation, fields] = [own(data, 'operation'), own(data, 'fields')];
  if (operation !== undefined && typeof operation !== 'string') throw wrong('operation');
  if (!isObject(fields)) throw wrong('fields');
  return { type, fields, ...(operation !== undefined && { operation }) };
}

/** A property of the message itself: names such as `constructor` belong to every object. */
const own = (data: unknown, name: string): unknown => (isObject(data) && Object.hasOwn(data, name) ? data[name] : undefined);

const wrong = (field: string): InputError => new InputError('wrong-type', { field, params: { expected: 'other' } });

/** A checked `penknife:set`. */
export interface CheckedSet {
  readonly operation: string;
  /** By present names, in the form that pages use: files as FileValues, everything else in wire form. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Checks the values of a message like those of a link or a batch request. `visible` is the operation that the page shows.
 * @throws InputError with a code that all operations share: about the first invalid field, and then nothing applies
 */
export function checkSet(operations: Operations, visible: string, { operation: wanted = visible, fields }: SetMessage): CheckedSet {
  const name = currentOperationName(operations, wanted);
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw new InputError('unknown-operation', { params: { operation: shorten(wanted) } });
  if (Object.values(fields).reduce<number>((sum, value) => sum + lengthOf(value), 0) > MAX_MESSAGE_UNITS) throw tooLong(undefined, MAX_MESSAGE_UNITS);
  return { operation: name, values: Object.fromEntries(Object.entries(fields).map(([key, value]) => checkValue(operation, key, value))) };
}

/** The length of the texts in a value: a text, a list of options, or the JSON form of a file. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
}

function checkValue(operation: Operation, key: string, value: unknown): readonly [name: string, value: unknown] {
  const [name, field] = findField(operation, key) ?? [];
  if (name === undefined || !field) throw new InputError('unknown-field', { field: shorten(key) });
  if (value === undefined || value === null) return [name, defaultOf(field)];
  // Only the JSON form of a file: within the page, `content` may be anything that has been checked before.
  const given = field.kind === 'file' && isObject(value) ? { name: value.name, type: value.type, base64: value.base64 } : value;
  const checked = inputKind(field).check(name, field, given);
  return [name, field.kind === 'dateTime' ? value : checked];
}

/** An answer is not longer than a screen, whatever the message contained. */
const shorten = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name);
