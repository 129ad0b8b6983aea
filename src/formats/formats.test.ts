import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../scripts/processor-time.ts';
import type { Format } from './format.ts';
import { detect, formats } from './registry.ts';

const LONGEST = 65_536;
const fill = (piece: string): string => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);

/** Other formats whose detectors match a format's samples: `!` confident, `?` plausible. Every entry is intended. */
const OVERLAPS: Readonly<Record<string, string>> = {
  json: 'yaml?',
  'number-list': 'json-lines?',
  'json-lines': 'number-list? csv?',
  'json-patch': 'json! yaml?',
  'json-query': 'curl-command!',
  jwk: 'json! yaml?',
  markdown: 'yaml?',
  certificate: 'pem!',
  compose: 'json! yaml!',
  xml: 'html?',
  svg: 'xml!',
  'escaped-html': 'html?',
  html: 'escaped-html? unicode-escapes?',
  url: 'media-type?',
  'wrapped-url': 'url! percent-encoded?',
  'data-uri': 'url?',
  'key-uri': 'url? percent-encoded?',
  'percent-encoded': 'url!',
  'encrypted-text': 'base64!',
  'bcrypt-hash': 'password-hash! password?',
  'authorization-header': 'yaml? curl-command!',
  uuid: 'url? hex! digest! base64?',
  ulid: 'base64?',
  'date-time': 'regex! number? phone-number? math-expression? hex? base64?',
  cron: 'hex?',
  'http-status-code': 'file-mode? number?',
  'file-mode': 'symbolic-mode? number? identifier? hex? base64?',
  'symbolic-mode': 'math-expression?',
  'binary-digits': 'number? phone-number? hex? base64?',
  ipv4: 'number? phone-number? hex? base64?',
  'ipv4-cidr': 'ipv4-range? media-type? phone-number? math-expression?',
  'ipv4-range': 'phone-number?',
  ipv6: 'ip-list!',
  'ipv6-cidr': 'ip-list!',
  'hex-dump': 'hex? escaped-string?',
  'known-id': 'json-lines? number? math-expression? identifier? hex? base64?',
  'mac-address': 'hex! base64?',
  'user-agent': 'json? yaml? media-type?',
  'media-type': 'yaml? base64?',
  iban: 'hex? base64?',
  bic: 'base64?',
  'phone-number': 'url?',
  'unicode-escapes': 'html?',
  'encoded-text': 'xml? base64?',
  base32: 'base64?',
  identifier: 'base64?',
  hex: 'number? base64?',
  digest: 'number? hex! base64?',
  'base64-file': 'identifier? base64!',
  'saml-message': 'xml! url! percent-encoded? base64!',
  'oauth-url': 'url! percent-encoded?',
  duration: 'numeronym? base64?',
  'time-sheet': 'math-expression?',
  log: 'csv?',
};

const samplesOf = ({ samples }: Format): readonly string[] => [...(samples.confident ?? []), ...(samples.plausible ?? [])];

function overlapsOf(id: string, format: Format): string {
  const marks = new Map<string, string>();
  for (const found of samplesOf(format).flatMap((sample) => detect(sample))) {
    // Any text has a shape.
    if (found.format === id || found.format === 'text' || formats.get(found.format)?.isShape) continue;
    if (marks.get(found.format) !== '!') marks.set(found.format, found.confidence === 'confident' ? '!' : '?');
  }
  return [...formats.keys()].flatMap((other) => (marks.has(other) ? [`${other}${marks.get(other)}`] : [])).join(' ');
}

describe.each([...formats])('%s', (id, format) => {
  test('knows its own samples', () => {
    for (const confidence of ['confident', 'plausible'] as const) {
      for (const sample of format.samples[confidence] ?? []) {
        expect([sample, detect(` ${sample}\n`).find((found) => found.format === id)?.confidence]).toEqual([sample, confidence]);
      }
    }
  });

  test('has an existing parent, and one of the roots as an ancestor', () => {
    const chain = [];
    for (let at: string | null = id; at !== null; at = formats.get(at)?.parent ?? null) chain.push(at);
    expect(['text', 'file']).toContain(chain.at(-1));
    expect(chain.every((at) => formats.has(at))).toBe(true);
  });

  test('never throws, and returns one of the three likenesses', () => {
    const pieces = fc.constantFrom(...samplesOf(format), ...'{}[]()"\'`,:;=.-+/\\|<>&%$#@!?*^~_ \t\r\n', '--', '\ud83d', '\u0000', 'a', '0', '🇩');
    const texts = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, fc.boolean(), (text, isCut) => {
        expect(['confident', 'plausible', 'no']).toContain(format.looksLike(text.trim(), isCut));
      }),
    );
  });
});

test('matches no sample of another format unless listed', () => {
  const matrix = Object.fromEntries(
    [...formats]
      .filter(([, { isShape }]) => !isShape)
      .map(([id, format]) => [id, overlapsOf(id, format)] as const)
      .filter(([, overlaps]) => overlaps !== ''),
  );
  expect(matrix).toEqual(OVERLAPS);
});

// Repetitions on which a regular expression could backtrack, after a start that makes a detector look closer.
const PIECES = [
  'a',
  '(',
  '0',
  ' ',
  '[',
  '{',
  '"',
  "'",
  '<',
  '&',
  '%',
  '-',
  '#',
  '|',
  '/',
  '\\',
  ':',
  '@',
  '=',
  '.',
  '\u0301',
  '😀',
  '👍🏽',
  '1+',
  'A',
  'Ab1',
  '* ',

  '<a ',
  '<a>',
  '<!--',
  '%41',
  'a.',
  'a-',
  'a,',
  'a@',
  'a ',
  '1 ',
  '1.',
  'a: ',
  '::',
  '\\u0041',
  '[a](b',
  '/**/',
  'a/1 ',
  '(a+)+',
  '{"a":',
  '{"a":1},',
  'select ',
  'a: b\n',
  '- a\n',
  'a,b\n',
  'a = 1\n',
  '[a]\n',
  '---\n',
  '--\n',
  '@@ -',
  'services:\n\n',
  '```\n',
  '| a |\n',
  'sudo -a ',
  'WIFI:',
  'authorization: ',
];
const PREFIXES = ['', 'x', '{', '[', '<a>', '/', '- ', 'a: ', '#', '"', 'with ', 'https://'];
// A detector may take 5 ms. A cold machine uses up part of that; backtracking over 64 KiB takes seconds.
const BOUND_MS = 100;

function timeOf({ looksLike }: Format, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && best > BOUND_MS; run++) {
    const processorTime = startProcessorTime();
    looksLike(text, run % 2 === 0);
    best = Math.min(best, processorTime());
  }
  return best;
}

test('judges 64 KiB of any content in time', { tags: ['slow'] }, () => {
  const slow = [...formats].flatMap(([id, format]) =>
    PIECES.flatMap((piece) =>
      PREFIXES.flatMap((prefix) => {
        const text = (prefix + fill(piece)).slice(0, LONGEST - 1).trim();
        return [text, `${text}\u0001`].filter((hostile) => timeOf(format, hostile) > BOUND_MS).map(() => `${id}: ${prefix}${piece}`);
      }),
    ),
  );
  expect(slow).toEqual([]);
});

const formatsOf = (text: string) =>
  detect(text)
    .filter(({ confidence }) => confidence === 'confident')
    .map(({ format }) => format);

test('detects the format of a long text from its beginning', { tags: ['slow'] }, () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: index, name: `row ${index}` }));
  expect(formatsOf(JSON.stringify(rows, null, 2))).toEqual(['json']);
  expect(formatsOf(JSON.stringify(rows))).toEqual(['json']);
  expect(formatsOf(`${JSON.stringify(rows, null, 2).slice(0, 100_000)} }}}`)).toEqual(['json']);
  expect(formatsOf(`{"a": oops ${JSON.stringify(rows, null, 2)}}`)).toEqual([]);
  expect(formatsOf(rows.map((row) => JSON.stringify(row)).join('\n'))).toEqual(['json-lines']);
  expect(formatsOf(`id,name\n${rows.map(({ id, name }) => `${id},${name}`).join('\n')}`)).toEqual(['csv']);
  expect(formatsOf(`<rows>${rows.map(({ name }) => `<row>${name}</row>\n`).join('')}</rows>`)).toEqual(['xml']);
  expect(formatsOf(rows.map(({ id, name }) => `- id: ${id}\n  name: ${name}`).join('\n'))).toEqual(['yaml']);
  expect(formatsOf('SGVsbG8h'.repeat(20_001))).toEqual(['base64']);
});

test.each([
  'The quick brown fox jumps over the lazy dog.',
  'Hello world this is text 42',
  'Dear Ada,\nplease see: the list\nbelow',
  'def f():\n    return [1, 2]',
  'FROM node:20\nRUN npm ci\nCOPY . .',
  'A=b\nC=d',
  '[section]\nkey=value',
  '2026-01-01 10:00:00 INFO started',
  'git commit -m "first"',
  '/usr/local/bin',
  'user-agent',
  '今天天气很好',
])('%j is only plain text', (text) => {
  expect(detect(text).filter(({ confidence }) => confidence === 'confident')).toEqual([]);
});

const partsOf = (id: string, text: string) => formats.get(id)?.parts?.(text);

test('splits formats that have parts', () => {
  expect(partsOf('regex', '/^a$/dgi')).toEqual({ pattern: '^a$', flags: ['g', 'i'] });
  expect(partsOf('regex', '[^a]')).toBeUndefined();
  expect(partsOf('ipv4-range', '10.0.0.1 - 10.0.0.17')).toEqual({ start: '10.0.0.1', end: '10.0.0.17' });
  expect(partsOf('ipv4-range', '10.0.0.17-10.0.0.1')).toBeUndefined();
});

test('gives each format its own position in the table', () => {
  expect([...formats.values()].map(({ order }) => order)).toEqual(Array.from({ length: formats.size }, (_, index) => index + 1));
});

test.each(['0000192.168.1.1', '192.168.1.0001'])('%s is not an IPv4 address, because a part has more than three digits', (text) => {
  expect(formats.get('ipv4')?.looksLike(text, false)).toBe('no');
});
