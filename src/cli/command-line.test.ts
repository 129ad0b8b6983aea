import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { runCommandLine } from './command-line.ts';

const standard = Object.fromEntries(['stdin', 'stdout', 'stderr'].map((name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}]));

beforeEach(() => {
  vi.stubEnv('XDG_CONFIG_HOME', mkdtempSync(path.join(tmpdir(), 'penknife-command-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
  Object.defineProperties(process, standard);
});

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

function collected(stream: PassThrough): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/** The outcome of a command line without input, at a terminal or pipe; `batch` gets its requests. */
async function penknife(
  args: readonly string[],
  { isTTY = false, requests = '', language = 'en' }: { readonly isTTY?: boolean; readonly requests?: string; readonly language?: Language } = {},
): Promise<Ended> {
  const [stdout, stderr] = [Object.assign(new PassThrough(), { isTTY }), Object.assign(new PassThrough(), { isTTY })];
  const [readStdout, readStderr] = [collected(stdout), collected(stderr)];
  const values = { stdin: Object.assign(new PassThrough().end(requests), { isTTY: true }), stdout, stderr };
  Object.defineProperties(process, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, configurable: true }])));
  const status = await runCommandLine(args, language);
  return { status, stdout: readStdout(), stderr: readStderr() };
}

test.each([
  [['roman-numeral-converter', 'fromRoman', '--roman', 'XIV'], '14\n'],
  [['roman-numeral-converter', 'fromRoman', '--roman', 'XIV', '--exact'], '14'],
  [['hash-text', 'hash', '--text', 'abc', '--algorithms', 'md5', '--output', 'byteLength'], '3\n'],
  // The default operation, and those selected by options.
  [['roman-numeral-converter', '--number', '14'], 'XIV\n'],
  [['roman-numeral-converter', '--roman', 'XIV'], '14\n'],
  [['hash-text', '--text', 'abc', '--algorithms', 'md5', '--output', 'byteLength'], '3\n'],
  [['base64-file-converter', '--base64', 'data:text/plain;base64,YWJj'], 'abc'],
  [['url-encoder', '--plus-as-space', '--encoded', 'a+b'], 'a b\n'],
  // A former path.
  [['hash', 'hash', '--text', 'abc', '--algorithms', 'md5', '--output', 'byteLength'], '3\n'],
  [['base64-file-converter', 'decode', '--base64', 'data:text/plain;base64,YWJj'], 'abc'],
  [['recipe', 'cookie-to-json', '--input', '%7B%20%7D'], '{}\n'],
  [['completion', 'candidates', 'hash-te'], 'hash-text\n'],
])('%j prints its result', async (args, stdout) => {
  expect(await penknife(args)).toEqual({ status: 0, stdout, stderr: '' });
});

test('prints all outputs as one JSON object, on one line', async () => {
  const { status, stdout } = await penknife(['roman-numeral-converter', 'fromRoman', '--roman', 'XIV', '--json']);
  expect([status, stdout.endsWith('}\n'), stdout.trimEnd().includes('\n')]).toEqual([0, true, false]);
  expect(JSON.parse(stdout)).toMatchObject({ number: 14 });
});

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j prints the help', async (args) => {
  const { status, stdout, stderr } = await penknife(args);
  expect([status, stdout.split('\n')[0], stderr]).toEqual([0, 'Penknife: handy tools for developers', '']);
});

test.each([
  [['hash-text', '--help'], 'Hash text and files (hash-text)'],
  // A page-only tool has no further help.
  [['camera-recorder'], 'Camera recorder (camera-recorder)'],
  [['completion', 'bash'], '# Completions of penknife for bash'],
])('%j explains', async (args, line) => {
  const { status, stdout } = await penknife(args);
  expect([status, stdout.split('\n')[0]?.slice(0, line.length)]).toEqual([0, line]);
});

test('all tools are listed, in columns and as JSON', async () => {
  const { stdout } = await penknife(['list']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(80);
  expect(new Set(lines.map((line) => line.search(/(?<= {2})\S/u))).size).toBe(1);
  const listed: readonly unknown[] = JSON.parse((await penknife(['list', '--json'])).stdout);
  expect(listed).toHaveLength(lines.length);
  expect(listed).toContainEqual({
    id: 'hash-text',
    category: 'crypto',
    name: 'Hash text and files',
    description: 'Hash text or files with MD5, SHA or BLAKE, and verify digests.',
  });
});

test.each([
  [['hahs-text'], 'penknife: Unknown tool: hahs-text. Did you mean hash-text?\nTry: penknife --help\n'],
  [['hash-text', 'hahs'], 'penknife: Unknown operation: hahs. Did you mean hash?\nTry: penknife hash-text --help\n'],
  // A property of every object.
  [['hash-text', 'constructor'], 'penknife: Unknown operation: constructor.\nTry: penknife hash-text --help\n'],
  [['hash-text', 'hash', '--text', 'abc', 'more'], 'penknife: Unexpected argument: “more”.\nTry: penknife hash-text --help\n'],
  [['hash-text', 'hash', 'more', 'evenMore'], 'penknife: Unexpected argument: “evenMore”.\nTry: penknife hash-text --help\n'],
  [['bcrypt', '--hash', 'x'], 'penknife: Unknown field: hash. Operations that have it: verify or inspect.\nTry: penknife bcrypt --help\n'],
  [
    ['url-encoder', 'encode', '--plus-as-space'],
    'penknife: Unknown field: plus-as-space. Operations that have it: decode.\nTry: penknife url-encoder --help\n',
  ],
  [['hash-text', 'hash', '--stdin', 'file'], 'penknife: Unknown field: file. Operations that have it: hashFile.\nTry: penknife hash-text --help\n'],
  [
    ['hash-text', 'hash', '--output', 'candidates'],
    'penknife: Unknown output: candidates. Operations that have it: identify.\nTry: penknife hash-text --help\n',
  ],
  [['hash-text', '--txet', 'abc'], 'penknife: Unknown field: txet. Did you mean text?\nTry: penknife hash-text --help\n'],
  [['hash-text', 'hash', '--stdin', 'txet'], 'penknife: Unknown field: txet. Did you mean text?\nTry: penknife hash-text --help\n'],
  [['hash-text', 'hash', '--output', 'digest'], 'penknife: Unknown output: digest. Did you mean digests?\nTry: penknife hash-text --help\n'],
  [
    ['json-minify', 'minify', '--input', '1', '--timeout', '0'],
    'penknife: Invalid value for --timeout: “0”. Use a number of seconds, such as 2.5.\nTry: penknife json-minify --help\n',
  ],
  [['completion', 'csh'], 'penknife: Specify a shell: bash, zsh, fish.\nTry: penknife --help\n'],
  [['each', 'word', 'cat'], 'penknife: Usage: penknife each line|record COMMAND\nTry: penknife --help\n'],
  [['mcp', 'here'], 'penknife: Unexpected argument: “here”.\nTry: penknife --help\n'],
  [['list', 'here'], 'penknife: Unexpected argument: “here”.\nTry: penknife --help\n'],
  [['batch', 'here'], 'penknife: Unexpected argument: “here”.\nTry: penknife --help\n'],
  [['serve', 'here'], 'penknife: Unexpected argument: “here”.\nTry: penknife --help\n'],
])('%j is a usage error', async (args, stderr) => {
  expect(await penknife(args)).toEqual({ status: 2, stdout: '', stderr });
});

test.each([
  [['roman-numeral-converter', 'fromRoman', '--roman', 'X X'], /^penknife: roman: Not a valid Roman numeral/u],
  [['recipe', 'cookie-to-json', '--input', '%7B'], /^penknife: Step 2: input: Line 1, column 2: /u],
])('%j is a wrong input', async (args, stderr) => {
  expect(await penknife(args)).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(stderr) });
});

test('does not print a binary file to a terminal', async () => {
  const decode = ['base64-file-converter', 'decode', '--base64', 'data:application/octet-stream;base64,/w=='];
  const stderr = 'penknife: The output is binary (1 byte). Redirect it to a file with >, or use --json.\n';
  expect(await penknife(decode, { isTTY: true })).toEqual({ status: 2, stdout: '', stderr });
  expect(await penknife(['roman-numeral-converter', 'fromRoman', '--roman', 'X'], { isTTY: true })).toEqual({ status: 0, stdout: '10\n', stderr: '' });
});

/** A link, a clipboard, a CSI of one byte, an overwritten line, a bell and an override of the text direction. */
const HOSTILE = '\u001b]8;;https://a.example\u001b\\\u001b]52;c;YWJj\u0007\u009b31m\rx\u202e';
const ACTS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u;

const folder = mkdtempSync(path.join(tmpdir(), 'penknife-hostile-'));
const broken = path.join(folder, 'broken.json');
const recipeOf = (tool: string, operation: string) => ({ version: 1, name: `Mine ${HOSTILE}`, steps: [{ tool, operation }] });
const stored = { version: 1, recipes: [recipeOf('json-minify', 'minify')] };

test.each<[kind: string, args: readonly string[]]>([
  ['a result', ['url-encoder', 'decode', '--encoded', encodeURIComponent(HOSTILE)]],
  ['one output', ['url-encoder', 'decode', '--encoded', encodeURIComponent(HOSTILE), '--output', 'text']],
  ['all outputs', ['url-encoder', 'decode', '--encoded', encodeURIComponent(HOSTILE), '--json']],
  ['an error', ['roman-numeral-converter', 'fromRoman', '--roman', 'XIV', '--stdin', HOSTILE]],
  ['an unknown tool', [HOSTILE]],
  ['an unknown operation', ['hash-text', HOSTILE]],
  ['an unknown option', ['hash-text', `--${HOSTILE}`, 'x']],
  ['an option of a command', ['serve', '--port', HOSTILE]],
  ['an error of a tool', ['hash-text', 'hash', '--text', 'a', '--algorithms', HOSTILE]],
  ['the list of recipes', ['recipe', 'list']],
  ['the list of recipes as JSON', ['recipe', 'list', '--json']],
  ['exported recipes', ['recipe', 'export']],
  ['a result of a recipe', ['recipe', 'cookie-to-json', '--input', encodeURIComponent(JSON.stringify(HOSTILE))]],
  ['an error of a recipe', ['recipe', broken, '--input', 'a']],
  ['an unknown recipe', ['recipe', HOSTILE]],
  ['a path', ['recipe', 'import', path.join(folder, HOSTILE)]],
  ['responses of a batch', ['batch']],
  ['an unexpected argument of a batch', ['batch', HOSTILE]],
  ['a folder for models', ['mcp', '--root', HOSTILE]],
])('prints %s to a terminal without anything that the terminal acts on', async (_kind, args) => {
  const home = path.join(folder, 'penknife');
  mkdirSync(home, { recursive: true });
  writeFileSync(broken, JSON.stringify({ version: 1, recipes: [recipeOf(HOSTILE, 'minify')] }));
  writeFileSync(path.join(home, 'recipes.json'), JSON.stringify(stored));
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  const requests = `${JSON.stringify({ tool: HOSTILE })}\n${JSON.stringify({ tool: 'url-encoder', operation: 'decode', input: { encoded: encodeURIComponent(HOSTILE) } })}\n`;
  const { stdout, stderr } = await penknife(args, { isTTY: true, requests });
  expect(stdout + stderr).toContain('\\u009b31m');
  expect(stdout + stderr).not.toMatch(ACTS);
});

test('prints a result to a pipe unchanged', async () => {
  const text = encodeURIComponent(HOSTILE);
  expect((await penknife(['url-encoder', 'decode', '--encoded', text, '--exact'])).stdout).toBe(HOSTILE);
});

test.each(['recipe', 'serve', 'batch', 'each', 'list', 'mcp', 'detect', 'wrap', 'completion'])('%s --help prints the help of the command', async (command) => {
  const { status, stdout, stderr } = await penknife([command, '--help']);
  expect([status, stdout.split('\n')[1]?.startsWith(`  penknife ${command}`), stderr]).toEqual([0, true, '']);
});

test('messages are in the language', async () => {
  expect((await penknife(['roman-numeral-converter', 'fromRoman', '--roman', 'X X'], { language: 'de' })).stderr).toContain('Keine gültige römische Zahl');
});

test('a value may come from a file', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penknife-value-')), 'roman.txt');
  writeFileSync(file, 'XIV');
  expect((await penknife(['roman-numeral-converter', 'fromRoman', '--roman', `@${file}`])).stdout).toBe('14\n');
});

const given = (content: string | Uint8Array): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penknife-given-')), 'given');
  writeFileSync(file, content);
  return file;
};

// {"a":"Hello, world! This is text."} with the value in Base64.
const NESTED = '{"a":"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"}';

test.each<readonly [args: readonly string[], content: string | Uint8Array, stdout: string]>([
  [['json-minify', 'minify'], '{ "a": 1 }', '{"a":1}\n'],
  // Without the operation, which is the only one or the default one.
  [['json-minify'], '{ "a": 1 }', '{"a":1}\n'],
  [['base64-file-converter', 'encode'], 'abc', 'data:text/plain;base64,YWJj\n'],
])('%j takes a file', async (args, content, stdout) => {
  expect(await penknife([...args, given(content)])).toEqual({ status: 0, stdout, stderr: '' });
});

test('a file that is not text goes to the input that replaces the text', async () => {
  expect(await penknife(['unwrap', given(Uint8Array.of(0x1f, 0x8b, 0x08, 0xff))])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^4 bytes/u) as string,
  });
});

test('a file is not accepted beside the primary input', async () => {
  const file = given('1');
  expect(await penknife(['json-minify', file, '--json', '--input', '{}'])).toMatchObject({ status: 2, stderr: expect.stringContaining(file) as string });
});

test('a file that does not exist is named', async () => {
  expect(await penknife(['json-minify', 'minify', '/none/such.json'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('/none/such.json') as string,
  });
});

test('detect prints formats with grade, reason and tools', async () => {
  const { status, stdout } = await penknife(['detect', given(NESTED)]);
  const [first = ''] = stdout.split('\n');
  expect([status, first]).toEqual([0, expect.stringMatching(/^json +certain +Valid, with 1 value +.*\bunwrap\b/u)]);
});

test('detect prints JSON', async () => {
  const { stdout } = await penknife(['detect', '--json', given(NESTED)]);
  expect(JSON.parse(stdout)).toContainEqual({
    format: 'json',
    grade: 'certain',
    reason: 'Valid, with 1 value',
    tools: expect.arrayContaining(['json-prettify', 'unwrap']),
  });
});

test.each([
  [[], '', 'No format was recognized.\n'],
  [['--json'], '[]\n', ''],
])('detect %j ends with 1 if nothing is recognized', async (options, stdout, stderr) => {
  expect(await penknife(['detect', ...options, given('hello')])).toEqual({ status: 1, stdout, stderr });
});

test('unwrap prints the layers', async () => {
  const { stdout } = await penknife(['unwrap', '--text', NESTED]);
  const cells = stdout.split('\n').map((line) => line.trim().split(/ {2,}/u).slice(0, 3));
  expect(cells).toEqual([['44 characters', 'json'], ['0', 'a', '36 characters'], ['0.0', 'content', '27 characters'], ['']]);
});

test('unwrap prints the content at a path', async () => {
  expect(await penknife(['unwrap', '--text', NESTED, '--path', '0.0'])).toEqual({ status: 0, stdout: 'Hello, world! This is text.\n', stderr: '' });
});

test('wrap puts a content into the layers of a file, to the byte', async () => {
  const wrapped = `{"a":"${Buffer.from('Other text.').toString('base64')}"}\n`;
  expect(await penknife(['wrap', '--like', given(`${NESTED}\n`), '--text', 'Other text.'])).toEqual({ status: 0, stdout: wrapped, stderr: '' });
});

test('wrap needs the original', async () => {
  expect(await penknife(['wrap', '--text', 'Other text.'])).toMatchObject({ status: 2, stdout: '' });
});
