type BitPart = 'ofBlock' | 'administration' | 'cast' | 'ofDevice';

export const bitParts: readonly BitPart[] = ['ofBlock', 'administration', 'cast', 'ofDevice'];

const LOCAL_BIT = 6;
const GROUP_BIT = 7;
const OCTET_BITS = 8;
const DIGIT_BITS = 4;

/** The bits of an address: block, device, and the two bits for local or universal administration and for unicast or multicast. */
export function bitPieces({
  address,
  prefix,
}: {
  readonly address: string;
  readonly prefix: string;
}): readonly { readonly text: string; readonly part: BitPart }[] {
  const digits = address.replaceAll(':', '');
  const bits = Array.from(digits, (digit) => Number.parseInt(digit, 16).toString(2).padStart(DIGIT_BITS, '0')).join('');
  const partOf = (index: number): BitPart => {
    if (index === LOCAL_BIT) return 'administration';
    if (index === GROUP_BIT) return 'cast';
    return index < prefix.length * DIGIT_BITS ? 'ofBlock' : 'ofDevice';
  };
  const pieces: { text: string; readonly part: BitPart }[] = [];
  for (const [index, bit] of Array.from(bits).entries()) {
    const part = partOf(index);
    const text = index > 0 && index % OCTET_BITS === 0 ? ` ${bit}` : bit;
    const last = pieces.at(-1);
    if (last?.part === part) last.text += text;
    else pieces.push({ text, part });
  }
  return pieces;
}
