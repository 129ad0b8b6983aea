import { expect, test, vi } from 'vitest';
import { createWords } from '../runtime/words.ts';
import { answer } from './batch.ts';
import { execute } from './execute.ts';
import { loadCliWords } from './words.ts';

vi.mock(import('./execute.ts'), { spy: true });

const words = createWords('en', await loadCliWords('en'));

async function ask(tool: string, input: Readonly<Record<string, unknown>>, operation = ''): Promise<unknown> {
  return JSON.parse(await answer(JSON.stringify({ tool, operation, input }), words));
}

test.each([
  ['? '.repeat(27), 'convert'],
  [`${'{'.repeat(30)}a${': 1}'.repeat(30)}`, 'convert'],
])('rejects nested keys before they fill memory: %j', async (input, operation) => {
  for (const tool of ['yaml-to-json-converter', 'yaml-to-toml']) {
    expect(await ask(tool, { input }, operation)).toMatchObject({ error: { code: 'too-deeply-nested', field: 'input' } });
  }
});

const brackets = `${'['.repeat(4_990)}${'1,'.repeat(60_000)}1${']'.repeat(4_990)}`;
const separator = 'x'.repeat(30_000);

test.each([
  ['json-prettify', { input: brackets }, 'format', 'input'],
  ['json-to-csv', { input: JSON.stringify(Array.from({ length: 20_000 }, () => [null])), nullValue: separator }, 'convert', 'input'],
  ['text-to-nato-alphabet', { text: 'ab'.repeat(10_000), separator }, 'encode', 'separator'],
  ['slugify-string', { text: 'a '.repeat(10_000), separator }, 'slugify', 'separator'],
  ['string-obfuscator', { text: 'a'.repeat(10_000), replacementCharacter: `a${'\u0301'.repeat(30_000)}` }, 'obfuscate', 'replacementCharacter'],
  ['list-converter', { input: 'a\n'.repeat(10_000), itemPrefix: separator }, 'convert', 'separator'],
] as const)('%s reports a result that would be too long', { tags: ['slow'] }, async (tool, input, operation, field) => {
  const message = 'The result would exceed 268,435,456 characters. Use a smaller input.';
  expect(await ask(tool, input, operation)).toEqual({ error: { code: 'too-long', field, message } });
});

test('responds to invalid requests and unknown names too', async () => {
  expect(JSON.parse(await answer('{', words))).toMatchObject({ error: { code: 'invalid-request' } });
  expect(await ask('no-tool', {})).toMatchObject({ error: { code: 'unknown-tool' } });
  expect(await ask('json-prettify', { input: '{}' }, 'no-operation')).toMatchObject({ error: { code: 'unknown-operation' } });
  expect(await ask('json-minify', { input: '{ }' }, 'minify')).toMatchObject({ output: { output: '{}' } });
});

test('a request without an operation runs the one that has the inputs, or the default', { tags: ['slow'] }, async () => {
  expect(await ask('json-to-xml', { input: '{"a":1}' })).toMatchObject({ output: { output: '<a>1</a>' } });
  expect(JSON.parse(await answer('{"tool":"json-prettify","input":{"input":"{ }"}}', words))).toMatchObject({ output: { output: '{}' } });
  expect(await ask('json-minify', { input: '{ }' })).toMatchObject({ output: { output: '{}' } });
  expect(await ask('roman-numeral-converter', { roman: 'XIV' })).toMatchObject({ output: { number: 14 } });
  const message = 'Unknown field: hash. Operations that have it: verify or inspect.';
  expect(await ask('bcrypt', { hash: 'x' })).toEqual({ error: { code: 'unknown-field', field: 'hash', message } });
});

test('reports a bug as one, and prints the details to stderr', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    vi.mocked(execute).mockResolvedValueOnce({ kind: 'bug', message: 'TypeError: x' });
    const message = 'Something went wrong. This is a bug in Penknife; your input is still here.';
    expect(await ask('json-minify', { input: '1' }, 'minify')).toEqual({ error: { code: 'bug', message } });
    expect(log.mock.calls).toEqual([['TypeError: x\n']]);
  } finally {
    log.mockRestore();
  }
});
