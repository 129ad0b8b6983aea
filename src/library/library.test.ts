import { expect, test } from 'vitest';
import { formatRecipeLink } from '../runtime/recipe/link.ts';
import type * as api from './api.ts';
import { detect, importRecipes, PenknifeError, reverseRecipe, run, runRecipe, tools } from './library.ts';
import { bugError, loadSharedWords } from './run.ts';

// The declarations match the implementation: this compiles.
const declared: Pick<typeof api, 'detect' | 'importRecipes' | 'reverseRecipe' | 'run' | 'runRecipe' | 'tools'> = {
  detect,
  importRecipes,
  reverseRecipe,
  run,
  runRecipe,
  tools,
};

test('an operation accepts and returns JSON values', async () => {
  const md5 = [{ algorithm: 'md5', digest: '900150983cd24fb0d6963f7d28e17f72' }];
  expect(await declared.run('hash-text', 'hash', { text: 'abc', algorithms: ['md5'] })).toMatchObject({ digests: md5, byteLength: 3 });
  expect(await run('hash-text', 'hashFile', { file: { name: 'a.txt', base64: 'YWJj' }, algorithms: ['md5'] })).toMatchObject({ digests: md5 });
  expect(await run('base64-file-converter', 'decode', { base64: 'data:text/plain;base64,YWJj' })).toMatchObject({
    file: { type: 'text/plain', base64: 'YWJj' },
  });
});

test('former names work', async () => {
  expect(await run('hash', 'hash', { text: 'abc', algorithms: ['md5'] })).toMatchObject({ byteLength: 3 });
});

test('all tools with operations are listed, and can be run', async () => {
  expect(tools.length).toBeGreaterThan(70);
  expect(tools.find(({ id }) => id === 'hash-text')).toEqual({
    id: 'hash-text',
    name: 'Hash text and files',
    description: 'Hash text or files with MD5, SHA or BLAKE, and verify digests.',
    operations: ['hash', 'hashFile', 'identify'],
  });
  for (const { operations } of declared.tools) expect(operations.length).toBeGreaterThan(0);
});

/** The error with which a promise rejects. */
async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  const [{ status, ...rest }] = await Promise.allSettled([promise]);
  return status === 'rejected' && 'reason' in rest ? rest.reason : undefined;
}

test('a rejected input is an error with its code, position and a message in the requested language', async () => {
  const error = await errorOf(run('roman-numeral-converter', 'fromRoman', { roman: 'X X' }));
  expect(error).toBeInstanceOf(PenknifeError);
  expect(error).toMatchObject({ name: 'PenknifeError', code: 'invalid-roman-numeral', field: 'roman', position: { character: 2 }, params: {} });
  expect(error).toHaveProperty('message', expect.stringContaining('Not a valid Roman numeral'));
  const german = await errorOf(run('roman-numeral-converter', 'fromRoman', { roman: 'X X' }, { language: 'de' }));
  expect(german).toHaveProperty('message', expect.stringContaining('Keine gültige römische Zahl'));
});

test.each([
  [
    'an unknown tool',
    () => run('hahs-text', 'hash', {}),
    { code: 'unknown-tool', params: { tool: 'hahs-text' }, message: 'Unknown tool: hahs-text. Did you mean hash-text?' },
  ],
  ['an unknown operation', () => run('hash-text', 'hahs', {}), { code: 'unknown-operation', message: 'Unknown operation: hahs. Did you mean hash?' }],
  ['an operation named like an inherited property', () => run('hash-text', 'constructor', {}), { code: 'unknown-operation' }],
  ['a tool named like an inherited property', () => run('__proto__', 'toString', {}), { code: 'unknown-tool' }],
  ['an unknown field', () => run('hash-text', 'hash', { text: '', constructor: '' }), { code: 'unknown-field', field: 'constructor' }],
  [
    'an input that is not an object',
    () => Reflect.apply(run, undefined, ['hash-text', 'hash', 'abc']),
    {
      code: 'wrong-type',
      field: 'input',
      params: { expected: 'object' },
      message: expect.stringContaining('Wrong type of value.'),
    },
  ],
  [
    'an unknown option',
    () => run('hash-text', 'hash', { text: '', algorithms: ['sha256'] }),
    { code: 'unknown-option', field: 'algorithms', message: expect.stringContaining('Did you mean sha-256?') },
  ],
])('%s is refused', async (_, call, expected) => {
  expect(await errorOf(call())).toMatchObject({ name: 'PenknifeError', ...expected });
});

test('an aborted signal ends a run with its reason', async () => {
  const reason = new Error('enough');
  expect(await errorOf(run('hash-text', 'hash', { text: 'abc' }, { signal: AbortSignal.abort(reason) }))).toBe(reason);
  expect(await errorOf(runRecipe(recipe, '%7B', { signal: AbortSignal.abort(reason) }))).toBe(reason);
});

const recipe: api.Recipe = {
  version: 1,
  name: 'Cookie',
  steps: [
    { tool: 'url-encoder', operation: 'decode' },
    { tool: 'json-prettify', operation: 'format', options: { indent: 0 } },
  ],
};

test('runs a recipe as a value, as JSON and as a link', async () => {
  for (const form of [recipe, JSON.stringify(recipe), `https://penknife.example/recipes${await formatRecipeLink(recipe)}`])
    expect(await declared.runRecipe(form, '%7B%22a%22%3A%20[1]%7D')).toBe('{"a":[1]}');
});

test('accepts and returns files', async () => {
  const decode: api.Recipe = { version: 1, name: 'x', steps: [{ tool: 'base64-file-converter', operation: 'decode' }] };
  expect(await runRecipe(decode, 'data:application/octet-stream;base64,/w==')).toMatchObject({ base64: '/w==' });
  const count: api.Recipe = { version: 1, name: 'x', steps: [{ tool: 'hash-text', operation: 'hashFile', output: 'byteLength' }] };
  expect(await runRecipe(count, { name: 'a', base64: '/w==' })).toBe('1');
});

test('an error of a recipe names the step', async () => {
  expect(await errorOf(runRecipe(recipe, '%7B'))).toMatchObject({
    name: 'PenknifeError',
    code: 'invalid-json',
    step: 2,
    item: undefined,
    message: expect.stringContaining('Step 2: '),
  });
  const lines: api.Recipe = { version: 1, name: 'x', steps: [{ tool: 'roman-numeral-converter', operation: 'fromRoman', each: 'line' }] };
  expect(await errorOf(runRecipe(lines, 'X\nnone'))).toMatchObject({ code: 'invalid-roman-numeral', step: 1, item: 2 });
});

test.each([
  ['an unknown tool', { ...recipe, steps: [{ tool: '__proto__', operation: 'x' }] }, { code: 'unknown-tool', step: 1 }],
  ['an object that is not a recipe', '{}', { code: 'not-a-recipe' }],
  ['invalid JSON', '{', { code: 'not-json' }],
  ['a truncated link', '#recipe=abc', { code: 'broken-link' }],
  ['too many steps', { ...recipe, steps: Array.from({ length: 10_000 }, () => recipe.steps[0]) }, { code: 'too-many-steps' }],
])('%s is refused', async (_, given, expected) => {
  expect(await errorOf(Reflect.apply(runRecipe, undefined, [given, '']))).toMatchObject({ name: 'PenknifeError', ...expected });
});

test('a bug is reported as one, and keeps its cause', async () => {
  const error = bugError('x is not a function', await loadSharedWords('en'));
  expect(error).toMatchObject({ code: 'bug', params: {}, cause: 'x is not a function' });
  expect(error.message).toBe('Something went wrong. This is a bug in Penknife; your input is still here.');
});

test('secrets are passed next to the recipe', async () => {
  const encrypt: api.Recipe = { version: 1, name: 'x', steps: [{ tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-256' } }] };
  expect(await errorOf(runRecipe(encrypt, 'abc'))).toMatchObject({ code: 'secret-needed', field: 'key', step: 1 });
  expect(await runRecipe(encrypt, 'abc', { secrets: { 1: { key: 'key' } } })).toContain('9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab');
});

const BASE64 = 'SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu';

test('detects the formats of a text or file', async () => {
  const [first] = await declared.detect(BASE64);
  expect(first).toEqual({
    format: 'base64',
    grade: 'certain',
    reason: 'Decodes to 27 characters of readable text',
    tools: expect.arrayContaining(['base64-string-converter', 'unwrap']),
  });
  expect(await detect({ name: 'a', base64: Buffer.from(BASE64).toString('base64') }, { language: 'de' })).toMatchObject([{ format: 'base64' }]);
  expect(await detect('hello')).toEqual([]);
});

test('opens layers, and puts other content into them', async () => {
  const { result } = await declared.run('unwrap', 'unwrap', { text: `{"a":"${BASE64}"}`, path: '0.0' });
  expect(result).toBe('Hello, world! This is text.');
  const { result: wrapped } = await declared.run('unwrap', 'wrap', { text: 'Hi', like: `{"a":"${BASE64}"}` });
  expect(wrapped).toBe('{"a":"SGk="}');
});

test('reverses a recipe, or names the steps that have no inverse', async () => {
  const encode = { tool: 'base64-string-converter', operation: 'encode' };
  expect(await declared.reverseRecipe({ version: 1, name: 'a', steps: [encode] })).toMatchObject({ steps: [{ ...encode, operation: 'decode' }] });
  const error = await errorOf(reverseRecipe({ version: 1, name: 'a', steps: [{ tool: 'hash-text' }] }));
  expect(error).toMatchObject({ code: 'irreversible', message: 'Cannot reverse this recipe: step 1 (Hash text and files) has no inverse.' });
});

test('imports a recipe of CyberChef with its input, keys and warnings, and runs it', async () => {
  const hmac = "HMAC(%7B'option':'UTF8','string':'Jefe'%7D,'MD5')XOR(%7B'option':'Hex','string':'01'%7D,'Standard',false)";
  const imported = await declared.importRecipes(`https://x.example/#recipe=${hmac}&input=d2hhdCBkbyB5YSB3YW50IGZvciBub3RoaW5nPw`, { language: 'de' });
  expect(imported).toMatchObject({
    recipes: [{ name: 'CyberChef-Rezept', steps: [{ tool: 'hmac-generator' }, { tool: 'CyberChef: XOR', off: true }] }],
    input: 'what do ya want for nothing?',
    secrets: { 1: { key: 'Jefe' } },
    warnings: [
      { code: 'secret', step: 1, operation: 'HMAC' },
      { code: 'no-operation', step: 2, operation: 'XOR' },
    ],
  });
  expect(imported.warnings[1]?.message).toMatch(/^Schritt 2, XOR: /u);
  const [recipe] = imported.recipes;
  // RFC 2104, appendix.
  if (recipe) expect(await declared.runRecipe(recipe, imported.input, { secrets: imported.secrets })).toBe('750c783e6ab0b503eaa86e310a5db738');
});

test('imports recipes of ours, and reports the place of an error in others', async () => {
  const recipe = { version: 1, name: 'a', steps: [{ tool: 'json-minify', operation: 'minify' }] };
  expect(await declared.importRecipes(JSON.stringify(recipe))).toEqual({ recipes: [recipe], input: undefined, secrets: {}, warnings: [] });
  const error = await errorOf(importRecipes("MD5()\nTo_Hex('Space"));
  expect(error).toMatchObject({ code: 'chef-unclosed', position: { line: 2, column: 8 } });
});
