import { ARN } from '../lib/id/arn.ts';
import { resourceOf } from '../lib/id/resources.ts';
import { isLikelyTimedId, timedIds } from '../lib/id/timed-id.ts';
import { TYPE_ID } from '../lib/id/type-id.ts';
import { secretFormatOf } from '../lib/secret-formats/secret-formats.ts';
import { defineFormat } from './format.ts';
import type { Likeness } from './format.ts';

/** Longer texts are lists of other things. */
const MAX_LENGTH = 4096;
/** No identifier that is in use yet has a later time. */
const LATEST = Date.UTC(2050, 0);

const NANO_ID = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w-]{21}$/u;
const SNOWFLAKE = /^[1-9]\d{16,18}$/u;
const CUID2 = /^(?=(?:[a-z]*\d){3})[a-z][\da-z]{23}$/u;
const MENTION = /^<(?:@[!&]?|#|a?:\w{1,40}:)\d{15,20}>$/u;
const OBJECT_ID_CALL = /^(?:new )?ObjectI[dD]\(\s?["'][\da-f]{24}["']\s?\)$/iu;

/** Random characters change between lowercase, uppercase, digits and others more often than words in camel case. */
const isRandom = (text: string): boolean => text.replaceAll(/[a-z]+|[A-Z]+|\d+|[_-]+/gu, '.').length > 10;

function judge(line: string): Likeness {
  if (secretFormatOf(line) || resourceOf(line) || timedIds.some((kind) => isLikelyTimedId(kind, line, LATEST))) return 'confident';
  if (TYPE_ID.exec(line)?.[1] !== undefined || [ARN, MENTION, OBJECT_ID_CALL].some((form) => form.test(line))) return 'confident';
  if (NANO_ID.test(line)) return isRandom(line) ? 'confident' : 'plausible';
  return SNOWFLAKE.test(line) || CUID2.test(line) ? 'plausible' : 'no';
}

/** Identifiers and credentials of known kinds, one per line. UUID and ULID are formats of their own. */
export default defineFormat({
  parent: 'text',
  order: 95,
  secret: true,
  looksLike(text) {
    if (text.length > MAX_LENGTH) return 'no';
    const lines = text.split(/\r?\n/u).map((line) => line.trim());
    const judged = lines.filter((line) => line !== '').map(judge);
    if (judged.length === 0 || judged.includes('no')) return 'no';
    // A column of numbers with 17 to 19 digits is hardly anything else.
    return judged.includes('confident') || judged.length > 1 ? 'confident' : 'plausible';
  },
  samples: {
    confident: [
      '507f1f77bcf86cd799439011',
      '0ujtsYcgvSTl8PAuAdqWYSMnLOv',
      '9m4e2mr0ui3e8a215n4g',
      'user_01h455vb4pex5vsknk084sn02q',
      'arn:aws:iam::123456789012:user/David',
      'i-0123456789abcdef0',
      'V1StGXR8_Z5jdHi6B-myT',
      'ckopqwooh000001la8mbi2im9',
      'AKIAIOSFODNN7EXAMPLE',
      'ObjectId("507f1f77bcf86cd799439011")',
      '175928847299117063\n80351110224678912',
    ],
    plausible: ['175928847299117063', 'tz4a98xxat96iws9zmbrgj3a', 'loadUserProfileV2Data'],
  },
});
