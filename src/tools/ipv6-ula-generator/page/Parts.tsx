import { expandIpv6, readIpv6 } from '../../../lib/ipv6/ipv6.ts';
import look from '../../../page/look.module.css';
import { ColouredParts } from '../../../page/parts/ColouredParts.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type en from '../strings/en.json';

const PARTS = ['prefixPart', 'localPart', 'globalPart', 'subnetPart', 'interfacePart'] as const;
const PREFIX_BITS = 7;

/** A unique local address in the parts of RFC 4193, 3.1. The first two end within a digit, so that they are drawn in bits. */
export function Parts({ address }: { readonly address: string }) {
  const words = useWords<typeof en>();
  const groups = readIpv6(address);
  if (!groups) return null;
  const digits = expandIpv6(groups);
  const bits = Number.parseInt(digits.slice(0, 2), 16).toString(2);
  const pieces = [
    { text: bits.slice(0, PREFIX_BITS), part: PARTS[0] },
    { text: bits.slice(PREFIX_BITS), part: PARTS[1] },
    { text: ' ' },
    { text: digits.slice(2, 14), part: PARTS[2] },
    { text: ':' },
    { text: digits.slice(15, 19), part: PARTS[3] },
    { text: ':' },
    { text: digits.slice(20), part: PARTS[4] },
  ];
  return (
    <section aria-label={words('parts')}>
      <p className={look.note}>{words('parts')}</p>
      <ColouredParts pieces={pieces} parts={PARTS} nameOf={words} />
    </section>
  );
}
