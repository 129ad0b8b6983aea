import { implement } from '../../contract/operations.ts';
import { formatUlid, millisecondsOf, parseUlid, randomnessOf } from '../../lib/ulid/ulid.ts';
import { formatUuid, parseUuid, toInteger } from '../../lib/uuid/uuid.ts';
import * as fields from './fields.ts';
import { generateUlids } from '../../lib/ulid/generate-ulids.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  generate: ({ format, lowercase, ...run }, context) => {
    const inCase = (ulid: string): string => (lowercase ? ulid.toLowerCase() : ulid);
    const ulids = generateUlids(run, context).map((bytes) => (format === 'uuid' ? formatUuid(bytes) : inCase(formatUlid(bytes))));
    return { ulids: format === 'json' ? JSON.stringify(ulids, null, 2) : ulids.join('\n') };
  },
  inspect: ({ ulid }) => {
    const bytes = isUuid(ulid) ? parseUuid(ulid, 'ulid') : parseUlid(ulid, 'ulid');
    const milliseconds = millisecondsOf(bytes);
    return {
      canonical: formatUlid(bytes),
      timestamp: new Date(milliseconds).toISOString(),
      unixMilliseconds: String(milliseconds),
      randomness: randomnessOf(bytes),
      uuid: formatUuid(bytes),
      integer: String(toInteger(bytes)),
    };
  },
});

const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text.trim());
