import type { InputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { implement } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { compareDigests, formatDigest, parseDigest, readMessage } from '../../lib/digest-text/digest-text.ts';
import { feedFile } from '../../lib/hash/digest-file.ts';
import { createHmac } from '../../lib/hash/hasher.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  hmac: ({ text, textEncoding, ...options }, context) => {
    const content = readMessage(text, textEncoding, 'text');
    return authenticate({ name: '', type: '', content }, 'text', options, context);
  },
  hmacFile: async ({ file, ...options }, context) => ({
    ...(await authenticate(file, 'file', options, context)),
    byteLength: fileSize(file),
  }),
});

type Options = Pick<InputValues<typeof fields.hmac.input>, 'key' | 'keyEncoding' | 'algorithm' | 'encoding' | 'expected'>;

async function authenticate(file: FileValue, field: string, { key, keyEncoding, algorithm, encoding, expected }: Options, context: RunContext) {
  const received = parseDigest(expected, 'expected');
  const hmac = await createHmac(algorithm, readMessage(key, keyEncoding, 'key'));
  await feedFile(file, field, [hmac], context);
  const bytes = hmac.digest();
  return { mac: formatDigest(bytes, encoding), verdict: compareDigests(bytes, received) };
}
