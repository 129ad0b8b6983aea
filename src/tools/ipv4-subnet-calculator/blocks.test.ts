import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNetwork, lastAddress, networkOf, networkSize } from '../../lib/ipv4/network.ts';
import { canSplit, mergeBlock, splitBlock, treeOf } from './blocks.ts';

const whole = networkOf(0xc0_a8_00_00, 24);
const names = (blocks: readonly (typeof whole)[]) => blocks.map(formatNetwork);

test('splits a block into halves and merges them again', () => {
  const halves = splitBlock([whole], 0);
  expect(names(halves)).toEqual(['192.168.0.0/25', '192.168.0.128/25']);
  const three = splitBlock(halves, 1);
  expect(names(three)).toEqual(['192.168.0.0/25', '192.168.0.128/26', '192.168.0.192/26']);
  expect(names(mergeBlock(three, networkOf(0xc0_a8_00_80, 25)))).toEqual(names(halves));
  expect(names(mergeBlock(three, whole))).toEqual(['192.168.0.0/24']);
});

test('a split block precedes its halves', () => {
  const three = splitBlock(splitBlock([whole], 0), 1);
  expect(treeOf(whole, three).map(({ block, depth, index }) => [formatNetwork(block), depth, index])).toEqual([
    ['192.168.0.0/24', 0, undefined],
    ['192.168.0.0/25', 1, 0],
    ['192.168.0.128/25', 1, undefined],
    ['192.168.0.128/26', 2, 1],
    ['192.168.0.192/26', 2, 2],
  ]);
});

test('does not split a single address', () => {
  const single = [networkOf(1, 32)];
  expect(canSplit(single, 0)).toBe(false);
  expect(splitBlock(single, 0)).toBe(single);
  expect(canSplit([], 0)).toBe(false);
});

test('any splits and merges cover the network without gap or overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 32 }), fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 60 }), (prefixLength, steps) => {
      const network = networkOf(0x0a_00_00_00, prefixLength);
      let blocks: readonly (typeof whole)[] = [network];
      for (const [isCut, at] of steps) {
        const cut = treeOf(network, blocks).filter(({ index }) => index === undefined);
        if (isCut || cut.length === 0) blocks = splitBlock(blocks, at % blocks.length);
        else blocks = mergeBlock(blocks, cut[at % cut.length]?.block ?? network);
      }
      expect(treeOf(network, blocks).flatMap(({ index }) => index ?? [])).toEqual(blocks.map((_, index) => index));
      expect(blocks[0]?.first).toBe(network.first);
      expect(lastAddress(blocks.at(-1) ?? network)).toBe(lastAddress(network));
      expect(blocks.reduce((sum, block) => sum + networkSize(block.prefixLength), 0)).toBe(networkSize(prefixLength));
      for (const [index, block] of blocks.entries()) if (index > 0) expect(block.first).toBe(lastAddress(blocks[index - 1] ?? block) + 1);
    }),
  );
});
