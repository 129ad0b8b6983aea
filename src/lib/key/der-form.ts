import { unlessRefused } from '../../contract/errors.ts';
import { encodeHex } from '../hex/hex.ts';
import { DerReader, tags } from './der.ts';
import { derSequence } from './der-writer.ts';
import { invalidKey } from './invalid-key.ts';

/** Content of a DER structure. */
export type DerForm = 'pkcs8' | 'encrypted' | 'pkcs1' | 'sec1' | 'spki' | 'pkcs1-public' | 'certificate' | 'request' | 'crl' | 'dsa' | 'pkcs7' | 'pkcs12';

/** The tags of the elements inside a SEQUENCE, and of those inside its first element, as hex digits. */
const shapes: readonly (readonly [outer: RegExp, inner: RegExp, form: DerForm])[] = [
  [/^023004/u, /^/u, 'pkcs8'],
  [/^0204/u, /^/u, 'sec1'],
  [/^0202$/u, /^/u, 'pkcs1-public'],
  [/^(?:02){9}/u, /^/u, 'pkcs1'],
  [/^(?:02){6}$/u, /^/u, 'dsa'],
  [/^3003$/u, /^06/u, 'spki'],
  [/^3004$/u, /^06/u, 'encrypted'],
  // A certificate of version 1 omits its version.
  [/^303003/u, /^(?:a002|02)3030303030/u, 'certificate'],
  // A revocation list of version 1 omits its version.
  [/^303003/u, /^(?:02)?3030(?:17|18)/u, 'crl'],
  [/^303003/u, /^023030/u, 'request'],
  [/^02(?:30){1,2}$/u, /^/u, 'pkcs12'],
  [/^06a0$/u, /^/u, 'pkcs7'],
];

/** Detects what DER contains from the order of its elements; undefined if it is not a key, certificate, request or revocation list. */
export const formOfDer = (der: Uint8Array): DerForm | undefined =>
  unlessRefused(() => {
    const [outer, inner] = [tagsOf(open(der)), firstTagsOf(open(der))];
    return shapes.find((shape) => shape[0].test(outer) && shape[1].test(inner))?.[2];
  });

/** Returns the total length of the SEQUENCE at the start of the bytes, from its header; 0 if there is none. */
export function lengthOfSequence(head: Uint8Array): number {
  const [tag, first = 0xff] = head;
  if (tag !== tags.sequence || first === 0x80 || first > 0x84) return 0;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  return head.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0) + 2 + count;
}

/**
 * Returns the certificates of a SignedData (RFC 5652, section 5.1), as in `.p7b` files.
 * @throws InputError `invalid-key` on `field`.
 */
export function certificatesOfPkcs7(der: Uint8Array, field: string): Uint8Array[] {
  const content = open(der, field);
  content.read(tags.oid);
  const signed = content.enter(tags.explicit0).enter(tags.sequence);
  // Skips version, digest algorithms and content.
  for (let count = 0; count < 3; count++) signed.skip();
  if (signed.nextTag !== tags.explicit0) return [];
  const certificates = signed.enter(tags.explicit0);
  const found: Uint8Array[] = [];
  while (certificates.nextTag === tags.sequence) found.push(derSequence(certificates.read(tags.sequence)));
  return found;
}

const open = (der: Uint8Array, field = ''): DerReader => new DerReader(der, () => invalidKey(field, 'unreadable')).enter(tags.sequence);

function tagsOf(reader: DerReader): string {
  const found: number[] = [];
  for (let tag = reader.nextTag; tag !== undefined && found.length < 12; tag = reader.nextTag) {
    found.push(tag);
    reader.skip();
  }
  return encodeHex(Uint8Array.from(found));
}

const firstTagsOf = (reader: DerReader): string => (reader.nextTag === tags.sequence ? tagsOf(reader.enter(tags.sequence)) : '');
