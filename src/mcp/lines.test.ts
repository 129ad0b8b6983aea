import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { wholeLines } from './lines.ts';

/** The lines of input in chunks, and why others were dropped. */
async function linesOf(parts: readonly string[], maxBytes = 10): Promise<{ readonly lines: readonly string[]; readonly dropped: readonly string[] }> {
  const dropped: string[] = [];
  const lines: string[] = [];
  const bytes = Readable.from(parts.map((part) => Buffer.from(part)));
  for await (const line of bytes.pipe(wholeLines(maxBytes, (reason) => dropped.push(reason)))) lines.push(String(line));
  return { lines, dropped };
}

test('each line arrives whole, however it was split', async () => {
  for (const parts of [['ab\ncd\n'], ['a', 'b\nc', 'd', '\n'], [...'ab\ncd\n']]) expect(await linesOf(parts)).toEqual({ lines: ['ab\n', 'cd\n'], dropped: [] });
});

test('blank lines are dropped', async () => {
  expect(await linesOf(['\n', '\r\n \t\n', 'a\r\n'])).toEqual({ lines: ['a\r\n'], dropped: [] });
});

test('drops a line that is too long, and keeps those around it', async () => {
  const dropped = ['too-long'];
  expect(await linesOf(['123456789\n', '123456789\n', '1234567890\n', 'a\n'])).toEqual({ lines: ['123456789\n', '123456789\n', 'a\n'], dropped });
  expect(await linesOf(['12345', '67890', '12345', '67890\na\n'])).toEqual({ lines: ['a\n'], dropped });
  expect(await linesOf(['a\n', '12345678901'])).toEqual({ lines: ['a\n'], dropped });
});

test('drops a line cut off by the end', async () => {
  expect(await linesOf(['a\n{"b'])).toEqual({ lines: ['a\n'], dropped: ['cut-off'] });
  expect(await linesOf(['a\n '])).toEqual({ lines: ['a\n'], dropped: [] });
  expect(await linesOf([])).toEqual({ lines: [], dropped: [] });
});
