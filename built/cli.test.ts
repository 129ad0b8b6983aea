import { once } from 'node:events';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContracts } from '../scripts/contracts.mjs';
import { isWhole } from '../scripts/seed-tests.ts';
import type { Vector, VectorTable } from '../src/contract/vectors.ts';
import type { WireAnswer } from '../src/runtime/testing/answer.ts';
import { mismatches } from '../src/runtime/testing/answer.ts';

const root = path.join(import.meta.dirname, '..');
/** The committed contract of every tool. */
const listing = readContracts();
const entry = path.join(root, 'scripts', 'penknife.mjs');

const penknife = (args: readonly string[], input: string | Buffer = '') =>
  spawnSync(process.execPath, [entry, ...args], { input, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

/** Runs a batch and returns its answers in order. */
function batch(requests: readonly unknown[]): readonly WireAnswer[] {
  const { stdout, stderr, status } = penknife(['batch'], requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as WireAnswer);
}

const withOperations = Object.entries(listing).filter(([, { operations }]) => Object.keys(operations).length > 0);

/** The number of tools that share a process, whose start takes longer than most runs. */
const TOOLS_A_PROCESS = 9;
/** The vectors are also tested without the command line (src/runtime/every-operation.test.ts): a few show that the command line passes them through. */
const FACTS = isWhole ? Number.POSITIVE_INFINITY : 3;

for (let first = 0; first < withOperations.length; first += TOOLS_A_PROCESS) {
  const tools = withOperations.slice(first, first + TOOLS_A_PROCESS).map(([tool]) => tool);
  test(`batch returns the expected outputs of ${isWhole ? 'all' : 'the first'} vectors: ${tools[0]} to ${tools.at(-1)}`, async () => {
    const facts: { tool: string; operation: string; vector: Vector }[] = [];
    for (const tool of tools) {
      const { default: table } = (await import(`../src/tools/${tool}/vectors.ts`)) as { default: VectorTable };
      for (const [operation, vectors] of Object.entries(table)) {
        for (const vector of vectors.slice(0, FACTS)) facts.push({ tool, operation, vector });
      }
    }
    const answers = batch(facts.map(({ tool, operation, vector }) => ({ tool, operation, input: vector.input })));
    expect(answers.length).toBe(facts.length);
    const wrong = facts.flatMap(({ tool, operation, vector }, index) => {
      const found = mismatches(answers[index] ?? { error: { code: 'no answer' } }, vector);
      return found.length === 0 ? [] : [{ tool, operation, input: vector.input, found }];
    });
    expect(wrong).toEqual([]);
  });
}

test('a test file of a regular expression is run by engines of other languages, with the failed tests and status 1', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penknife-regex-')), 'regex-tests.json');
  const run = (tests: readonly unknown[]) => {
    writeFileSync(file, JSON.stringify({ pattern: String.raw`^\d$`, tests }));
    return penknife(['regex-tester', 'test', file, '--engines', 'javascript,re2,rust,oniguruma']);
  };
  expect(run([{ text: '7' }, { text: 'x', expect: 'no-match' }])).toMatchObject({ status: 0, stdout: '', stderr: 'All tests pass.\n' });
  const { status, stdout, stderr } = run([{ text: '7' }, { text: '٣', expect: 'no-match' }]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Some tests fail.\n' });
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').slice(0, 3)),
  ).toEqual([
    ['2', 'Rust', 'Fail'],
    ['2', 'Ruby (Oniguruma)', 'Fail'],
  ]);
});

test('help describes every operation and field of a tool', () => {
  // The help of all tools is derived from their declarations: a few that have every field type show that.
  for (const [tool, { operations }] of withOperations.filter((_, index) => index % TOOLS_A_PROCESS === 0)) {
    const { stdout, status } = penknife([tool, '--help']);
    expect(status).toBe(0);
    for (const operation of Object.values(operations)) for (const field of Object.keys(operation.input)) expect(stdout).toContain(`--${field}`);
  }
});

test('rejects text that is not UTF-8 instead of decoding it with another encoding', () => {
  const latin1 = Buffer.from('caf\u00e9', 'latin1');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penknife-')), 'latin1.txt');
  writeFileSync(file, latin1);
  for (const answer of [penknife(['hash-text', 'hash'], latin1), penknife(['hash-text', 'hash', '--text', `@${file}`])]) {
    expect(answer).toMatchObject({ stdout: '', status: 2 });
    expect(answer.stderr).toContain('is not valid UTF-8');
  }
});

test('bytes that are not text do not become another file input', { tags: ['slow'] }, () => {
  const [bytes, original] = [Buffer.from([0x80, 0]), '{"a":"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"}'];
  for (const args of [
    ['qrcode-generator', 'encode'],
    ['unwrap', 'wrap', '--like', original],
  ])
    expect(penknife(args, bytes)).toMatchObject({ stdout: '', status: 2, stderr: expect.stringContaining('is not valid UTF-8') });
  expect(penknife(['unwrap'], bytes).stdout).toBe('2 bytes  "80 00"\n');
});

test('reads the primary input from stdin and prints the primary output to stdout', () => {
  expect(penknife(['roman-numeral-converter', 'toRoman'], '1994\n')).toMatchObject({ stdout: 'MCMXCIV\n', stderr: '', status: 0 });
  expect(penknife(['roman-numeral-converter', 'fromRoman', '--json'], 'XLII')).toMatchObject({
    stdout: '{"number":42,"canonical":"XLII","isCanonical":true}\n',
    status: 0,
  });
});

test('a command without an operation runs the default operation', () => {
  expect(penknife(['json-prettify', '--indent', '0'], '[1, 2]')).toMatchObject({ stdout: '[1,2]\n', status: 0 });
  expect(penknife(['hash-text', '--algorithms', 'md5', '--output', 'byteLength'], 'abc')).toMatchObject({ stdout: '3\n', status: 0 });
  expect(penknife(['roman-numeral-converter', '--roman', 'XIV'])).toMatchObject({ stdout: '14\n', status: 0 });
  const validated = penknife(['json-prettify', 'validate', '--schema', '{"items": {"type": "string"}}'], '[\n  1\n]');
  expect(validated).toMatchObject({ stdout: 'must be of type\t/0\t2\t3\tstring\n', stderr: '', status: 0 });
});

test('exits with 1 and a message on stderr for invalid input, with 2 for an invalid call', () => {
  const refused = penknife(['roman-numeral-converter', 'fromRoman', '--roman', 'X X']);
  expect(refused).toMatchObject({ stdout: '', status: 1 });
  expect(refused.stderr).toContain('penknife: roman: Not a valid Roman numeral: see character 2');
  expect(penknife(['no-such-tool'])).toMatchObject({ stderr: 'penknife: Unknown tool: no-such-tool.\nTry: penknife --help\n', status: 2 });
  expect(penknife(['hahs-text']).stderr).toContain('Unknown tool: hahs-text. Did you mean hash-text?');
  expect(penknife(['hash-text', 'hash', '--constructor', 'x']).status).toBe(2);
  const misspelt = penknife(['hash-text', 'hash', '--text-encodng', 'hex', '--text', '00']);
  expect(misspelt).toMatchObject({ status: 2 });
  expect(misspelt.stderr).toContain('Did you mean text-encoding?\nTry: penknife hash-text --help');
  const algorithm = penknife(['hash-text', 'hash', '--text', 'abc', '--algorithms', 'sha256']);
  expect(algorithm).toMatchObject({ stdout: '', status: 1 });
  expect(algorithm.stderr).toContain('Did you mean sha-256?');
  expect(penknife(['roman-numeral-converter', 'toRoman', '--roman', 'X']).stderr).toContain('Operations that have it: fromRoman.');
  expect(penknife(['roman-numeral-converter', 'toRoman', '--color', 'red']).status).toBe(2);
  expect(penknife(['roman-numeral-converter', 'toRoman', '--number']).status).toBe(2);
});

test('accepts options in kebab-case', () => {
  for (const option of ['--text-encoding', '--textEncoding']) {
    const answer = penknife(['hash-text', 'hash', '--text', '616263', option, 'hex', '--algorithms', 'md5']);
    expect(answer).toMatchObject({ stdout: expect.stringContaining('900150983cd24fb0d6963f7d28e17f72'), status: 0 });
  }
});

test('bash completes tools, operations, options and their values', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-'));
  writeFileSync(path.join(folder, 'penknife'), `#!/bin/sh\nexec '${process.execPath}' '${entry}' "$@"\n`, { mode: 0o755 });
  const completed = (...words: readonly string[]): readonly string[] => {
    const script = `source <(penknife completion bash); COMP_WORDS=(penknife "$@"); COMP_CWORD=$#; _penknife penknife; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` };
    return execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8', env })
      .trimEnd()
      .split('\n');
  };
  expect(completed('roman')).toEqual(['roman-numeral-converter']);
  expect(completed('hash-text', 'hashF')).toEqual(['hashFile']);
  expect(completed('hash-text', 'hash', '--text-')).toEqual(['--text-encoding']);
  expect(completed('hash-text', 'hash', '--textEncoding', '=', 'h')).toEqual(['hex']);
  expect(completed('ascii-text-drawer', 'draw', '--font', '5')).toEqual([String.raw`5\ Line\ Oblique`]);
  expect(penknife(['completion', 'tcsh'])).toMatchObject({ stdout: '', status: 2 });
});

test('list prints every tool, for people and as JSON', () => {
  const { stdout } = penknife(['list', '--json']);
  const ids = (JSON.parse(stdout) as readonly { id: string }[]).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(listing).toSorted());
  expect(penknife(['list']).stdout.trimEnd().split('\n').length).toBe(ids.length);
});

test('accepts a former path as a tool name, and reads the language from the environment', () => {
  expect(penknife(['hash', 'hash', '--text', 'abc', '--algorithms', 'md5']).stdout).toContain('900150983cd24fb0d6963f7d28e17f72');
  const chinese = spawnSync(process.execPath, [entry, 'roman-numeral-converter', '--help'], {
    encoding: 'utf8',
    env: { ...process.env, PENKNIFE_LANGUAGE: 'zh' },
  });
  expect(chinese.stdout).toContain('罗马数字转换器');
});

test('@path reads a file, as text and as a file of any bytes', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'penknife-')), 'bytes.bin');
  writeFileSync(file, Buffer.from([0, 255, 10, 13]));
  const [own] = execFileSync('sha256sum', [file], { encoding: 'utf8' }).split(' ');
  expect(penknife(['hash-text', 'hashFile', '--file', `@${file}`, '--algorithms', 'sha-256']).stdout).toContain(own);
  expect(penknife(['hash-text', 'hashFile', '--algorithms', 'sha-256'], Buffer.from([0, 255, 10, 13])).stdout).toContain(own);
  expect(penknife(['hash-text', 'hashFile', '--file', '@/no/such/file']).status).toBe(2);
});

test('a generator does not wait for a stdin that never ends', async () => {
  const child = spawn(process.execPath, [entry, 'token-generator', 'generate', '--length', '12'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const out = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.on('close', () => resolve(text));
  });
  expect(out).toMatch(/^[A-Za-z0-9]{12}\n$/u);
});

test('batch answers an invalid request with an error, and continues', () => {
  const answers = batch([
    'nonsense',
    { tool: 'no-such-tool' },
    { tool: 'roman-numeral-converter', operation: 'nope' },
    { tool: 'roman-numeral-converter', operation: 'toRoman', input: { number: 5 } },
  ]);
  expect(answers).toMatchObject([
    { error: { code: 'invalid-request' } },
    { error: { code: 'unknown-tool' } },
    { error: { code: 'unknown-operation' } },
    { output: { roman: 'V' } },
  ]);
});

test('--timeout ends a run; a batch continues with the next request', { tags: ['slow'] }, () => {
  const hash = ['bcrypt', 'hash', '--password', 'x', '--cost', '31'];
  expect(penknife([...hash, '--timeout', '0.5'])).toMatchObject({
    stdout: '',
    stderr: 'penknife: Timed out after 0.5 s. Use a larger --timeout, or a smaller input.\n',
    status: 124,
  });
  const requests = [
    { tool: 'bcrypt', operation: 'hash', input: { password: 'x', cost: 31 } },
    { tool: 'json-minify', operation: 'minify', input: { input: '{ }' } },
  ];
  const { stdout, status } = penknife(['batch', '--timeout', '3'], requests.map((request) => JSON.stringify(request)).join('\n'));
  expect(stdout.split('\n').map((line) => line.slice(0, 26))).toEqual(['{"error":{"code":"timeout"', '{"output":{"output":"{}","', '']);
  expect(status).toBe(0);
});

test('Ctrl+C ends a run at once: a shell sees the exit status 130', { tags: ['slow'] }, async () => {
  // At a terminal, Ctrl+C sends the signal to all processes of the group. The first line on stderr shows that the command runs.
  const script = `trap : INT; "$0" "$1" each line 'echo started >&2; sleep 1000'; echo "$?"`;
  const child = spawn('sh', ['-c', script, process.execPath, entry], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  child.stdin.end('a\n');
  child.stderr.once('data', () => process.kill(-Number(child.pid), 'SIGINT'));
  // Not the end of the streams: a command that is just starting could hold them open.
  const chunks: readonly unknown[] = await once(child.stdout, 'data');
  expect(String(chunks[0])).toBe('130\n');
});
