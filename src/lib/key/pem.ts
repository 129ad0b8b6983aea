import { decodeBase64 } from '../base64/base64.ts';
import { readCertificate, readPkcs1Private, readPkcs1Public, readPkcs8, readSec1, readSpki } from './der-key.ts';
import { invalidKey, readingKey } from './invalid-key.ts';
import type { Key } from './key.ts';

const BEGIN = '-----BEGIN ';
const DASHES = '-----';

type ReadDer = (der: Uint8Array, field: string) => Key | Promise<Key>;

const readers: Readonly<Record<string, ReadDer>> = {
  'PUBLIC KEY': readSpki,
  'RSA PUBLIC KEY': (der, field) => readPkcs1Public(der, field),
  CERTIFICATE: readCertificate,
  'PRIVATE KEY': readPkcs8,
  'RSA PRIVATE KEY': (der, field) => readPkcs1Private(der, field),
  'EC PRIVATE KEY': (der, field) => readSec1(der, field),
};

interface PemBlock {
  readonly label: string;
  readonly body: string;
}

/** Whether the text is PEM by its first words. */
export const looksLikePem = (text: string): boolean => text.trimStart().startsWith(BEGIN);

/**
 * Reads the first key or certificate in PEM (RFC 7468); blocks of other kinds before it, such as EC PARAMETERS, are
 * passed over. Line ends may be written as `\n`, as in settings files.
 * @throws InputError `invalid-key` on `field`.
 */
export async function readPemKey(text: string, field: string): Promise<Key> {
  let isUnsupported = false;
  for (const { label, body } of readBlocks(text.replaceAll(/\\r|\\n/gu, '\n'), field)) {
    if (label === 'ENCRYPTED PRIVATE KEY' || body.includes('ENCRYPTED')) throw invalidKey(field, 'encrypted');
    const read = Object.hasOwn(readers, label) ? readers[label] : undefined;
    if (read)
      return read(
        readingKey(field, () => decodeBase64(body, field)),
        field,
      );
    isUnsupported = true;
  }
  throw invalidKey(field, isUnsupported ? 'unsupported' : 'unreadable');
}

function* readBlocks(text: string, field: string): Generator<PemBlock> {
  let at = text.indexOf(BEGIN);
  while (at >= 0) {
    const bodyless = text.indexOf(DASHES, at + BEGIN.length);
    const label = text.slice(at + BEGIN.length, bodyless);
    const start = bodyless + DASHES.length;
    const end = bodyless < 0 ? -1 : text.indexOf(`${DASHES}END ${label}${DASHES}`, start);
    // The search stops at the first block without an end. To go on behind it would take quadratic time for many such blocks.
    if (end < 0) throw invalidKey(field, 'unreadable');
    yield { label, body: text.slice(start, end) };
    at = text.indexOf(BEGIN, end + DASHES.length);
  }
}
