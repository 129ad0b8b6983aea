import { describe, expect, test } from 'vitest';
import { leafKinds } from './codes.ts';
import { textContent } from './content.ts';
import { readLeaves } from './leaves.ts';

const now = (): number => Date.UTC(2026, 0);
const leavesOf = (text: string, isTime = false): readonly string[] =>
  readLeaves({ name: { code: 'value' }, content: textContent(text), isTime }, { now }).map(({ kind, value, grade }) => `${kind} ${value} ${grade}`);

const facts: readonly (readonly [text: string, ...leaves: readonly string[]])[] = [
  ['1700000000', 'unix-seconds 2023-11-14T22:13:20Z possible', 'ipv4-number 101.83.241.0 possible'],
  ['1700000000.25', 'unix-seconds 2023-11-14T22:13:20.250Z possible'],
  ['1700000000123', 'unix-milliseconds 2023-11-14T22:13:20.123Z possible'],
  ['1700000000123456', 'unix-microseconds 2023-11-14T22:13:20.123Z possible'],
  ['1700000000123456789', 'unix-nanoseconds 2023-11-14T22:13:20.123Z possible', 'x-snowflake 2023-09-08T04:15:59.159Z possible'],
  // [DateTime]::UtcNow.Ticks and ToFileTimeUtc() of the same time.
  [
    '638355968000000000',
    'dotnet-ticks 2023-11-14T22:13:20Z possible',
    'x-snowflake 2015-08-31T14:21:37.508Z possible',
    'discord-snowflake 2019-10-28T12:38:42.851Z possible',
  ],
  [
    '133444736000000000',
    'windows-filetime 2023-11-14T22:13:20Z possible',
    'x-snowflake 2011-11-07T07:24:39.002Z possible',
    'discord-snowflake 2016-01-04T05:41:44.345Z possible',
  ],
  ['721692800', 'cocoa-seconds 2023-11-14T22:13:20Z possible', 'ipv4-number 43.4.40.128 possible'],
  // RFC 9562, appendix A.
  ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'uuid v1 certain', 'uuid-time 2022-02-22T19:22:22Z certain'],
  ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'uuid v7 certain', 'uuid-time 2022-02-22T19:22:22Z certain'],
  ['{919108f7-52d1-4320-9bac-f847db4148a8}', 'uuid v4 certain'],
  ['00000000-0000-0000-0000-000000000000', 'uuid nil certain'],
  // The examples of the specifications of ULID and of MongoDB.
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'ulid-time 2016-07-30T23:54:10.259Z likely'],
  ['507f1f77bcf86cd799439011', 'object-id-time 2012-10-17T21:13:27Z likely'],
  // The examples of the references of Discord and X.
  ['175928847299117063', 'x-snowflake 2012-03-03T13:01:20.453Z possible', 'discord-snowflake 2016-04-30T11:18:25.796Z possible'],
  ['d41d8cd98f00b204e9800998ecf8427e', 'hash MD5, NTLM, MD4 possible'],
  ['da39a3ee5e6b4b0d3255bfef95601890afd80709', 'hash SHA-1, RIPEMD-160 possible'],
  ['0xff', 'hexadecimal-number 255 certain'],
  ['0o755', 'octal-number 493 certain'],
  ['0B1010', 'binary-number 10 certain'],
  ['192.168.0.1', 'ipv4-type private-use likely'],
  ['8.8.8.8', 'ipv4-type global likely'],
  ['2130706433', 'unix-seconds 2037-07-08T22:53:53Z possible', 'ipv4-number 127.0.0.1 possible'],
  ['::1', 'ipv6-type loopback certain'],
  ['fe80::1', 'ipv6-type link-local certain'],
];

test.each(facts)('reads %s', (text, ...leaves) => {
  expect(leavesOf(text)).toEqual(leaves);
});

test('a number with the name of a time is likely a time', () => {
  expect(leavesOf('1700000000', true)[0]).toBe('unix-seconds 2023-11-14T22:13:20Z likely');
  expect(leavesOf('638355968000000000', true)).toEqual(['dotnet-ticks 2023-11-14T22:13:20Z likely']);
});

test('every kind is read', () => {
  const kinds = new Set(facts.flatMap(([, ...leaves]) => leaves.map((leaf) => leaf.split(' ', 1)[0])));
  expect([...leafKinds].filter((kind) => !kinds.has(kind))).toEqual([]);
});

describe('ordinary text has no meaning', () => {
  test.each([
    '',
    'hello',
    'face',
    'cafe babe',
    '42',
    '12345678',
    '2024-01-31',
    '12:30:45',
    '0x',
    '0xzz',
    '1.2.3',
    '256.1.1.1',
    '4111111111111111',
    'deadbeef',
    'user:password',
    ':',
    'a:b',
  ])('%j', (text) => {
    expect(leavesOf(text)).toEqual([]);
  });
});

// A slow pattern would exceed the time that a test may take.
test('half a million short texts are read quickly', { tags: ['slow'] }, () => {
  for (let at = 0; at < 500_000; at++) if (leavesOf(`d${at} is an ordinary text`).length > 0) expect.unreachable();
});
