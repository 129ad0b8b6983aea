import type { Work } from '../../lib/work/slices.ts';
import { markSequences } from '../../lib/diff/sequence.ts';
import type { Node } from './nodes.ts';

export type ArrayMatching = 'sequence' | 'index' | 'unordered' | 'key';

/** Elements that are compared with each other, or one without a counterpart. */
export type Step =
  | { readonly original: Node; readonly modified: Node }
  | { readonly original: Node; readonly modified: undefined }
  | { readonly original: undefined; readonly modified: Node };

type Nodes = readonly Node[];

/** Matches the elements of two arrays, in the order in which a patch processes them. */
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

// Surplus elements are removed from the end backwards.
function alignByIndex(original: Nodes, modified: Nodes): Step[] {
  const pairs = pairInOrder(original.slice(0, modified.length), modified);
  return [...pairs, ...original.slice(modified.length).toReversed().map(removal), ...modified.slice(original.length).map(addition)];
}

/** Pairs elements that share a key, each with the first remaining one; elements with the key `undefined` are never paired. */
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

// Once equal elements are paired, the remaining ones have no common subsequence.
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

// Elements without the key are only paired if they are equal.
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
  const marks = yield* markSequences(
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
    // Not spread: a call can have at most about ten thousand arguments.
    for (const step of pairInOrder(removed, added)) steps.push(step);
    for (const node of added.slice(removed.length)) steps.push(addition(node));
    const [kept, partner] = [original[x++], modified[y++]];
    if (kept && partner) steps.push({ original: kept, modified: partner });
  }
  return steps;
}
