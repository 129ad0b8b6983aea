import { implement } from '../../contract/operations.ts';
import { fileSize } from '../../contract/values.ts';
import type base64 from '../../lib/base64/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { formatDigest, parseDigests } from '../../lib/digest-text/digest-text.ts';
import type { DigestEncoding } from '../../lib/digest-text/encodings.ts';
import type digestText from '../../lib/digest-text/strings/en.json';
import type file from '../../lib/file/strings/en.json';
import type hash from '../../lib/hash/strings/en.json';
import type hex from '../../lib/hex/strings/en.json';
import type lines from '../../lib/lines/strings/en.json';
import { formatChecksumLines, formatIntegrity } from './checksum-lines.ts';
import type { Digest } from './digests.ts';
import { digestAndCompare } from './digests.ts';
import * as fields from './fields.ts';
import { identifyHash } from './identify.ts';
import { messageBytes } from './message.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof base64 & typeof charset & typeof digestText & typeof file & typeof hash & typeof hex & typeof lines>(
  fields,
  {
    hash: async ({ text, algorithms, encoding, expected, ...options }, context) => {
      const content = messageBytes(text, options);
      const comparison = await digestAndCompare({ name: '', type: '', content }, 'text', algorithms, parseDigests(expected, 'expected'), context);
      return { ...comparison, digests: toRows(comparison.digests, encoding), byteLength: content.length };
    },
    hashFile: async ({ file, algorithms, encoding, expected }, context) => {
      const comparison = await digestAndCompare(file, 'file', algorithms, parseDigests(expected, 'expected'), context);
      return {
        ...comparison,
        digests: toRows(comparison.digests, encoding),
        byteLength: fileSize(file),
        checksumLines: formatChecksumLines(file.name, comparison.digests),
        integrity: formatIntegrity(comparison.digests),
      };
    },
    identify: ({ hash }) => identifyHash(hash),
  },
);

const toRows = (digests: readonly Digest[], encoding: DigestEncoding) =>
  digests.map(({ algorithm, bytes }) => ({ algorithm, digest: formatDigest(bytes, encoding) }));
