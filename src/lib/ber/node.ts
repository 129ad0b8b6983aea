import { toBigInt } from '../key/integers.ts';
import { contentOf, readElement, readElements, wholeOf } from './ber.ts';
import { formatOid } from './oid.ts';

/** An element of DER with its bytes, which are views of the input. */
export interface Node {
  readonly tag: number;
  readonly content: Uint8Array;
  /** With tag and length. */
  readonly whole: Uint8Array;
}

/**
 * Reads the first element of some bytes.
 * @throws BerError, like all functions of this file.
 */
export const readNode = (der: Uint8Array): Node => toNode(der, readElement(der));

/** Reads the elements inside a constructed element. */
export const childNodes = ({ content }: Pick<Node, 'content'>): Node[] =>
  [...readElements(content, 0, content.length)].map((element) => toNode(content, element));

const toNode = (bytes: Uint8Array, element: Parameters<typeof contentOf>[1]): Node => ({
  tag: element.tag,
  content: contentOf(bytes, element),
  whole: wholeOf(bytes, element),
});

export const oidOf = ({ content }: Pick<Node, 'content'>): string => formatOid(content);

/** Reads an INTEGER in two's complement. */
export function integerOf({ content }: Pick<Node, 'content'>): bigint {
  const value = toBigInt(content);
  return (content[0] ?? 0) < 0x80 ? value : value - (1n << BigInt(content.length * 8));
}

/** Returns the names of the bits that are set in a BIT STRING, of which the first is the highest bit of its first byte (X.690, section 8.6). */
export function namesOfBits<Name extends string>({ content }: Pick<Node, 'content'>, names: readonly Name[]): readonly Name[] {
  // The first byte is the number of unused bits at the end.
  const bits = content.subarray(1);
  return names.filter((_, index) => ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0);
}
