import type { Work } from '../../lib/work/slices.ts';
import { share } from '../../lib/work/slices.ts';
import type { DocumentValue, Member } from '../../lib/document/value.ts';
import { isCollection } from '../../lib/document/value.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import type { ArrayMatching, Step } from './align.ts';
import { alignElements } from './align.ts';
import { compactJson } from './compact.ts';
import type { Node } from './nodes.ts';
import type { TreeNode } from './tree.ts';

export interface DifferenceOptions {
  readonly arrays: ArrayMatching;
  readonly arrayKey: string;
  readonly onlyDifferences: boolean;
}

export interface Change {
  readonly path: string;
  readonly type: 'added' | 'removed' | 'changed';
  readonly oldValue: string;
  readonly newValue: string;
}

/** One operation of a JSON Patch (RFC 6902); `remove` has no value. */
export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: DocumentValue;
}

/** A null in the modified document that a merge patch cannot set: it would remove the key (RFC 7396, section 1). */
export interface LostNull {
  readonly path: string;
  readonly at: number;
}

export interface Difference {
  readonly operations: readonly PatchOperation[];
  readonly changes: readonly Change[];
  /** `undefined` if only differences were requested and there are none. */
  readonly tree: TreeNode | undefined;
  readonly mergePatch: DocumentValue;
  readonly lostNulls: readonly LostNull[];
  /** Number of unchanged values omitted from the tree because of its size limit. */
  readonly omitted: number;
}

/** Finds the differences of two values from the top down. */
export function* findDifference(original: Node, modified: Node, options: DifferenceOptions): Work<Difference> {
  const walk = new Walk(original, modified, options);
  yield* walk.run();
  return walk.result();
}

// Two unequal objects, or two unequal arrays.
interface Frame {
  readonly original: Node;
  readonly modified: Node;
  readonly key: string;
  readonly originalPath: string;
  readonly modifiedPath: string;
  /** The pointer to the value while the patch is applied. */
  readonly patchPath: string;
  readonly steps: readonly Step[];
  next: number;
  /** Number of elements added by the patch so far, minus those removed before the next one. */
  shift: number;
  /** Index in the original array before which the next element is added. */
  insertAt: number;
  readonly children: TreeNode[];
  readonly mergeMembers: Member[];
  /** Whether the merge patch descends into it: an array is replaced as a whole. */
  readonly isMerged: boolean;
  isChanged: boolean;
}

interface Paths {
  readonly original: string;
  readonly modified: string;
  readonly patch: string;
}

const ROOT: Paths = { original: '', modified: '', patch: '' };
const SLICE_STEPS = 2 ** 13;
// Deeper trees cannot be cloned to a page or serialized as JSON, because both are recursive.
const MAX_TREE_DEPTH = 500;
// A tree of all elements of a long array, or of long paths, would be larger than the documents.
const MAX_UNCHANGED = 50_000;
const MAX_UNCHANGED_UNITS = 2 ** 24;
const MAX_PATH_UNITS = 2 ** 26;
const MAX_LOST_NULLS = 10_000;

class Walk {
  readonly #original: Node;
  readonly #modified: Node;
  readonly #options: DifferenceOptions;
  readonly #frames: Frame[] = [];
  readonly #operations: PatchOperation[] = [];
  readonly #changes: Change[] = [];
  readonly #lostNulls: LostNull[] = [];
  #tree: TreeNode | undefined;
  #mergePatch: DocumentValue;
  #unchanged = 0;
  #unchangedUnits = 0;
  #pathUnits = 0;
  #omitted = 0;

  constructor(original: Node, modified: Node, options: DifferenceOptions) {
    this.#original = original;
    this.#modified = modified;
    this.#options = options;
    // For an object there is nothing to merge; anything else is replaced by itself.
    this.#mergePatch = modified.value.kind === 'mapping' ? { kind: 'mapping', members: [], at: 0 } : modified.value;
  }

  *run(): Work<void> {
    yield* this.#compare(this.#original, this.#modified, '', ROOT);
    for (let frame = this.#frames.at(-1), count = 1; frame; frame = this.#frames.at(-1), count++) {
      const step = frame.steps[frame.next++];
      if (!step) this.#close();
      else if (step.original && step.modified) yield* this.#pair(frame, step.original, step.modified);
      else if (step.original) this.#remove(frame, step.original);
      else this.#add(frame, step.modified);
      if (count % SLICE_STEPS === 0) yield this.#share();
    }
  }

  result(): Difference {
    return {
      operations: this.#operations,
      changes: this.#changes,
      tree: this.#tree,
      mergePatch: this.#mergePatch,
      lostNulls: this.#lostNulls,
      omitted: this.#omitted,
    };
  }

  *#pair(frame: Frame, original: Node, modified: Node): Work<void> {
    const isArray = frame.original.value.kind === 'sequence';
    const place = isArray ? Number(original.step) + frame.shift : original.step;
    frame.insertAt = Number(original.step) + 1;
    yield* this.#compare(original, modified, String(modified.step), {
      original: pathTo(frame.originalPath, original.step),
      modified: pathTo(frame.modifiedPath, modified.step),
      patch: pathTo(frame.patchPath, place),
    });
  }

  *#compare(original: Node, modified: Node, key: string, paths: Paths): Work<void> {
    if (original.id === modified.id) return this.#keep(original, modified, key, paths);
    const { kind } = original.value;
    if (kind !== modified.value.kind || !isCollection(original.value)) return this.#replace(original, modified, key, paths);
    const { arrays, arrayKey } = this.#options;
    const done = this.#share();
    const steps =
      kind === 'mapping'
        ? alignMembers(original.children, modified.children)
        : yield* share(alignElements(original.children, modified.children, arrays, arrayKey), done, done);
    this.#frames.push({
      original,
      modified,
      key,
      originalPath: paths.original,
      modifiedPath: paths.modified,
      patchPath: paths.patch,
      steps,
      next: 0,
      shift: 0,
      insertAt: 0,
      children: [],
      mergeMembers: [],
      isMerged: kind === 'mapping' && this.#frames.at(-1)?.isMerged !== false,
      isChanged: false,
    });
  }

  #keep(original: Node, modified: Node, key: string, paths: Paths): void {
    if (this.#options.onlyDifferences) return;
    if (this.#unchanged >= MAX_UNCHANGED || this.#unchangedUnits > MAX_UNCHANGED_UNITS) {
      this.#omitted++;
      return;
    }
    const [oldValue, newValue] = [compactJson(original.value), compactJson(modified.value)];
    this.#unchanged++;
    this.#unchangedUnits += paths.modified.length + (this.#frames.length > 0 ? oldValue.length : 0);
    this.#attach({ key, path: paths.modified, type: typeOf(modified), status: 'unchanged', oldValue, newValue, children: [] });
  }

  #replace(original: Node, modified: Node, key: string, paths: Paths): void {
    const [oldValue, newValue] = [compactJson(original.value), compactJson(modified.value)];
    this.#attach({ key, path: paths.modified, type: typeOf(modified), status: 'changed', oldValue, newValue, children: [] });
    this.#record({ op: 'replace', path: paths.patch, value: modified.value }, { path: paths.modified, type: 'changed', oldValue, newValue });
    this.#merge(key, modified.value, paths.modified);
  }

  #remove(frame: Frame, original: Node): void {
    const path = pathTo(frame.originalPath, original.step);
    const oldValue = compactJson(original.value);
    this.#attach({ key: String(original.step), path, type: typeOf(original), status: 'removed', oldValue, newValue: '', children: [] });
    const isArray = frame.original.value.kind === 'sequence';
    const place = isArray ? Number(original.step) + frame.shift : original.step;
    this.#record({ op: 'remove', path: pathTo(frame.patchPath, place) }, { path, type: 'removed', oldValue, newValue: '' });
    // By index, the last element is removed first, so that the others keep their index.
    if (isArray && this.#options.arrays !== 'index') frame.shift--;
    frame.insertAt = Number(original.step) + 1;
    frame.mergeMembers.push({ name: String(original.step), at: 0, value: { kind: 'null', at: 0 } });
  }

  #add(frame: Frame, modified: Node): void {
    const path = pathTo(frame.modifiedPath, modified.step);
    const newValue = compactJson(modified.value);
    this.#attach({ key: String(modified.step), path, type: typeOf(modified), status: 'added', oldValue: '', newValue, children: [] });
    const isArray = frame.original.value.kind === 'sequence';
    const place = isArray ? placeOfAddition(frame) : modified.step;
    if (isArray) frame.shift++;
    this.#record({ op: 'add', path: pathTo(frame.patchPath, place), value: modified.value }, { path, type: 'added', oldValue: '', newValue });
    this.#merge(String(modified.step), modified.value, path);
  }

  #record(operation: PatchOperation, change: Change): void {
    this.#pathUnits += operation.path.length + change.path.length;
    refuseTooLong(this.#pathUnits, 'modified', MAX_PATH_UNITS);
    this.#operations.push(operation);
    this.#changes.push(change);
    const frame = this.#frames.at(-1);
    if (frame) frame.isChanged = true;
  }

  /** Adds a value to the merge patch, if the top frame is an object. */
  #merge(name: string, value: DocumentValue, path: string): void {
    const parent = this.#frames.at(-1);
    if (!parent) {
      this.#mergePatch = value;
      this.#noteLostNulls(value, path, false);
    } else if (parent.original.value.kind === 'mapping') {
      parent.mergeMembers.push({ name, at: value.at, value });
      if (parent.isMerged) this.#noteLostNulls(value, path, true);
    }
  }

  #noteLostNulls(root: DocumentValue, path: string, isMember: boolean): void {
    const left = [{ value: root, path, isMember }];
    for (let place = left.pop(); place; place = left.pop()) {
      const { value } = place;
      if (value.kind === 'null' && place.isMember && this.#lostNulls.length < MAX_LOST_NULLS) this.#lostNulls.push({ path: place.path, at: value.at });
      if (value.kind !== 'mapping') continue;
      for (const member of value.members.toReversed()) left.push({ value: member.value, path: pathTo(place.path, member.name), isMember: true });
    }
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const parent = this.#frames.at(-1);
    const { original, modified, key, modifiedPath: path, children, mergeMembers, isChanged } = frame;
    if (!isChanged) return this.#keep(original, modified, key, { original: '', modified: path, patch: '' });
    const isDeepest = this.#frames.length === MAX_TREE_DEPTH;
    const values = isDeepest
      ? { oldValue: compactJson(original.value), newValue: compactJson(modified.value), children: [] }
      : { oldValue: '', newValue: '', children };
    this.#attach({ key, path, type: typeOf(modified), status: 'children-changed', ...values });
    if (modified.value.kind === 'mapping') {
      const merged: DocumentValue = { kind: 'mapping', members: mergeMembers, at: modified.value.at };
      if (!parent) this.#mergePatch = merged;
      else if (parent.original.value.kind === 'mapping') parent.mergeMembers.push({ name: key, at: 0, value: merged });
    } else this.#merge(key, modified.value, path);
    if (parent) parent.isChanged = true;
  }

  #attach(node: TreeNode): void {
    const parent = this.#frames.at(-1);
    if (parent) {
      if (this.#frames.length <= MAX_TREE_DEPTH) parent.children.push(node);
    } else this.#tree = node;
  }

  #share(): number {
    const root = this.#frames[0];
    return root ? root.next / (root.steps.length + 1) : 0;
  }
}

const pathTo = (path: string, step: string | number): string =>
  typeof step === 'number' ? `${path}/${step}` : `${path}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const typeOf = ({ value }: Node): TreeNode['type'] => (value.kind === 'mapping' ? 'object' : value.kind === 'sequence' ? 'array' : 'value');

// First the keys of the original in their order, then the new ones in theirs.
function alignMembers(original: readonly Node[], modified: readonly Node[]): Step[] {
  const partners = new Map(modified.map((node) => [node.step, node]));
  const names = new Set(original.map(({ step }) => step));
  const steps = original.map((node): Step => {
    const partner = partners.get(node.step);
    return partner ? { original: node, modified: partner } : { original: node, modified: undefined };
  });
  for (const node of modified) if (!names.has(node.step)) steps.push({ original: undefined, modified: node });
  return steps;
}

/** After the last processed element; after all, including ignored ones, if none remains. */
function placeOfAddition({ original, insertAt, shift }: Frame): number {
  const isLast = original.children.length === 0 || insertAt > Number(original.children.at(-1)?.step);
  return (isLast ? original.length : insertAt) + shift;
}
