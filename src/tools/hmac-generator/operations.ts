import type { InputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { implement } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import type base64 from '../../lib/base64/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { equalInConstantTime, formatDigest, parseDigests, readMessage } from '../../lib/digest-text/digest-text.ts';
import type digestText from '../../lib/digest-text/strings/en.json';
import type file from '../../lib/file/strings/en.json';
import { hmacAlgorithms } from '../../lib/hash/algorithms.ts';
import { feedFile } from '../../lib/hash/digest-file.ts';
import { createHmac } from '../../lib/hash/hasher.ts';
import type hash from '../../lib/hash/strings/en.json';
import type hex from '../../lib/hex/strings/en.json';
import * as fields from './fields.ts';
import { randomKey } from './random-key.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof base64 & typeof charset & typeof digestText & typeof file & typeof hash & typeof hex>(fields, {
  hmac: ({ text, textEncoding, ...options }, context) => {
    const content = readMessage(text, textEncoding, 'text');
    return authenticate({ name: '', type: '', content }, 'text', options, context);
  },
  hmacFile: async ({ file, ...options }, context) => ({
    ...(await authenticate(file, 'file', options, context)),
    byteLength: fileSize(file),
  }),
  generateKey: ({ keyEncoding }, { randomBytes }) => ({ key: randomKey(keyEncoding, randomBytes) }),
});

type Options = Pick<InputValues<typeof fields.hmac.input>, 'key' | 'keyEncoding' | 'algorithm' | 'encoding' | 'expected'>;

async function authenticate(file: FileValue, field: string, { key, keyEncoding, algorithm, encoding, expected }: Options, context: RunContext) {
  const received = parseDigests(expected, 'expected');
  const keyBytes = readMessage(key, keyEncoding, 'key');
  // People who compare an HMAC may not know its algorithm.
  const candidates = hmacAlgorithms.filter((each) => each !== algorithm && received.some(({ length }) => length === digestBytes(each)));
  const [own, ...others] = await Promise.all([algorithm, ...candidates].map(async (each) => ({ algorithm: each, hmac: await createHmac(each, keyBytes) })));
  const all = own ? [own, ...others] : [];
  await feedFile(
    file,
    field,
    all.map(({ hmac }) => hmac),
    context,
  );
  const results = all.map((each) => ({ algorithm: each.algorithm, bytes: each.hmac.digest() }));
  const match = results.find(({ bytes }) => received.some((digest) => equalInConstantTime(bytes, digest)));
  return {
    mac: formatDigest(results[0]?.bytes ?? new Uint8Array(), encoding),
    verdict: received.length === 0 ? ('not-compared' as const) : match ? ('match' as const) : ('mismatch' as const),
    matchingAlgorithm: match?.algorithm ?? ('' as const),
    notes: keyBytes.length === 0 ? (['empty-key'] as const) : [],
  };
}

const DIGEST_BYTES: { readonly [name: string]: number } = { md5: 16, 'sha-1': 20, whirlpool: 64, sm3: 32, blake3: 32 };

/** The others end in their length in bits. */
const digestBytes = (algorithm: (typeof hmacAlgorithms)[number]): number => DIGEST_BYTES[algorithm] ?? Number(/\d+$/u.exec(algorithm)?.[0]) / 8;
