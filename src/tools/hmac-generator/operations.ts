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
import type { SecretNote } from '../../lib/key/secret-notes.ts';
import * as fields from './fields.ts';
import { randomKey } from './random-key.ts';
import type en from './strings/en.json';

/** The maximum length of a text that is tried in other encodings; longer ones would take seconds. */
const MAX_REREAD_LENGTH = 2 ** 20;

export default implement<typeof fields, typeof en & typeof base64 & typeof charset & typeof digestText & typeof file & typeof hash & typeof hex>(fields, {
  hmac: async ({ text, textEncoding, ...options }, context) => {
    const result = await authenticateBytes(readMessage(text, textEncoding, 'text'), options, context);
    if (result.verdict !== 'mismatch' || result.matchingAlgorithm !== '' || text.length > MAX_REREAD_LENGTH) return result;
    const { otherTexts } = await import('./other-texts.ts');
    for (const { notes, bytes } of otherTexts(text, textEncoding)) {
      const { matchingAlgorithm } = await authenticateBytes(bytes, options, context, false);
      if (matchingAlgorithm !== '') return { ...result, matchingAlgorithm, notes: [...result.notes.filter((note) => note !== 'key-is-jwk'), ...notes] };
    }
    return result;
  },
  hmacFile: async ({ file, ...options }, context) => ({
    ...(await authenticate(file, 'file', options, context)),
    byteLength: fileSize(file),
  }),
  generateKey: ({ keyEncoding }, { randomBytes }) => ({ key: randomKey(keyEncoding, randomBytes) }),
});

type HmacAlgorithm = (typeof hmacAlgorithms)[number];
type Options = Pick<InputValues<typeof fields.hmac.input>, 'key' | 'keyEncoding' | 'algorithm' | 'encoding' | 'expected'>;

/** An HMAC to compute. If its key differs from the selected one, the notes describe the difference. */
interface Candidate {
  readonly algorithm: HmacAlgorithm;
  readonly key: Uint8Array;
  readonly notes: readonly SecretNote[];
}

/** Each is computed over the whole file. */
const MAX_CANDIDATES = 40;

const authenticateBytes = async (content: Uint8Array<ArrayBuffer>, options: Options, context: RunContext, triesOtherKeys = true) =>
  authenticate({ name: '', type: '', content }, 'text', options, context, triesOtherKeys);

async function authenticate(
  file: FileValue,
  field: string,
  { key, keyEncoding, algorithm, encoding, expected }: Options,
  context: RunContext,
  triesOtherKeys = true,
) {
  const received = parseDigests(expected, 'expected');
  const keyBytes = readMessage(key, keyEncoding, 'key');
  // Someone who verifies an HMAC may not know its algorithm or key encoding.
  const algorithms = hmacAlgorithms.filter((each) => each !== algorithm && received.some(({ length }) => length === digestBytes(each)));
  const candidates: readonly Candidate[] = [algorithm, ...algorithms].map((each) => ({ algorithm: each, key: keyBytes, notes: [] }));
  const others = received.length === 0 || !triesOtherKeys ? [] : await candidatesWithOtherKeys({ key, keyEncoding, algorithm }, keyBytes, received);
  const all = await Promise.all(
    [...candidates, ...others].slice(0, MAX_CANDIDATES).map(async (each) => ({ ...each, hmac: await createHmac(each.algorithm, each.key) })),
  );
  await feedFile(
    file,
    field,
    all.map(({ hmac }) => hmac),
    context,
  );
  const results = all.map(({ hmac, ...each }) => ({ ...each, bytes: hmac.digest() }));
  const match = results.find(({ bytes }) => received.some((digest) => equalInConstantTime(bytes, digest)));
  const isMatch = match !== undefined && match.notes.length === 0;
  return {
    mac: formatDigest(results[0]?.bytes ?? new Uint8Array(), encoding),
    // The key encoding is selected explicitly. Another one does not match, but is noted.
    verdict: received.length === 0 ? ('not-compared' as const) : isMatch ? ('match' as const) : ('mismatch' as const),
    matchingAlgorithm: match?.algorithm ?? ('' as const),
    notes: [
      ...(keyBytes.length === 0 ? (['empty-key'] as const) : []),
      ...(match?.notes ?? []),
      ...(!match && keyEncoding === 'utf-8' && (await isJwk(key)) ? (['key-is-jwk'] as const) : []),
    ],
  };
}

/** Returns the selected algorithm, or the most common one of each length if the received HMACs have a different length. */
async function candidatesWithOtherKeys(
  { key, keyEncoding, algorithm }: Pick<Options, 'key' | 'keyEncoding' | 'algorithm'>,
  keyBytes: Uint8Array,
  received: readonly Uint8Array[],
): Promise<readonly Candidate[]> {
  const { otherKeys } = await import('./other-keys.ts');
  const lengths = [...new Set(received.map(({ length }) => length))];
  const algorithms = lengths.includes(digestBytes(algorithm))
    ? [algorithm]
    : lengths.map((length) => hmacAlgorithms.find((each) => digestBytes(each) === length)).filter((each) => each !== undefined);
  return otherKeys(key, keyEncoding, keyBytes).flatMap(({ bytes, notes }) => algorithms.map((each) => ({ algorithm: each, key: bytes, notes })));
}

async function isJwk(key: string): Promise<boolean> {
  if (!/kty/u.test(key)) return false;
  const { isSecretJwk } = await import('./other-keys.ts');
  return isSecretJwk(key);
}

const DIGEST_BYTES: { readonly [name: string]: number } = { md5: 16, 'sha-1': 20, whirlpool: 64, sm3: 32, blake3: 32 };

/** The names of the others end with their length in bits. */
const digestBytes = (algorithm: HmacAlgorithm): number => DIGEST_BYTES[algorithm] ?? Number(/\d+$/u.exec(algorithm)?.[0]) / 8;
