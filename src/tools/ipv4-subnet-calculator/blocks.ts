import type { Ipv4Network } from '../../lib/ipv4/network.ts';
import { networkOf, networkSize } from '../../lib/ipv4/network.ts';

// A network cut into blocks of any sizes: in order of address, without gap or overlap.
type Blocks = readonly Ipv4Network[];

/** Beyond this many a list of blocks helps nobody. */
export const MAX_BLOCKS = 256;

export const canDivide = (blocks: Blocks, index: number): boolean => blocks.length < MAX_BLOCKS && (blocks[index]?.prefixLength ?? 32) < 32;

/** Cuts one block into two halves. */
export function divide(blocks: Blocks, index: number): Blocks {
  const block = blocks[index];
  if (!block || !canDivide(blocks, index)) return blocks;
  const prefixLength = block.prefixLength + 1;
  const halves = [block.first, block.first + networkSize(prefixLength)].map((first) => networkOf(first, prefixLength));
  return [...blocks.slice(0, index), ...halves, ...blocks.slice(index + 1)];
}

/** The block that a block was before it was cut, or undefined for the whole. */
function parentOf(blocks: Blocks, index: number): Ipv4Network | undefined {
  const block = blocks[index];
  const size = blocks.reduce((sum, { prefixLength }) => sum + networkSize(prefixLength), 0);
  if (!block || networkSize(block.prefixLength) >= size) return undefined;
  return networkOf(block.first, block.prefixLength - 1);
}

export const canJoin = (blocks: Blocks, index: number): boolean => parentOf(blocks, index) !== undefined;

/** Undoes the cut that made a block: what lies in its parent becomes one block again. */
export function join(blocks: Blocks, index: number): Blocks {
  const parent = parentOf(blocks, index);
  if (!parent) return blocks;
  const end = parent.first + networkSize(parent.prefixLength);
  const isInside = ({ first }: Ipv4Network): boolean => first >= parent.first && first < end;
  return [...blocks.filter(({ first }) => first < parent.first), parent, ...blocks.filter((block) => !isInside(block) && block.first >= end)];
}
