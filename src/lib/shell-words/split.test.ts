import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import type { ShellWord, WordPart } from './lexer.ts';
import { quoteWord } from './quote.ts';
import { splitScript } from './script.ts';
import { splitWords } from './split.ts';

const textOf = ({ parts }: ShellWord): string => parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('');

function commandsOf(script: string, skipped?: RegExp): string[][] | 'unterminated' {
  const split = splitScript(script, skipped && { prompt: skipped });
  return split.ok ? split.value.map(({ words }) => words.map(textOf)) : 'unterminated';
}

function partsOf(word: string): readonly WordPart[] | undefined {
  const split = splitScript(word);
  return split.ok ? split.value[0]?.words[0]?.parts : undefined;
}

/** Returns the words that bash reads from scripts of one command each, without globbing and braces; undefined for a rejected script. */
function bashWords(scripts: readonly string[]): (string[] | undefined)[] {
  const asks = scripts.map((script) => `bash -f +B -c ${quoteWord(`printf '%s\\0' ${script}`)} </dev/null 2>/dev/null; printf '%s\\1' "$?"`);
  const answers = execFileSync('bash', ['-s'], {
    input: asks.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }).split('\x01');
  return scripts.map((_script, index) => {
    const words = answers[index]?.split('\0') ?? [];
    return words.pop() === '0' ? words : undefined;
  });
}

const RUNS = 300;
const hostile = fc.string({
  unit: fc.constantFrom(...'ab -=:é😀', 'b#', '\t', "'", '"', '\\', '\\\n', "$'", '$"', "\\'", '\\n', '\\x41', '\\101', '\\u00e9'),
  maxLength: 16,
});

// bash does not accept blanks after a backslash at the end of a line, or a backslash at the end of the text. A line end is
// the end of the command.
const isOurs = (script: string): boolean => !/\\[ \t]*$|\\[ \t]+\n|(?<!\\)(?:\\\\)+\n/u.test(script) && script.trim() !== '';

test('splits words like bash', { tags: ['slow'] }, () => {
  const scripts = fc.sample(hostile.filter(isOurs), RUNS).map((script) => `x ${script}`);
  for (const [index, words] of bashWords(scripts).entries()) {
    const script = scripts[index] ?? '';
    const ours = commandsOf(script);
    expect(words === undefined ? 'unterminated' : [words], script).toEqual(ours);
  }
});

test('reads back quoted words', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter }), { minLength: 1 }), (words) => {
      const unix = words.map((word) => word.replaceAll(/\r\n?/gu, '\n'));
      const line = unix.map(quoteWord).join(' ');
      expect(commandsOf(line)).toEqual([unix]);
      expect(splitWords(line)).toEqual({ ok: true, value: unix });
    }),
  );
});

test.each([
  ['a b;c d&&e\nf', [['a', 'b'], ['c', 'd'], ['e'], ['f']]],
  ['a \\\n  b', [['a', 'b']]],
  ['a \\  \n  b', [['a', 'b']]],
  ['a ^\r\n  b', [['a', 'b']]],
  ['a `\n  b', [['a', 'b']]],
  ['a # b "\nc', [['a'], ['c']]],
  ['a#b', [['a#b']]],
  ['a \'\' ""', [['a', '', '']]],
  ['a "b\nc"', [['a', 'b\nc']]],
  ['a \\', [['a']]],
  [' ;\n# b', []],
  ['a <b> c d 2>&1', [['a', 'd']]],
])('%j has the commands %j', (script, commands) => {
  expect(commandsOf(script)).toEqual(commands);
});

test('omits a prompt at the start of a command', () => {
  expect(commandsOf('$ a $ b\n$ c', /\$ /uy)).toEqual([['a', '$', 'b'], ['c']]);
});

const parameter = (name: string, operator = '', word: readonly WordPart[] = [], source = `\${${name}}`): WordPart => ({
  kind: 'parameter',
  name,
  operator,
  word,
  source,
});

test.each<[string, readonly WordPart[]]>([
  ['$A-b', [parameter('A', '', [], '$A'), { kind: 'text', text: '-b' }]],
  ['${A}', [parameter('A')]],
  ['${A:-b c}', [parameter('A', ':-', [{ kind: 'text', text: 'b c' }], '${A:-b c}')]],
  ['"${A-\'b\'}"', [{ kind: 'text', text: '' }, parameter('A', '-', [{ kind: 'text', text: "'b'" }], "${A-'b'}")]],
  ["${A-'b'}", [parameter('A', '-', [{ kind: 'text', text: 'b' }], "${A-'b'}")]],
  // In double quotes too, a backslash removes the meaning of the bracket, but of no letter.
  ['"${A-b\\}c\\d}"', [{ kind: 'text', text: '' }, parameter('A', '-', [{ kind: 'text', text: 'b}c\\d' }], '${A-b\\}c\\d}')]],
  ['"${A-"b"}"', [{ kind: 'text', text: '' }, parameter('A', '-', [{ kind: 'text', text: 'b' }], '${A-"b"}')]],
  ['${A-b\\}c}', [parameter('A', '-', [{ kind: 'text', text: 'b}c' }], '${A-b\\}c}')]],
  ['${A:-$B}', [parameter('A', ':-', [parameter('B', '', [], '$B')], '${A:-$B}')]],
  ['${A%.*}', [{ kind: 'other', source: '${A%.*}' }]],
  ['${#A}', [{ kind: 'other', source: '${#A}' }]],
  ['$1', [{ kind: 'other', source: '$1' }]],
  ['$((1 + 2))', [{ kind: 'other', source: '$((1 + 2))' }]],
  ['$( a ")" )', [{ kind: 'command', command: 'a ")"', source: '$( a ")" )' }]],
  ['`a \\` b`', [{ kind: 'command', command: 'a \\` b', source: '`a \\` b`' }]],
  ['\\$A', [{ kind: 'text', text: '$A' }]],
  ["'$A'", [{ kind: 'text', text: '$A' }]],
  ['$', [{ kind: 'text', text: '$' }]],
])('%s has the parts %j', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});

test.each([
  ["a 'b", 2],
  ['a "b', 2],
  ["a $'b", 2],
  ['a ${b', 2],
  ['a $(b', 2],
  ['a `b', 2],
  ['a "${b"', 6],
])('%s is unclosed', (script, unterminatedAt) => {
  expect(splitScript(script)).toEqual({ ok: false, unterminatedAt });
});

const keptEnd = (text: string, at: number): number => text.indexOf('}', at) + 1;

test('keeps what must be kept, including quotes and spaces inside', () => {
  expect(splitWords('a "${B c}" ${D \'}', keptEnd)).toEqual({ ok: true, value: ['a', '${B c}', "${D '}"] });
  expect(splitWords('a "')).toEqual({ ok: false, unterminatedAt: 2 });
});

// POSIX.1-2024, Shell Command Language, section 2.2.4; `\E` and undefined escapes as in bash.
test.each([
  ['\\a\\b\\e\\E\\f\\n\\r\\t\\v', '\x07\b\x1b\x1b\f\n\r\t\v'],
  ['\\\\ \\\' \\" \\?', '\\ \' " ?'],
  ['\\101\\60\\7z\\1019', 'A0\x07zA9'],
  ['\\x41\\x9\\x414', 'A\tA4'],
  ['\\u00e9\\ue9z\\U1F600\\u12345', 'ééz😀\u12345'],
  ['\\ca\\cA\\cZ\\c[', '\x01\x01\x1a\x1b'],
  ['\\z\\9\\x', '\\z\\9\\x'],
  // Undefined in the standard: a byte of more than eight bits, a code point that does not exist.
  ['\\777', '\xff'],
  ['\\U10ffff', '\u{10ffff}'],
  ['\\U110000', '\\U110000'],
])("$'%s' is %j", (quoted, text) => {
  expect(commandsOf(`$'${quoted}'`)).toEqual([[text]]);
});

test.each(["$'a", "$'a\\'", "$'a\\"])('%s is unclosed', (script) => {
  expect(commandsOf(script)).toBe('unterminated');
});
