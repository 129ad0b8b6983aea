import type { InputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { implement } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import type base64 from '../../lib/base64/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { compareDigests, formatDigest, parseDigest, readMessage } from '../../lib/digest-text/digest-text.ts';
import type digestText from '../../lib/digest-text/strings/en.json';
import type file from '../../lib/file/strings/en.json';
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
  const received = parseDigest(expected, 'expected');
  const keyBytes = readMessage(key, keyEncoding, 'key');
  const hmac = await createHmac(algorithm, keyBytes);
  await feedFile(file, field, [hmac], context);
  const bytes = hmac.digest();
  const notes = keyBytes.length === 0 ? (['empty-key'] as const) : [];
  return { mac: formatDigest(bytes, encoding), verdict: compareDigests(bytes, received), notes };
}
