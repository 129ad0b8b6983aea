import { once } from 'node:events';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContracts } from '../scripts/contracts.mjs';
import { entry, penknife } from './penknife.ts';

/** The committed contract of every tool. */
const listing = readContracts();
const withOperations = Object.entries(listing).filter(([, { operations }]) => Object.keys(operations).length > 0);

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
  for (const [tool, { operations }] of withOperations.filter((_, index) => index % 9 === 0)) {
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
  const chinese = penknife(['roman-numeral-converter', '--help'], '', { ...process.env, PENKNIFE_LANGUAGE: 'zh' });
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

test('--timeout ends a run', { tags: ['slow'] }, () => {
  expect(penknife(['bcrypt', 'hash', '--password', 'x', '--cost', '31', '--timeout', '0.5'])).toMatchObject({
    stdout: '',
    stderr: 'penknife: Timed out after 0.5 s. Use a larger --timeout, or a smaller input.\n',
    status: 124,
  });
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
