import type { Work } from '../../lib/document/slices.ts';
import type { Box, Marks } from '../../lib/diff/myers.ts';
import { markDifferences } from '../../lib/diff/myers.ts';
import type { Node } from './nodes.ts';
import { splitAtUniqueItems } from '../../lib/diff/patience.ts';

export type ArrayMatching = 'sequence' | 'index' | 'unordered' | 'key';

/** Elements that are compared with each other, or one that has no partner. */
export type Step =
  | { readonly original: Node; readonly modified: Node }
  | { readonly original: Node; readonly modified: undefined }
  | { readonly original: undefined; readonly modified: Node };

type Nodes = readonly Node[];

/** Says which elements of two arrays belong together, in the order in which a patch would deal with them. */
export function* alignElements(original: Nodes, modified: Nodes, matching: ArrayMatching, arrayKey: string): Work<readonly Step[]> {
  if (matching === 'index') return alignByIndex(original, modified);
  if (matching === 'unordered') return alignByValue(original, modified);
  if (matching === 'key') return alignByKey(original, modified, arrayKey);
  return yield* alignBySequence(original, modified);
}

const removal = (original: Node): Step => ({ original, modified: undefined });
const addition = (modified: Node): Step => ({ original: undefined, modified });

function pairInOrder(original: Nodes, modified: Nodes): Step[] {
  return original.map((node, index) => {
    const partner = modified[index];
    return partner ? { original: node, modified: partner } : removal(node);
  });
}

// Surplus elements go from the end backwards.
function alignByIndex(original: Nodes, modified: Nodes): Step[] {
  const pairs = pairInOrder(original.slice(0, modified.length), modified);
  return [...pairs, ...original.slice(modified.length).toReversed().map(removal), ...modified.slice(original.length).map(addition)];
}

/** Pairs off elements that share a key, each with the first that is left; `undefined` is nobody's key. */
function pairByKey<Key>(original: Nodes, modified: Nodes, keyOf: (node: Node) => Key | undefined): Map<Node, Node> {
  // key → the elements of the modified array, last first
  const left = new Map<Key, Node[]>();
  for (const node of modified.toReversed()) {
    const key = keyOf(node);
    if (key === undefined) continue;
    const nodes = left.get(key);
    if (nodes) nodes.push(node);
    else left.set(key, [node]);
  }
  const partners = new Map<Node, Node>();
  for (const node of original) {
    const key = keyOf(node);
    const partner = key === undefined ? undefined : left.get(key)?.pop();
    if (partner) partners.set(node, partner);
  }
  return partners;
}

// Of what is left once equal elements are paired off, nothing is equal: there is no common subsequence in it.
function alignByValue(original: Nodes, modified: Nodes): Step[] {
  const partners = pairByKey(original, modified, ({ id }) => id);
  const taken = new Set(partners.values());
  const left = modified.filter((node) => !taken.has(node));
  let next = 0;
  const steps = original.map((node): Step => {
    const partner = partners.get(node) ?? left[next++];
    return partner ? { original: node, modified: partner } : removal(node);
  });
  return [...steps, ...left.slice(next).map(addition)];
}

// Elements without the key can only be equal or not.
function alignByKey(original: Nodes, modified: Nodes, arrayKey: string): Step[] {
  const partners = pairByKey(original, modified, (node) => {
    const key = node.value.kind === 'mapping' ? node.children.find(({ step }) => step === arrayKey) : undefined;
    return key ? `key ${key.id}` : `value ${node.id}`;
  });
  const taken = new Set(partners.values());
  const steps = original.map((node): Step => {
    const partner = partners.get(node);
    return partner ? { original: node, modified: partner } : removal(node);
  });
  return [...steps, ...modified.filter((node) => !taken.has(node)).map(addition)];
}

function* alignBySequence(original: Nodes, modified: Nodes): Work<Step[]> {
  const marks = yield* findCommon(
    Int32Array.from(original, ({ id }) => id),
    Int32Array.from(modified, ({ id }) => id),
  );
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  while (x < original.length || y < modified.length) {
    const [fromX, fromY] = [x, y];
    while (marks.removed[x]) x++;
    while (marks.added[y]) y++;
    const [removed, added] = [original.slice(fromX, x), modified.slice(fromY, y)];
    // Not spread: a call takes no more than some ten thousand arguments.
    for (const step of pairInOrder(removed, added)) steps.push(step);
    for (const node of added.slice(removed.length)) steps.push(addition(node));
    const [kept, partner] = [original[x++], modified[y++]];
    if (kept && partner) steps.push({ original: kept, modified: partner });
  }
  return steps;
}

// A shortest script takes time that grows with the square of what has to be searched.
const EXACT_LIMIT = 5000;

/** Marks what is outside a longest common subsequence; of very long sequences, outside a long one. */
function* findCommon(original: Int32Array, modified: Int32Array): Work<Marks> {
  const marks: Marks = { removed: new Uint8Array(original.length), added: new Uint8Array(modified.length) };
  const whole = withoutCommonEnds(original, modified);
  const left = keepShared(original, whole.originalStart, whole.originalEnd, new Set(modified.subarray(whole.modifiedStart, whole.modifiedEnd)), marks.removed);
  const right = keepShared(modified, whole.modifiedStart, whole.modifiedEnd, new Set(original.subarray(whole.originalStart, whole.originalEnd)), marks.added);
  const [a, b] = [left.map((place) => original[place] ?? -1), right.map((place) => modified[place] ?? -1)];
  const found: Marks = { removed: new Uint8Array(a.length), added: new Uint8Array(b.length) };
  const all: Box = { originalStart: 0, originalEnd: a.length, modifiedStart: 0, modifiedEnd: b.length };
  for (const box of Math.max(a.length, b.length) > EXACT_LIMIT ? splitAtUniqueItems(a, b) : [all]) yield* markDifferences(a, b, box, found);
  left.forEach((place, index) => (marks.removed[place] = found.removed[index] ?? 0));
  right.forEach((place, index) => (marks.added[place] = found.added[index] ?? 0));
  return marks;
}

function withoutCommonEnds(original: Int32Array, modified: Int32Array): Box {
  const shorter = Math.min(original.length, modified.length);
  let head = 0;
  while (head < shorter && original[head] === modified[head]) head++;
  let tail = 0;
  while (tail < shorter - head && original[original.length - 1 - tail] === modified[modified.length - 1 - tail]) tail++;
  return { originalStart: head, originalEnd: original.length - tail, modifiedStart: head, modifiedEnd: modified.length - tail };
}

/** The places of the items that the other side has as well; the others are marked, for they have no partner. */
function keepShared(items: Int32Array, start: number, end: number, others: ReadonlySet<number>, marks: Uint8Array): Int32Array {
  const places: number[] = [];
  for (let at = start; at < end; at++) {
    if (others.has(items[at] ?? -1)) places.push(at);
    else marks[at] = 1;
  }
  return Int32Array.from(places);
}
