import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { harmless, hideStatus, onOneLine, print, printError, printMessages, safeStdout, showStatus } from './terminal.ts';

const standard = Object.fromEntries(['stdout', 'stderr'].map((name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}]));
afterEach(() => {
  Object.defineProperties(process, standard);
});

/** Replaces stdout and stderr by one stream. Returns what was written. */
function replaceStreams({ isTTY = true, columns = 80 } = {}): () => Buffer {
  const stream = Object.assign(new PassThrough(), { isTTY, columns });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  Object.defineProperties(process, { stdout: { value: stream, configurable: true }, stderr: { value: stream, configurable: true } });
  return () => Buffer.concat(chunks);
}

const HOSTILE: readonly (readonly [name: string, text: string, shown: string])[] = [
  ['a link (OSC 8)', '\u001b]8;;https://a.example\u001b\\b\u001b]8;;\u001b\\', '\\u001b]8;;https://a.example\\u001b\\b\\u001b]8;;\\u001b\\'],
  ['a clipboard (OSC 52)', '\u001b]52;c;YQ==\u0007', '\\u001b]52;c;YQ==\\u0007'],
  ['a cleared screen (CSI)', 'a\u001b[2J\u001b[Hb', 'a\\u001b[2J\\u001b[Hb'],
  ['a CSI of one byte (C1)', '\u009b31mred', '\\u009b31mred'],
  ['a string of one byte (C1)', '\u009d0;title\u009c', '\\u009d0;title\\u009c'],
  ['an overwritten line', 'rm -rf /\rls', 'rm -rf /\\u000dls'],
  ['a line break after an overwritten line', 'a\r\r\nb', 'a\\u000d\r\nb'],
  ['a bell, a backspace and a delete', '\u0007a\bb\u007f', '\\u0007a\\u0008b\\u007f'],
  ['a null, a vertical tab and a form feed', '\0\v\f', '\\u0000\\u000b\\u000c'],
  ['an override of the text direction', '\u202egnp.exe\u202c', '\\u202egnp.exe\\u202c'],
  ['an isolate and marks', '\u2066a\u2069\u200e\u200f\u061c', '\\u2066a\\u2069\\u200e\\u200f\\u061c'],
];

test.each(HOSTILE)('a terminal gets a visible form of %s, a pipe the same bytes', async (_name, text, shown) => {
  const atTerminal = replaceStreams();
  await print(text);
  await print(Buffer.from(text));
  printError(text);
  printMessages(text);
  await new Promise((resolve) => safeStdout().write(text, resolve));
  const oneLine = shown.replaceAll('\r', '\\u000d').replaceAll('\n', '\\u000a');
  expect(String(atTerminal())).toBe(`${shown}${shown}${shown}${oneLine}\n${shown}`);

  const atPipe = replaceStreams({ isTTY: false });
  await print(text);
  await print(Buffer.from(text));
  printMessages(text);
  await new Promise((resolve) => safeStdout().write(text, resolve));
  expect(String(atPipe())).toBe(`${text}${text}${text}\n${text}`);
});

test('line breaks, tabs and all other text stay', () => {
  const text = 'a\tb\n\u00e9\r\n\u4e2d \u0627\u{1f600}\u200d\u{1f600}';
  expect(harmless(text)).toBe(text);
  expect(onOneLine('a\tb\nc\u2028d')).toBe('a\\u0009b\\u000ac\\u2028d');
});

test('a JSON result stays the same value', () => {
  const value = HOSTILE.map(([, text]) => text);
  expect(JSON.parse(harmless(JSON.stringify(value)))).toEqual(value);
});

test('a pipe gets bytes that are not text unchanged', async () => {
  const bytes = Uint8Array.of(0xff, 0x9b, 0x1b, 0);
  const written = replaceStreams({ isTTY: false });
  await print(bytes, bytes);
  expect(written()).toEqual(Buffer.from([...bytes, ...bytes]));
});

test('a status is cut to the terminal, made harmless, and erased before the next print', async () => {
  const written = replaceStreams({ columns: 6 });
  showStatus('\u001b[2Jabc');
  await print('result\n');
  hideStatus();
  expect(String(written())).toBe('\\u001\r\u001b[Kresult\n');
});

test.each([
  ['步骤 2：3/10', '步骤 '],
  ['漢字かな', '漢字'],
  ['한국어', '한국'],
  ['a\u{1f600}\u{1f600}\u{1f600}', 'a\u{1f600}\u{1f600}'],
  ['\u{1d400}\u{1d401}cdef', '\u{1d400}\u{1d401}cde'],
])('the status %s takes at most the columns of the terminal', (line, shown) => {
  const written = replaceStreams({ columns: 6 });
  showStatus(line);
  hideStatus();
  expect(String(written())).toBe(`${shown}\r\u001b[K`);
});

test('nothing else writes to the standard streams', () => {
  const src = path.join(import.meta.dirname, '..');
  const files = ['cli', 'mcp', 'library', 'hosting'].flatMap((folder) =>
    readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const code = files.filter((file) => /\.m?ts$|\.mjs$/u.test(file) && !file.endsWith('.test.ts') && !file.endsWith(path.join('cli', 'terminal.ts')));
  expect(code.length).toBeGreaterThan(50);
  const writing = /process\.std(?:out|err)(?!\.(?:isTTY|on\(|setMaxListeners))|\bconsole\.|writeSync\(\s*[12]\b/u;
  expect(code.filter((file) => writing.test(readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
});
