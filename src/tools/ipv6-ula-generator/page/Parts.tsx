import { ColoredParts } from '../../../page/parts/ColoredParts.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { addressParts, addressPieces } from '../address-parts.ts';
import type en from '../strings/en.json';

/** A unique local address with its parts in colors. */
export function Parts({ address }: { readonly address: string }) {
  const words = useWords<typeof en>();
  const pieces = addressPieces(address);
  return pieces.length > 0 && <ColoredParts title={words('parts')} pieces={pieces} parts={addressParts} nameOf={words} />;
}
