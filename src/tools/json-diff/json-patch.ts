import { formatPointer } from '../../lib/document/path.ts';
import type { Work } from '../../lib/work/slices.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import { isCollection, MAX_DEPTH } from '../../lib/document/value.ts';
import { isEqual } from './equal.ts';
import type { Live, LiveCollection } from './live.ts';
import { closeValue, isLive, measure, openCollection } from './live.ts';
import type { PatchErrors, PatchOperation } from './patch-operations.ts';

const SLICE_OPERATIONS = 256;
// Copies of copies could grow without limit.
const MAX_COPIED_UNITS = 2 ** 26;
const INDEX = /^(?:0|[1-9]\d*)$/u;

/**
 * Applies a JSON Patch (RFC 6902), either completely or not at all.
 * @throws InputError `path-not-found`, `patch-test-failed`, `too-deeply-nested`
 */
export function* applyJsonPatch(root: DocumentValue, operations: readonly PatchOperation[], errors: PatchErrors): Work<DocumentValue> {
  const document = new PatchedDocument(root, errors);
  for (const [index, operation] of operations.entries()) {
    document.apply(operation);
    if (index % SLICE_OPERATIONS === 0) yield index / operations.length;
  }
  return document.result(operations.at(-1));
}

class PatchedDocument {
  readonly #errors: PatchErrors;
  #root: Live;
  #copiedUnits = 0;

  constructor(root: DocumentValue, errors: PatchErrors) {
    this.#root = root;
    this.#errors = errors;
  }

  apply(operation: PatchOperation): void {
    const { path } = operation;
    switch (operation.op) {
      case 'add':
        return this.#add(operation, path, operation.value);
      case 'replace':
        return this.#replace(operation, path, operation.value);
      case 'remove':
        this.#remove(operation, path);
        return undefined;
      case 'test':
        if (!isEqual(this.#get(operation, path), operation.value)) throw this.#errors.testFailed(operation, formatPointer(path));
        return undefined;
      case 'copy':
        return this.#add(operation, path, this.#copy(operation, operation.from));
      default:
        return this.#move(operation, operation.from);
    }
  }

  /** The last operation is reported for a document that became too deeply nested. */
  result(last: PatchOperation | undefined): DocumentValue {
    const value = closeValue(this.#root);
    if (last && measure(value, { units: Number.POSITIVE_INFINITY, depth: MAX_DEPTH }) === 'depth') throw this.#errors.tooMuch(last, 'depth', MAX_DEPTH);
    return value;
  }

  #add(operation: PatchOperation, path: readonly string[], value: Live): void {
    const name = path.at(-1);
    if (name === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.#open(operation, path);
    if (parent.kind === 'live-object') parent.members.set(name, value);
    else {
      const index = name === '-' ? parent.items.length : indexOf(name);
      if (index === undefined || index > parent.items.length) throw this.#missing(operation, path);
      parent.items.splice(index, 0, value);
    }
  }

  #replace(operation: PatchOperation, path: readonly string[], value: Live): void {
    const name = path.at(-1);
    if (name === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.#open(operation, path);
    if (childOf(parent, name) === undefined) throw this.#missing(operation, path);
    setChild(parent, name, value);
  }

  // A document whose root was removed becomes null, because JSON text must have a value.
  #remove(operation: PatchOperation, path: readonly string[]): Live {
    const name = path.at(-1);
    if (name === undefined) {
      const root = this.#root;
      this.#root = { kind: 'null', at: 0 };
      return root;
    }
    const parent = this.#open(operation, path);
    const value = childOf(parent, name);
    if (value === undefined) throw this.#missing(operation, path);
    if (parent.kind === 'live-object') parent.members.delete(name);
    else parent.items.splice(Number(name), 1);
    return value;
  }

  #move(operation: PatchOperation, from: readonly string[]): void {
    const { path } = operation;
    const isInside = path.length >= from.length && from.every((step, index) => step === path[index]);
    if (isInside && path.length > from.length) throw this.#errors.notFound(operation, formatPointer(path), 'ownChild');
    // The target is the source: a key keeps its position.
    if (isInside) this.#get(operation, from);
    else this.#add(operation, path, this.#remove(operation, from));
  }

  #copy(operation: PatchOperation, from: readonly string[]): DocumentValue {
    const value = closeValue(this.#get(operation, from));
    const size = measure(value, { units: MAX_COPIED_UNITS - this.#copiedUnits, depth: MAX_DEPTH });
    if (size === 'units') throw this.#errors.tooMuch(operation, 'length', MAX_COPIED_UNITS);
    if (size === 'depth') throw this.#errors.tooMuch(operation, 'depth', MAX_DEPTH);
    this.#copiedUnits += size.units;
    return value;
  }

  #get(operation: PatchOperation, path: readonly string[]): Live {
    const name = path.at(-1);
    const value = name === undefined ? this.#root : childOf(this.#open(operation, path), name);
    if (value === undefined) throw this.#missing(operation, path);
    return value;
  }

  /** Returns the object or array that contains the target of a path, ready for changes. */
  #open(operation: PatchOperation, path: readonly string[]): LiveCollection {
    let value = opened(this.#root);
    if (!value) throw this.#missing(operation, path);
    this.#root = value;
    for (const step of path.slice(0, -1)) {
      const child = childOf(value, step);
      const next = child && opened(child);
      if (!next) throw this.#missing(operation, path);
      if (next !== child) setChild(value, step, next);
      value = next;
    }
    return value;
  }

  #missing(operation: PatchOperation, path: readonly string[]): Error {
    return this.#errors.notFound(operation, formatPointer(path), 'missing');
  }
}

function opened(value: Live): LiveCollection | undefined {
  if (isLive(value)) return value;
  return isCollection(value) ? openCollection(value) : undefined;
}

const indexOf = (step: string): number | undefined => (INDEX.test(step) ? Number(step) : undefined);

function childOf(parent: LiveCollection, step: string): Live | undefined {
  if (parent.kind === 'live-object') return parent.members.get(step);
  const index = indexOf(step);
  return index === undefined ? undefined : parent.items[index];
}

function setChild(parent: LiveCollection, step: string, value: Live): void {
  if (parent.kind === 'live-object') parent.members.set(step, value);
  else parent.items[Number(step)] = value;
}
