import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDeclarations } from './declarations.ts';

const compiler = path.join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc');
const folder = mkdtempSync(path.join(tmpdir(), 'penknife-types-'));

beforeAll(async () => {
  const home = path.join(folder, 'node_modules', 'penknife');
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'library.d.ts'), await formatDeclarations());
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ name: 'penknife', type: 'module', exports: { '.': { types: './library.d.ts' } } }));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', 'node_modules/penknife/library.d.ts'] }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const right = `
import { PenknifeError, run, runRecipe, tools } from 'penknife';
import type { ErrorCode, InputOf, OutputOf, ToolEntry } from 'penknife';

const hashed = await run('hash-text', 'hash', { text: 'abc', algorithms: ['md5', 'sha-256'], encoding: undefined });
const algorithm: 'md5' | 'sha-256' | '' = hashed.digests.map((row) => row.algorithm).find((name) => name === 'md5') ?? '';
const bytes: number = hashed.byteLength;
const verdict: 'match' | 'mismatch' | 'not-compared' | '' = hashed.verdict;
const file: OutputOf<'base64-file-converter', 'decode'> = await run('base64-file-converter', 'decode', { base64: 'YWJj' });
const name: string | undefined = file.file?.name;
await run('hash-text', 'hashFile', { file: { name: 'a.txt', base64: 'YWJj' } }, { signal: AbortSignal.timeout(100), language: 'de' });
await run('token-generator', 'generate');
await run('token-generator', 'generate', {}, { language: 'zh' });
const input: InputOf<'json-prettify', 'format'> = { input: '{}', indent: 2 };
await run('json-prettify', 'format', input);
const entry: ToolEntry | undefined = tools.find(({ id }) => id === 'hash-text');
const result: string | { readonly base64: string } = await runRecipe({ version: 1, name: 'x', steps: [{ tool: 'hash-text', operation: 'hash' }] }, 'abc', { secrets: { 1: {} } });
try {
  await run('roman-numeral-converter', 'fromRoman', { roman: 'X X' });
} catch (error) {
  if (error instanceof PenknifeError && error.code === 'invalid-roman-numeral' && error.position && 'character' in error.position) {
    const at: number = error.position.character;
    const code: ErrorCode = error.code;
    console.log(at, code);
  }
}
console.log(algorithm, bytes, verdict, name, entry, result);
`;

/** Code that does not compile, and the error. */
const wrong: Readonly<Record<string, readonly [use: string, error: string]>> = {
  'an unknown tool': [`await run('hash-texts', 'hash', { text: '' });`, 'TS2345'],
  'a former name of a tool': [`await run('hash', 'hash', { text: '' });`, 'TS2345'],
  'an operation of another tool': [`await run('hash-text', 'toRoman', { number: 1 });`, 'TS2345'],
  'an unknown field': [`await run('hash-text', 'hash', { text: '', salt: '' });`, 'TS2353'],
  'a missing field': [`await run('hash-text', 'hash', { algorithms: ['md5'] });`, 'TS2741'],
  'no input where one is needed': [`await run('hash-text', 'hash');`, 'TS2554'],
  'an unknown option': [`await run('hash-text', 'hash', { text: '', algorithms: ['sha256'] });`, 'TS2820'],
  'a value of another type': [`await run('hash-text', 'hash', { text: 5 });`, 'TS2322'],
  'an unknown output': [`(await run('hash-text', 'hash', { text: '' })).digest;`, 'TS2551'],
  'an unknown column': [`(await run('hash-text', 'hash', { text: '' })).digests[0]?.hash;`, 'TS2339'],
  'an unknown code of an output': [`(await run('hash-text', 'hash', { text: '' })).verdict === 'equal';`, 'TS2367'],
  'an unknown code of an error': [`declare const error: PenknifeError; error.code === 'no-such-code';`, 'TS2367'],
  'an unknown language': [`await run('token-generator', 'generate', {}, { language: 'xx' });`, 'TS2322'],
  'a file without its content': [`await run('hash-text', 'hashFile', { file: { name: 'a' } });`, 'TS2741'],
  'a file that may be missing': [`(await run('base64-file-converter', 'decode', { base64: '' })).file.name;`, 'TS2531'],
  'an error made by hand': [`new PenknifeError();`, 'TS2673'],
};

test('correct uses compile, and the declarations themselves', () => {
  writeFileSync(path.join(folder, 'right.ts'), right);
  expect(execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })).toBe('');
});

test('wrong uses do not compile', { tags: ['slow'] }, () => {
  const uses = Object.entries(wrong);
  for (const [index, [, [use]]] of uses.entries())
    writeFileSync(
      path.join(folder, `wrong-${index}.ts`),
      `import { PenknifeError, run } from 'penknife';\nconsole.log(PenknifeError, run);\n${use}\nexport {};\n`,
    );
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  const found = uses.map(([what], index) => [what, new RegExp(`^wrong-${index}\\.ts.*error (TS\\d+)`, 'mu').exec(stdout)?.[1] ?? 'compiles']);
  expect(found).toEqual(uses.map(([what, [, error]]) => [what, expect.stringMatching(`^(?:${error})$`)]));
});
