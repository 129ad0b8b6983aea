import { expect, test } from 'vitest';
import { readTextFile } from './text-file.ts';

const read = (...bytes: readonly number[]) => readTextFile(new Blob([Uint8Array.from(bytes)]));

test.each([
  ['UTF-8', [0x68, 0xc3, 0xa9], 'hé', 'utf-8'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x68], 'h', 'utf-8'],
  ['NUL in UTF-8', [0x61, 0x00], 'a\u0000', 'utf-8'],
  ['UTF-16, little end first', [0xff, 0xfe, 0x68, 0x00, 0xe9, 0x00], 'hé', 'utf-16'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x68], 'h', 'utf-16'],
  ['Windows-1252', [0x68, 0xe9], 'hé', 'windows-1252'],
] as const)('reads %s', async (_, bytes, text, encoding) => {
  expect(await read(...bytes)).toEqual({ kind: 'text', text, encoding });
});

test('data that is neither is not text', async () => {
  expect(await read(0x89, 0x50, 0x4e, 0x47, 0x00)).toEqual({ kind: 'binary' });
});

/** Bytes that begin like DER, or like something else. */
const der = (size: number, first = 0x30) => new Blob([Uint8Array.from({ length: size }, (_, index) => [first, 0x82, 0x00][index] ?? 0xff)]);

test('reads DER as Base64 for an input that accepts PEM', async () => {
  expect(await readTextFile(der(5), 'pem')).toEqual({ kind: 'text', text: 'MIIA//8=', encoding: 'base64' });
  expect(await readTextFile(der(2 ** 16), 'pem')).toMatchObject({ kind: 'text', encoding: 'base64' });
  expect(await readTextFile(der(2 ** 16 + 1), 'pem')).toEqual({ kind: 'binary' });
  expect(await readTextFile(der(5, 0x89), 'pem')).toEqual({ kind: 'binary' });
  for (const format of ['json', undefined]) expect(await readTextFile(der(5), format)).toEqual({ kind: 'binary' });
});

test('a file that no longer exists is unreadable', async () => {
  const gone = new Blob();
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await readTextFile(gone)).toEqual({ kind: 'unreadable' });
});
