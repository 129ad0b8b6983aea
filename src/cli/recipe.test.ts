import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samples } from '../runtime/recipe/samples.ts';
import { createWords } from '../runtime/words.ts';
import { answer } from './batch.ts';
import { findRecipePage, recipeCommand, recipePageCommand } from './recipe.ts';
import { secretsOf } from './recipe-runner.ts';
import { storePath } from './recipe-store.ts';
import { loadCliWords } from './words.ts';

const words = createWords('en', await loadCliWords('en'));
const run = (...args: readonly string[]) => recipeCommand(args, words);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'penknife-recipes-'));
  vi.stubEnv('XDG_CONFIG_HOME', folder);
});
afterEach(() => vi.unstubAllEnvs());

const DECODE = { tool: 'url-encoder', operation: 'decode' };
const MINIFY = { tool: 'json-minify', operation: 'minify' };

/** A file with recipes of these names, each with the steps. */
function fileOf(steps: readonly object[], ...names: readonly string[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penknife-given-')), 'recipes.json');
  writeFileSync(file, JSON.stringify({ version: 1, recipes: names.map((name) => ({ version: 1, name, steps })) }));
  return file;
}

const INPUT = '%7B%20%7D';

test('a recipe runs by the id of a sample, its name, or a file', async () => {
  expect(await run('cookie-to-json', '--input', INPUT)).toBe('{}\n');
  expect(await run(words.t('samples.cookie-to-json.name'), '--input', INPUT)).toBe('{}\n');
  expect(await run(fileOf([DECODE, MINIFY], 'Mine'), '--input', INPUT)).toBe('{}\n');
});

test('a result ends with a line break, unless --exact or --json is given', async () => {
  const file = fileOf([DECODE], 'Mine');
  expect(await run(file, '--input=a')).toBe('a\n');
  expect(await run(file, '--input=a%0A')).toBe('a\n');
  expect(await run(file, '--input=a', '--exact')).toBe('a');
  expect(await run(file, '--input=a', '--json')).toBe('{"result":"a"}\n');
});

test('an input may come from a file', async () => {
  const input = path.join(folder, 'input.txt');
  writeFileSync(input, INPUT);
  expect(await run('cookie-to-json', '--input', `@${input}`)).toBe('{}\n');
  expect(await run(fileOf([DECODE], 'Mine'), '--input', '@@me')).toBe('@me\n');
});

test('reports the step at which a recipe failed, and why', async () => {
  const { message } = Object(await run(fileOf([DECODE, MINIFY], 'Mine'), '--input', '%7B'));
  expect(message).toBe('Step 2: input: Line 1, column 2: unexpected end of input. Expected a key or “}”; the object opened at line 1, column 1.');
});

test('reports the line too, for a recipe that runs line by line', async () => {
  const { message } = Object(await run(fileOf([DECODE, { ...MINIFY, each: 'line' }], 'Mine'), '--input', '[]%0A%7B'));
  expect(message).toMatch(/^Step 2, item 2: /u);
});

test('a secret is given by the number of its step', async () => {
  const file = fileOf([DECODE, { tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'md5' } }], 'Sign');
  const needed = Object(await run(file, '--input', 'what do ya want for nothing?'));
  expect(needed.message).toMatch(/^Step 2: key: /u);
  // RFC 2202, section 2, test case 2.
  const digest = '750c783e6ab0b503eaa86e310a5db738\n';
  expect(await run(file, '--input', 'what do ya want for nothing?', '--secret', '2.key=Jefe')).toBe(digest);
  writeFileSync(path.join(folder, 'key'), 'Jefe');
  expect(await run(file, '--input', 'what do ya want for nothing?', '--secret', `2.key=@${path.join(folder, 'key')}`)).toBe(digest);
  for (const wrong of ['key=Jefe', '2.key', '2=Jefe', 'x.key=Jefe', '2000.key=Jefe']) {
    await expect(run(file, '--input', 'a', '--secret', wrong)).rejects.toMatchObject({ key: 'problem.secret-form', params: { argument: wrong.split('=')[0] } });
  }
});

test('a request contains secrets by step, 1-based', () => {
  expect([...secretsOf({ 1: { key: 'a' }, 3: { key: 'b' }, 4: 'c' })]).toEqual([
    [0, { key: 'a' }],
    [2, { key: 'b' }],
  ]);
  expect([...secretsOf('no object')]).toEqual([]);
});

const exported = async (...names: readonly string[]): Promise<unknown> => {
  const { version, recipes } = Object(JSON.parse(String(await run('export', ...names))));
  expect(version).toBe(1);
  return recipes;
};

test('recipes are imported once, listed, exported and run', async () => {
  expect(await exported()).toEqual([]);
  const file = fileOf([DECODE, MINIFY], 'Mine', 'Yours');
  expect(await run('import', file)).toBe(`${words.t('problem.imported', { count: 2, path: storePath() })}\n`);
  expect(storePath()).toBe(path.join(folder, 'penknife', 'recipes.json'));
  expect(await run('Mine', '--input', INPUT)).toBe('{}\n');
  const listed: unknown = JSON.parse(String(await run('list', '--json')));
  expect(listed).toEqual([
    { id: 'Mine', name: 'Mine', description: '', steps: 2, own: true },
    { id: 'Yours', name: 'Yours', description: '', steps: 2, own: true },
    ...[...samples].map(([id, { steps }]) => ({
      id,
      name: words.t(`samples.${id}.name`),
      description: words.t(`samples.${id}.description`),
      steps: steps.length,
      own: false,
    })),
  ]);
  const lines = String(await run('list')).split('\n');
  expect(lines.slice(0, 2).map((line) => line.trim().split(/ {2,}/u))).toEqual([
    ['Mine', 'Mine'],
    ['Yours', 'Yours'],
  ]);
  expect(new Set(lines.slice(0, -1).map((line) => line.search(/(?<= {2})\S/u))).size).toBe(1);
  expect(await exported()).toMatchObject([{ name: 'Mine' }, { name: 'Yours' }]);
  expect(await exported('Yours', 'cookie-to-json')).toMatchObject([{ name: 'Yours' }, { name: words.t('samples.cookie-to-json.name') }]);
});

test('an import adds; one that replaces keeps the previous file next to it', async () => {
  await run('import', fileOf([DECODE], 'First'));
  expect(existsSync(`${storePath()}.before`)).toBe(false);
  await run('import', fileOf([DECODE], 'Second'));
  expect(await exported()).toMatchObject([{ name: 'First' }, { name: 'Second' }]);
  await run('import', '--replace', fileOf([DECODE], 'Third'));
  expect(await exported()).toMatchObject([{ name: 'Third' }]);
  expect(JSON.parse(readFileSync(`${storePath()}.before`, 'utf8'))).toMatchObject({ recipes: [{ name: 'First' }, { name: 'Second' }] });
});

test('the list has one line per recipe, whatever its name', async () => {
  await run('import', fileOf([DECODE], 'a\r\nb\tc'));
  expect(String(await run('list')).split('\n')[0]).toMatch(/^a\\u000d\\u000ab\\u0009c /u);
  expect(String(await run('list', '--json'))).toContain(JSON.stringify('a\r\nb\tc'));
});

test('a file that begins with a byte order mark is imported and run', async () => {
  const file = fileOf([DECODE], 'Marked');
  writeFileSync(file, `\u{feff}${readFileSync(file, 'utf8')}`);
  await run('import', file);
  expect(await exported()).toMatchObject([{ name: 'Marked' }]);
  expect(await exported(file)).toMatchObject([{ name: 'Marked' }]);
});

test('the commands of a recipe run in a shell', async () => {
  expect(String(await run('commands', 'cookie-to-json'))).toMatch(/^penknife url-encoder decode.*\n.*penknife json-prettify format/su);
});

test.each<[readonly string[], string, Readonly<Record<string, unknown>>]>([
  [[], 'problem.which-recipe', {}],
  [['commands'], 'problem.which-recipe', {}],
  [['import'], 'problem.which-recipe', {}],
  [['import', 'a', 'b'], 'problem.unexpected-argument', { argument: 'b' }],
  [['cookie-to-json', 'b'], 'problem.unexpected-argument', { argument: 'b' }],
  [['no-such-recipe'], 'problem.unknown-recipe', { recipe: 'no-such-recipe' }],
  [['import', '/no/such/file'], 'problem.unreadable-path', { path: '/no/such/file' }],
  [['cookie-to-json', '--jsn'], 'errors.unknown-field', { field: 'jsn' }],
])('%j is an invalid command line', async (args, key, params) => {
  await expect(run(...args)).rejects.toMatchObject({ name: 'UsageError', key, params });
});

test('suggests a similar name', async () => {
  await expect(run('cokie-to-json')).rejects.toMatchObject({ key: 'problem.unknown-recipe', suggestions: ['cookie-to-json'] });
});

test('a file with several recipes, or none, cannot be run', async () => {
  const several = fileOf([DECODE], 'Mine', 'Yours');
  await expect(run(several, '--input', '')).rejects.toMatchObject({ key: 'problem.several-recipes', params: { path: several } });
  const noText = path.join(folder, 'bytes');
  writeFileSync(noText, Uint8Array.of(0xff));
  await expect(run(noText)).rejects.toMatchObject({ key: 'problem.not-utf-8', params: { source: noText } });
  const noRecipe = path.join(folder, 'other.json');
  writeFileSync(noRecipe, '7');
  expect(await run(noRecipe)).toEqual({ message: expect.stringMatching(/\S/u), status: 1 });
});

test('a step without an operation runs the default; an option of another one names it', async () => {
  const minify = { version: 1, name: 'Mine', steps: [{ tool: 'json-minify' }] };
  expect(await ask({ recipe: minify, input: '{ }' })).toEqual({ output: { result: '{}' } });
  const decode = { version: 1, name: 'Mine', steps: [{ tool: 'url-encoder', options: { plusAsSpace: true } }] };
  const message = 'Step 1: plusAsSpace: Unknown field: plusAsSpace. Operations that have it: decode.';
  expect(await ask({ recipe: decode, input: 'a+b' })).toMatchObject({ error: { code: 'unknown-field', step: 1, field: 'plusAsSpace', message } });
});

const ask = async (request: object): Promise<unknown> => JSON.parse(await answer(JSON.stringify(request), words));

test('a batch request may be for a recipe', async () => {
  const recipe = { version: 1, name: 'Mine', steps: [DECODE, MINIFY] };
  expect(await ask({ recipe, input: INPUT })).toEqual({ output: { result: '{}' } });
  expect(await ask({ recipe: 'cookie-to-json', input: INPUT })).toEqual({ output: { result: '{}' } });
  expect(await ask({ recipe, input: '%7B' })).toMatchObject({ error: { code: 'invalid-json', step: 2, field: 'input', position: { line: 1, column: 2 } } });
  expect(await ask({ recipe, input: 7 })).toMatchObject({ error: { code: 'wrong-type', field: 'input' } });
  expect(await ask({ recipe: 7 })).toMatchObject({ error: { code: 'not-a-recipe' } });
  expect(await ask({ recipe: 'no-such-recipe' })).toMatchObject({ error: { code: 'unknown-recipe' } });
  const lines = { ...recipe, steps: [DECODE, { ...MINIFY, each: 'line' }] };
  expect(await ask({ recipe: lines, input: '[]%0A%7B' })).toMatchObject({ error: { code: 'invalid-json', step: 2, item: 2 } });
});

test('reports stored recipes that cannot be read, or are not recipes', async () => {
  mkdirSync(storePath(), { recursive: true });
  await expect(run('export')).rejects.toMatchObject({ key: 'problem.unreadable-path', params: { path: storePath() } });
  vi.stubEnv('XDG_CONFIG_HOME', path.join(folder, 'other'));
  mkdirSync(path.dirname(storePath()), { recursive: true });
  writeFileSync(storePath(), '{}');
  expect(await run('export')).toEqual({ message: expect.stringMatching(/^Not a valid recipe/u), status: 1 });
});

test('prints the reverse of a recipe, or why there is none', async () => {
  const reversed = await run('reverse', fileOf([DECODE], 'Mine'));
  expect(JSON.parse(String(reversed))).toMatchObject({ version: 1, steps: [{ tool: 'url-encoder', operation: 'encode' }] });
  expect(await run('reverse', fileOf([DECODE, { tool: 'hash-text' }], 'Mine'))).toEqual({
    message: 'Cannot reverse this recipe: step 2 (Hash text and files) has no inverse.',
    status: 1,
  });
});

/** A file with this text. */
function textFile(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penknife-given-')), 'recipe.txt');
  writeFileSync(file, text);
  return file;
}

const CHEF = "From_Base64('A-Za-z0-9+/=',false)\nXOR({'option':'Hex','string':'c0ffee'},'Standard',false)\nTo_Hex('None',0)";
const XOR_WARNING = 'Step 2, XOR: no such operation in Penknife. The step is disabled, and the next one gets its input.';

test('imports a CyberChef recipe from a file or a link, and prints what it loses', async () => {
  expect(await run('import', textFile(CHEF))).toBe(`1 recipe imported to ${storePath()}.\n${XOR_WARNING}\n`);
  expect(await run('CyberChef recipe', '--input', 'aGk=')).toBe('6869\n');
  expect(await run('import', 'https://gchq.github.io/CyberChef/#recipe=MD5()&input=YQ')).toBe(`1 recipe imported to ${storePath()}.\n`);
  expect(readFileSync(storePath(), 'utf8')).toContain('CyberChef recipe (2)');
  expect(readFileSync(storePath(), 'utf8')).not.toContain('c0ffee');
});

test('runs a CyberChef recipe with its input and keys, and prints what it loses to stderr', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await run(textFile(CHEF), '--input', 'aGk=')).toBe('6869\n');
  expect(stderr.mock.calls).toEqual([[`${XOR_WARNING}\n`]]);
  // RFC 4231, test case 2.
  const hmac = "https://x.example/#recipe=HMAC(%7B'option':'UTF8','string':'Jefe'%7D,'SHA256')&input=d2hhdCBkbyB5YSB3YW50IGZvciBub3RoaW5nPw";
  expect(await run(hmac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843\n');
  expect(await run(hmac, '--secret', '1.key=other')).not.toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843\n');
  stderr.mockRestore();
});

test('reports the line and column of an error in a CyberChef recipe', async () => {
  const { message, status } = Object(await run('import', textFile("MD5()\nTo_Hex('Space")));
  expect(status).toBe(1);
  expect(message).toBe("Line 2, column 8: unclosed “'”. Close it, or copy the recipe from CyberChef again.");
});

/** Runs a stored recipe by the id of its page. */
async function runPage(page: string, ...args: readonly string[]) {
  const recipe = await findRecipePage(page);
  return recipe && recipePageCommand(recipe, args, words);
}

test('a stored recipe runs by the id of its page, on a file or an input', async () => {
  await run('import', fileOf([DECODE, MINIFY], 'My Recipe', 'Größe'));
  const input = path.join(folder, 'input.txt');
  writeFileSync(input, INPUT);
  expect(await runPage('my-recipe', input)).toBe('{}\n');
  expect(await runPage('my-recipe', '--input', INPUT, '--exact')).toBe('{}');
  expect(await runPage('große', '--input', INPUT)).toBe('{}\n');
  expect(Object(await runPage('my-recipe', '--input', '%7B')).message).toContain('Step 2');
  await expect(runPage('my-recipe', input, 'more')).rejects.toThrow('problem.unexpected-argument');
});

test.each([['My Recipe'], ['cookie-to-json'], [''], ['__proto__']])('%j is not the page of a stored recipe', async (page) => {
  await run('import', fileOf([DECODE], 'My Recipe', '→'));
  expect(await runPage(page)).toBeUndefined();
});

test('stored recipes that cannot be read have no pages', async () => {
  mkdirSync(path.dirname(storePath()), { recursive: true });
  writeFileSync(storePath(), '{');
  expect(await runPage('my-recipe')).toBeUndefined();
});
