import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { samples } from '../../runtime/recipe/samples.ts';
import { complete } from './complete.ts';
import { completionScripts } from './scripts.ts';

test.each([
  ['a tool', ['roman'], ['roman-numeral-converter']],
  ['a command', ['compl'], ['completion']],
  ['the call for help', ['--he'], ['--help']],
  ['the version', ['--v'], ['--version']],
  ['a shell', ['completion', ''], ['bash', 'zsh', 'fish']],
  ['nothing after a shell', ['completion', 'bash', ''], []],
  ['an operation', ['hash-text', 'hashF'], ['hashFile']],
  ['an operation of a former path', ['hash', 'hashF'], ['hashFile']],
  ['an option', ['json-prettify', 'format', '--indent'], ['--indent', '--indentWith']],
  ['an option without an operation', ['json-prettify', '--sort'], ['--sortKeys']],
  ['an option that is not given yet', ['json-prettify', 'format', '--indent', '2', '--ind'], ['--indentWith']],
  ['an option of all operations', ['hash-text', '--h'], ['--hash', '--help']],
  ['an option in the habit of the shell', ['base64-string-converter', 'encode', '--url-'], ['--url-safe']],
  ['the only operation', ['yaml-to-json-converter', ''], ['convert']],
  ['a value', ['json-prettify', 'format', '--indentWith', ''], ['space', 'tab']],
  ['a value in the habit of the shell', ['json-prettify', 'format', '--indent-with', 't'], ['tab']],
  ['a value behind an equals sign', ['json-prettify', 'format', '--indentWith=t'], ['--indentWith=tab']],
  ['a value behind an equals sign as bash has it', ['json-prettify', 'format', '--indentWith', '=', 't'], ['--indentWith=tab']],
  ['a value behind nothing but an equals sign', ['json-prettify', 'format', '--indentWith', '='], ['--indentWith=space', '--indentWith=tab']],
  ['another value of a list', ['hash-text', 'hash', '--algorithms', 'md5,md'], ['md5,md4']],
  ['a truth', ['base64-string-converter', 'encode', '--url-safe', 't'], ['true']],
  ['what follows a truth', ['base64-string-converter', 'encode', '--url-safe', '--url'], []],
  ['no value that is free', ['json-prettify', 'format', '--input', ''], []],
  ['an output', ['hash-text', 'hash', '--output', 'd'], ['digests']],
  ['an input for stdin', ['url-parser', 'build', '--stdin', 'path'], ['pathname']],
  ['a recipe', ['recipe', 'cookie'], ['cookie-to-json']],
  ['what a list may be', ['list', '--'], ['--json']],
  ['an option of a batch', ['batch', ''], ['--timeout']],
  [
    'what is done with recipes',
    ['recipe', ''],
    ['list', 'export', 'import', 'commands', ...samples.keys(), '--json', '--exact', '--replace', '--input', '--secret', '--timeout'],
  ],
  ['how a command runs for each part', ['each', ''], ['line', 'record', '--timeout']],
  ['an option of the server for models', ['mcp', '--'], ['--root', '--expose']],
  [
    'an option of the server for people',
    ['serve', '--'],
    [
      '--api',
      '--port',
      '--host',
      '--base',
      '--config',
      '--open',
      '--token-file',
      '--origin',
      '--body-limit',
      '--request-timeout',
      '--timeout',
      '--parallel',
      '--queue',
    ],
  ],
  ['an option after a recipe', ['recipe', 'cookie-to-json', '--t'], ['--timeout']],
  ['nothing after an option of a command', ['serve', '--port', ''], []],
  ['an option of every call', ['json-minify', 'minify', '--he'], ['--help']],
  ['how an answer is printed', ['json-minify', 'minify', '--e'], ['--escapeNonAscii', '--exact']],
  ['what is printed', ['json-minify', 'minify', '--o'], ['--output']],
  ['where stdin goes', ['json-minify', 'minify', '--st'], ['--stdin']],
  ['the time limit', ['json-minify', 'minify', '--t'], ['--timeout']],
  ['no value for the time limit', ['json-minify', 'minify', '--timeout', ''], []],
  ['the form of an answer', ['json-minify', 'minify', '--j'], ['--json']],
  ...['--help', '--json', '--exact'].map((option): [string, string[], string[]] => [
    `an operation behind ${option}`,
    ['hash-text', option, 'hashF'],
    ['hashFile'],
  ]),
  ['nothing as the value of such an option', ['json-minify', 'minify', '--json', 'x'], []],
  ['a truth behind an equals sign', ['json-minify', 'minify', '--sortKeys=f'], ['--sortKeys=false']],
  ['no option of another operation', ['hash-text', 'identify', '--a'], []],
  [
    'an option of the operation that the others choose',
    ['hash-text', '--hash', 'x', '--'],
    ['--json', '--output', '--exact', '--stdin', '--timeout', '--help'],
  ],
  ['an option of any operation', ['hash-text', '--alg'], ['--algorithms']],
  ['an output of any operation', ['url-parser', '--output', 'hostn'], ['hostname', 'hostnameUnicode']],
  ['nothing for an unknown tool', ['no-such-tool', ''], []],
  ['nothing for a tool without a command', ['camera-recorder', ''], []],
])('completes %s', async (_title, line, expected) => {
  expect(await complete(line)).toEqual(expected);
});

test('an empty line has the tools and the commands', async () => {
  expect(await complete([''])).toEqual(expect.arrayContaining(['hash-text', 'list', 'batch', 'completion']));
});

const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', 'exit'], { stdio: 'ignore' }).status === 0;

test.each([...completionScripts.keys()].filter(isInstalled))('%s reads its script', (shell) => {
  const file = path.join(import.meta.dirname, `penknife.${shell}`);
  expect(spawnSync(shell, ['-n', file], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })).toMatchObject({ status: 0, stderr: '' });
});

test.each([...completionScripts])('the script of %s requests the candidates for the typed word', (_shell, script) => {
  expect(script).toContain('completion candidates');
});
