import type { Ipv4Network } from '../../lib/ipv4/network.ts';
import { formatNetwork, lastAddress, networkOf, networkSize } from '../../lib/ipv4/network.ts';

// A network cut into blocks of any sizes: in order of address, without gap or overlap.
type Blocks = readonly Ipv4Network[];

/** Beyond this many a list of blocks helps nobody. */
export const MAX_BLOCKS = 256;

export const canDivide = (blocks: Blocks, index: number): boolean => blocks.length < MAX_BLOCKS && (blocks[index]?.prefixLength ?? 32) < 32;

/** Cuts one block into two halves. */
export function divide(blocks: Blocks, index: number): Blocks {
  const block = blocks[index];
  if (!block || !canDivide(blocks, index)) return blocks;
  return [...blocks.slice(0, index), ...halvesOf(block), ...blocks.slice(index + 1)];
}

/** Undoes all cuts of a block: what lies in it becomes one block again. */
export function join(blocks: Blocks, whole: Ipv4Network): Blocks {
  const before = blocks.filter(({ first }) => first < whole.first);
  const after = blocks.filter(({ first }) => first > lastAddress(whole));
  return [...before, whole, ...after];
}

/** A block, or one that has been cut, with how many cuts led to it. */
interface TreeNode {
  readonly block: Ipv4Network;
  readonly depth: number;
  /** Its place among the blocks; undefined for one that has been cut. */
  readonly index: number | undefined;
}

/** The cuts as a tree, each block that has been cut before its two halves. */
export function treeOf(network: Ipv4Network, blocks: Blocks): TreeNode[] {
  const places = new Map(blocks.map((block, index) => [formatNetwork(block), index]));
  const nodesFrom = (block: Ipv4Network, depth: number): TreeNode[] => {
    const index = places.get(formatNetwork(block));
    const node = { block, depth, index };
    return index === undefined ? [node, ...halvesOf(block).flatMap((half) => nodesFrom(half, depth + 1))] : [node];
  };
  return nodesFrom(network, 0);
}

function halvesOf({ first, prefixLength }: Ipv4Network): Ipv4Network[] {
  const length = prefixLength + 1;
  return [first, first + networkSize(length)].map((start) => networkOf(start, length));
}
