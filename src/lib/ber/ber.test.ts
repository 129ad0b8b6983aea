import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BerError, childrenOf, contentOf, encodeElement, readElement, splitFirst } from './ber.ts';

interface Node {
  readonly content: Uint8Array | readonly Node[];
  readonly isIndefinite: boolean;
}

const { tree } = fc.letrec<{ tree: Node }>((tie) => ({
  tree: fc.record({
    content: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.uint8Array({ maxLength: 200 }), fc.array(tie('tree'), { maxLength: 4 })),
    isIndefinite: fc.boolean(),
  }),
}));

const [PRIMITIVE, CONSTRUCTED] = [0x04, 0x30];

const encode = ({ content, isIndefinite }: Node, mayBeIndefinite: boolean): Uint8Array => {
  if (content instanceof Uint8Array) return encodeElement(PRIMITIVE, [content]);
  const children = content.map((child) => encode(child, mayBeIndefinite));
  if (!mayBeIndefinite || !isIndefinite) return encodeElement(CONSTRUCTED, children);
  return Uint8Array.from([CONSTRUCTED, 0x80, ...children.flatMap((child) => [...child]), 0, 0]);
};

test('converts nested indefinite lengths to DER and leaves what follows', () => {
  fc.assert(
    fc.property(tree, fc.uint8Array({ maxLength: 8 }), (node, after) => {
      const { element, rest } = splitFirst(Uint8Array.from([...encode(node, true), ...after]));
      expect(element).toEqual(encode(node, false));
      expect([...rest]).toEqual([...after]);
    }),
  );
});

test('rejects elements that are unclosed or nested too deeply', () => {
  const refused = [
    [],
    [0x30],
    [0x30, 5, 0],
    [0x30, 0x80, 4, 0],
    [0x04, 0x80, 0, 0],
    [0x30, 0x87, 1, 1, 1, 1, 1, 1, 1],
    Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 0x30 : 0x80)),
  ];
  for (const bytes of refused) expect(() => splitFirst(Uint8Array.from(bytes))).toThrow(BerError);
});

test('keeps lengths that have more digits than needed', () => {
  const bytes = Uint8Array.of(0x30, 0x81, 3, 0x04, 0x81, 0);
  expect(splitFirst(bytes)).toEqual({ element: bytes, rest: new Uint8Array() });
});

const withParts = (count: number): Uint8Array => encodeElement(CONSTRUCTED, [Uint8Array.from({ length: 2 * count }, (_, at) => (at % 2 === 0 ? 0x05 : 0))]);

test('allows elements 60 deep, and 500,000 of them', { tags: ['slow'] }, () => {
  const nested = (depth: number): Uint8Array => (depth === 0 ? encodeElement(CONSTRUCTED, []) : encodeElement(CONSTRUCTED, [nested(depth - 1)]));
  for (const most of [nested(60), withParts(499_999)]) expect(splitFirst(most).element.length).toBe(most.length);
  for (const more of [nested(61), withParts(500_000)]) expect(() => splitFirst(more)).toThrow(BerError);
});

test('reads or rejects random bytes, and never throws anything else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        const { element } = splitFirst(bytes);
        expect(childrenOf(element, readElement(element)).length).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(BerError);
      }
    }),
  );
});

// X.690, section 8.1.2.4: tag numbers above 30 are in the following bytes, of which all but the last have their high bit set.
test.each([
  [[0x1e, 1, 7], 2],
  [[0x1f, 0x1f, 1, 7], 3],
  [[0x5f, 0x81, 0x00, 1, 7], 4],
  [[0xbf, 0xff, 0xff, 0x7f, 1, 7], 5],
])('finds the end of the tag of %j, and the start of its content, at %d', (bytes, contentStart) => {
  const all = Uint8Array.from(bytes);
  expect([...contentOf(all, readElement(all))]).toEqual([7]);
  expect(readElement(all).contentStart).toBe(contentStart);
});

test('rejects a tag that does not end', () => {
  for (const bytes of [[0x1f], [0x1f, 0x81], [0x1f, 0x81, 0x82]]) expect(() => readElement(Uint8Array.from(bytes))).toThrow(BerError);
});
