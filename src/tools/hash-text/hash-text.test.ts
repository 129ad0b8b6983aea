import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import type { ByteSource, FileValue } from '../../contract/values.ts';
import { parseDigest } from '../../lib/digest-text/digest-text.ts';
import { algorithms } from '../../lib/hash/algorithms.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { cautionOf } from './cautions.ts';
import { formatChecksumLines } from './checksum-lines.ts';
import { digestAndCompare } from './digests.ts';
import { algorithmsOfLength, identifyHash } from './identify.ts';
import { messageBytes } from './message.ts';
import operations from './operations.ts';
import { passwordHashes, passwordHashPrefixes } from './password-hashes.ts';

const watch = { signal: new AbortController().signal, progress: () => {} };
const bytesOf = (text: string) => new TextEncoder().encode(text);

const message = (text: string, lineEnding: 'keep' | 'lf' | 'crlf', appendNewline = false) =>
  new TextDecoder().decode(messageBytes(text, { textEncoding: 'utf-8', lineEnding, appendNewline }));

/** A file of zeros that takes no memory: they are generated on read. */
function zeros(size: number): FileValue {
  const content: ByteSource = { size, slice: (start, end) => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(end - start)) }) };
  return { name: 'zeros', type: '', content };
}

test('hashes 64 MiB of zeros as coreutils, b3sum and zlib do', { tags: ['slow'] }, async () => {
  const { digests } = await digestAndCompare(zeros(2 ** 26), 'file', ['md5', 'sha-256', 'blake3', 'crc-32'], [], watch);
  expect(Object.fromEntries(digests.map(({ algorithm, bytes }) => [algorithm, encodeHex(bytes)]))).toEqual({
    md5: '7f614da9329cd3aebf59b91aadc30bf0',
    'sha-256': '3b6a07d0d404fab4e23b6d34bc6696a6a312dd92821332385e5af7c01c421351',
    blake3: 'ea7b156fc9a810c181984f9e2da433feeeb2bf88ffa4d1f0dc1a92154b5bdc8b',
    'crc-32': 'b2eb30ed',
  });
});

test('hashes 1 GiB of zeros as sha256sum does', { tags: ['slow'] }, async () => {
  const { digests } = await digestAndCompare(zeros(2 ** 30), 'file', ['sha-256'], [], watch);
  expect(digests.map(({ bytes }) => encodeHex(bytes))).toEqual(['49bc20df15e412a64472421e13fe86ff1c5165e18b2afccf160d4dc19fe68a14']);
});

test('matches every digest with its file, for any selected algorithms', async () => {
  const file = { name: '', type: '', content: bytesOf('penknife') };
  const { digests } = await digestAndCompare(file, 'file', algorithms, [], watch);
  expect(digests.map(({ algorithm }) => algorithm)).toEqual(algorithms);
  for (const { algorithm, bytes } of digests) {
    expect(await digestAndCompare(file, 'file', [], [bytes], watch)).toEqual({ digests: [], verdict: 'match', matchingAlgorithm: algorithm });
    expect(identifyHash(encodeHex(bytes)).candidates).toContain(algorithm);
    expect(algorithmsOfLength(bytes.length)).toContain(algorithm);
  }
});

test('parses its own checksum lines', async () => {
  const { digests } = await digestAndCompare({ name: '', type: '', content: bytesOf('penknife') }, 'file', algorithms, [], watch);
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (name) => {
      const lines = formatChecksumLines(name, digests).split('\n').slice(0, -1);
      expect(lines).toHaveLength(9);
      for (const line of lines) expect(digests.map(({ bytes }) => encodeHex(bytes))).toContain(encodeHex(parseDigest(line, 'expected') ?? new Uint8Array()));
    }),
  );
});

test('converts line endings, and reports lone surrogates at their typed position', () => {
  expect(message('a\r\nb\rc\nd', 'keep')).toBe('a\r\nb\rc\nd');
  expect(message('a\r\nb\rc\nd\r\r\n', 'lf')).toBe('a\nb\nc\nd\n\n');
  expect(message('a\r\nb\rc\nd', 'crlf', true)).toBe('a\r\nb\r\nc\r\nd\r\n');
  expect(message('a', 'keep', true)).toBe('a\n');
  expect(() => message('a\r\n\uD800', 'lf')).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character: 4 } }));
});

test('detects every password hashing scheme', () => {
  expect(new Set([...passwordHashPrefixes.map(([, scheme]) => scheme), 'mysql-4.1'])).toEqual(new Set(passwordHashes));
});

const marked = (caution: string) => algorithms.filter((algorithm) => cautionOf(algorithm) === caution);

test('marks exactly the broken algorithms and checksums', () => {
  expect(marked('broken')).toEqual(['md4', 'md5', 'sha-1']);
  expect(marked('checksum')).toEqual(['crc-32', 'crc-32c', 'crc-64-xz', 'adler-32', 'xxh32', 'xxh64', 'xxh3-64', 'xxh3-128']);
  expect(passwordHashes.map(cautionOf).filter(Boolean)).toEqual([]);
});

test('reports an unreadable file on the file field', async () => {
  const content = { size: 9, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
  const outcome = await runOperation(operations, 'hashFile', { file: { name: 'a', type: '', content } }, createContext());
  expect(outcome).toEqual({ kind: 'error', error: { code: 'unreadable-file', field: 'file', params: {} } });
});
