import type { Key } from '../key/key.ts';
import { toSpki } from '../key/key-to-der.ts';

/** The public key of a certificate or request, encoded as a key alone is, so that both can be compared. A key of an unknown type stays as it is. */
export const comparableKey = ({ key, spki }: { readonly key: Key | undefined; readonly spki: Uint8Array }): Uint8Array =>
  key && key.kind !== 'secret' ? toSpki(key) : spki;
