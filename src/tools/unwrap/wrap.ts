import { InputError } from '../../contract/errors.ts';
import type { NoteCode } from './codes.ts';
import type { Content } from './content.ts';
import type { Keys } from './layer.ts';
import type { Opened } from './open.ts';
import { formatPath } from './open.ts';

export interface Rewrapped {
  readonly content: Content;
  /** What layers on the way could not keep, from the inside out. */
  readonly notes: readonly { readonly path: string; readonly code: NoteCode }[];
}

/**
 * Replaces the content at a path, and encodes all layers above it again as they were.
 * @throws InputError `unknown-path`, and `no-way-back` of the layer that stops it
 */
export async function wrapAt(root: Opened, path: readonly number[], content: Content, keys: Keys): Promise<Rewrapped> {
  const steps = stepsTo(root, path);
  const notes: { readonly path: string; readonly code: NoteCode }[] = [];
  let current = content;
  for (const { node, part } of steps.toReversed()) {
    if (!node.chosen) throw unknownPath(path);
    const wrapped = await node.chosen.wrap(part, current, keys);
    current = wrapped.content;
    notes.push(...(wrapped.notes ?? []).map((code) => ({ path: formatPath(node.path), code })));
  }
  return { content: current, notes };
}

const unknownPath = (path: readonly number[]): InputError => new InputError('unknown-path', { field: 'path', params: { path: formatPath(path) } });

interface StepDown {
  readonly node: Opened;
  /** Index of the part that leads on. */
  readonly part: number;
}

function stepsTo(root: Opened, path: readonly number[]): readonly StepDown[] {
  const steps: StepDown[] = [];
  let node = root;
  for (const part of path) {
    steps.push({ node, part });
    const child = node.children.find(({ path: found }) => found.at(-1) === part);
    if (!child) throw unknownPath(path);
    node = child;
  }
  return steps;
}
