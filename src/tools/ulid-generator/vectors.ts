import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const GIVEN = { timestamp: '2023-11-14T22:13:20Z', randomness: '0102030405060708090a' };

export default vectors<typeof fields>({
  generate: [
    { source: 'ULID specification', input: {}, output: { ulids: matches(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/) }, example: true },
    { source: 'arithmetic (python)', input: GIVEN, output: { ulids: '01HF7YAT00041061050R3GG28A' } },
    {
      source: 'the same, one more',
      input: { ...GIVEN, count: 2, monotonic: false },
      output: { ulids: '01HF7YAT00041061050R3GG28A\n01HF7YAT00041061050R3GG28B' },
      example: true,
    },
    { source: 'the same 128 bits', input: { ...GIVEN, format: 'uuid' }, output: { ulids: '018bcfe5-6800-0102-0304-05060708090a' }, example: true },
    {
      source: 'the same in lowercase, as JSON',
      input: { ...GIVEN, count: 2, format: 'json', lowercase: true },
      output: { ulids: '[\n  "01hf7yat00041061050r3gg28a",\n  "01hf7yat00041061050r3gg28b"\n]' },
    },
    {
      source: 'ULID specification, README',
      input: { timestamp: '2016-07-30T22:36:16.385Z' },
      output: { ulids: matches(/^01ARYZ6S41[0-9A-HJKMNP-TV-Z]{16}$/) },
    },
    {
      source: 'the last millisecond that 48 bits can count',
      input: { timestamp: '+010889-08-02T05:31:50.655Z', randomness: 'f'.repeat(20) },
      output: { ulids: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
    },
    { source: 'one millisecond more', input: { timestamp: '+010889-08-02T05:31:50.656Z' }, error: 'out-of-range', field: 'timestamp' },
    { source: 'before 1970', input: { timestamp: '1969-12-31T23:59:59.999Z' }, error: 'out-of-range', field: 'timestamp' },
    { source: '19 digits', input: { randomness: '0'.repeat(19) }, error: 'invalid-randomness', field: 'randomness' },
    { source: 'not hex digits', input: { randomness: 'g'.repeat(20) }, error: 'invalid-randomness', field: 'randomness' },
    { source: 'the 80 bits would overflow', input: { count: 2, randomness: 'f'.repeat(20) }, error: 'randomness-overflow', field: 'randomness' },
  ],
  inspect: [
    {
      source: 'ULID specification, README; python',
      input: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
      output: {
        canonical: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
        timestamp: '2016-07-30T23:54:10.259Z',
        unixMilliseconds: '1469922850259',
        randomness: 'd6764c61efb99302bd5b',
        uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
        integer: '1777027686520646174104517696511196507',
      },
      example: true,
    },
    { source: 'the same as a UUID', input: { ulid: '01563E3A-B5D3-D676-4C61-EFB99302BD5B' }, output: { canonical: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } },
    {
      source: "Crockford's aliases",
      input: { ulid: ' olarz3ndektsv4rrffq69g5fav\n' },
      output: { canonical: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
    },
    {
      source: 'ULID specification, "Overflow Errors when Parsing Base32 Strings"',
      input: { ulid: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
      output: { timestamp: '+010889-08-02T05:31:50.655Z' },
    },
    {
      source: 'ULID specification, the same',
      input: { ulid: '80000000000000000000000000' },
      error: 'ulid-overflow',
      field: 'ulid',
      position: { character: 1 },
    },
    { source: 'not a digit', input: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FA!' }, error: 'invalid-ulid', field: 'ulid', position: { character: 26 } },
    { source: 'one character missing', input: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FA' }, error: 'invalid-ulid', field: 'ulid', position: { character: 26 } },
  ],
});
