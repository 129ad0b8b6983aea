import { choice, dateTime, integer, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { secrecies, secretTypes } from '../../lib/secret-formats/types.ts';
import { generatedKinds, grades, idKinds, notes, partNames } from './kinds.ts';

const INSTANT_LENGTH = 2 ** 14;

const untimed = ['uuid-v4', 'nanoid', 'cuid2'];
const timed = generatedKinds.filter((kind) => !untimed.includes(kind));

export const inspect = declare({
  input: {
    // Pasted identifiers include API keys.
    ids: text({
      primary: true,
      multiline: true,
      secret: true,
      format: 'known-id',
      alsoTakes: ['uuid', 'ulid', 'number', 'hex'],
      sample: '175928847299117063\n507f1f77bcf86cd799439011\n0ujtsYcgvSTl8PAuAdqWYSMnLOv\nuser_01h455vb4pex5vsknk084sn02q',
    }),
    idCount: integer({ default: 1_000_000_000, min: 2, max: Number.MAX_SAFE_INTEGER, usualMax: 1_000_000_000_000, rare: true }),
    epoch: dateTime({ optional: true, rare: true }),
    timestampShift: integer({ default: 22, min: 0, max: 32, rare: true }),
  },
  output: {
    kind: text({ primary: true, codes: idKinds }),
    grade: text({ codes: grades }),
    created: text({ format: 'date-time', hiddenIfEmpty: true }),
    secrecy: text({ codes: secrecies, tones: { secret: 'bad', sensitive: 'doubtful', public: 'good' }, hiddenIfEmpty: true }),
    secretType: text({ codes: secretTypes, hiddenIfEmpty: true }),
    notes: list({ codes: notes }),
    parts: table({ part: { codes: partNames }, value: 'text' }),
    randomBits: text({ hiddenIfEmpty: true }),
    collisionProbability: text({ hiddenIfEmpty: true }),
    evenOddsCount: text({ hiddenIfEmpty: true }),
    uuid: text({ format: 'uuid', hiddenIfEmpty: true }),
    hex: text({ format: 'hex', hiddenIfEmpty: true }),
    readings: table({ kind: { codes: idKinds }, grade: { codes: grades }, created: 'text' }),
    entries: table({ line: 'number', id: 'text', kind: { codes: idKinds }, grade: { codes: grades }, created: 'text' }),
    duplicates: list(),
  },
  errors: ['unknown-id'],
  blankIsNothing: true,
  cost: ({ ids }) => (ids.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
});

export const generate = declare({
  input: {
    kind: choice(generatedKinds, { remembered: true }),
    count: integer({ primary: true, default: 5, min: 1, max: 10_000 }),
    prefix: text({ default: 'user', usedWhen: { kind: 'typeid' } }),
    length: integer({ optional: true, min: 2, max: 64, usedWhen: { kind: ['nanoid', 'cuid2'] } }),
    machine: integer({
      default: 1,
      min: 0,
      max: 65_535,
      usedWhen: { kind: ['discord-snowflake', 'x-snowflake', 'instagram-id', 'sonyflake', 'custom-snowflake'] },
    }),
    timestamp: dateTime({ optional: true, usedWhen: { kind: timed } }),
    epoch: dateTime({ optional: true, usedWhen: { kind: 'custom-snowflake' } }),
  },
  output: {
    ids: text({
      primary: true,
      multiline: true,
      format: ({ kind }: { readonly kind: string }) => (kind === 'ulid' ? 'ulid' : kind.startsWith('uuid') ? 'uuid' : 'known-id'),
    }),
  },
  errors: ['out-of-range', 'invalid-prefix', 'machine-too-large', 'too-long'],
});
