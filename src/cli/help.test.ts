import { expect, test } from 'vitest';
import { choice, file, flag, integer, number, table, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { createWords, joinWords } from '../runtime/words.ts';
import { asksForHelp, commands } from './commands.ts';
import { commandHelp, generalHelp, toolHelp } from './help.ts';
import { loadCliWords } from './words.ts';

const shared = createWords('en', await loadCliWords('en'));
const words = joinWords(
  createWords('en', {
    name: 'Shouter',
    description: 'Makes texts loud.',
    'operations.shout.label': 'Shout',
    'operations.whisper.label': 'Whisper',
    'inputs.text.label': 'Text',
    'inputs.password.label': 'Password',
    'inputs.volume.label': 'Volume',
    'inputs.speed.label': 'Speed',
    'inputs.case.label': 'Case',
    'inputs.file.label': 'File',
    'inputs.isLoud.label': 'Loud',
    'outputs.result.label': 'Result',
    'outputs.words.label': 'Words',
  }),
  shared,
);

test('the help names all commands, their descriptions, and the shells', () => {
  const help = generalHelp(shared);
  for (const command of ['list', '<tool>', 'batch', 'recipe', 'each', 'mcp', 'serve', 'completion bash|zsh|fish'])
    expect(help).toContain(`  penknife ${command}`);
  const [usages = ''] = help.split(shared.t('place.title'));
  const lines = usages.split('\n').filter((line) => line.startsWith('  penknife'));
  expect(lines).toHaveLength(15);
  // Each with its description, in a separate column.
  const starts = lines.map((line) => line.search(/(?<= {2})\S+(?: \S+)*$/u));
  expect(new Set(starts).size).toBe(1);
  expect(help).not.toMatch(/usage\.\w/u);
});

test('the help lists where Penknife runs, how to start it there, and what it lacks', () => {
  const [, places = ''] = generalHelp(shared).split(`${shared.t('place.title')}\n`);
  const lines = places.trimEnd().split('\n');
  expect(lines.map((line) => line.trim().split(/ {2,}/u)[0])).toEqual([
    'penknife serve',
    'penknife <tool>',
    "import { run } from 'penknife'",
    'penknife mcp',
    'penknife serve --api',
    '<iframe src="…?embed">',
    'docker run penknife',
  ]);
  for (const line of lines) expect(line).toMatch(/^ {2}\S.* {2}\S.*;/u);
  expect(places).not.toContain('place.');
});

const oneSpace = (text: string): string => text.replaceAll(/ +/gu, ' ');

test('the help of serve explains the API', () => {
  const help = commandHelp(commands.get('serve') ?? { usages: [], values: [] }, shared);
  for (const part of ['/api/openapi.json', '--token-file', 'PENKNIFE_API_TOKEN', '--body-limit', '--timeout']) expect(help).toContain(part);
  expect(help).not.toMatch(/[{}]|usage\.\w/u);
});

test.each([...commands])('the help of %s has its lines of the general help', (name, command) => {
  const { explains: _explains, ...listed } = command;
  const [head, ...lines] = commandHelp(listed, shared).split('\n');
  expect(head).toBe(shared.t('usage.synopsis'));
  const general = oneSpace(generalHelp(shared));
  for (const line of lines) expect(general).toContain(oneSpace(line));
  expect(lines[0]).toContain(`penknife ${name}`);
});

test.each<[string, readonly string[], boolean]>([
  ['recipe', ['--help'], true],
  ['recipe', ['list', '-h'], true],
  ['recipe', ['mine', '--input', '--help'], false],
  ['recipe', ['mine', '--input=x', '--help'], true],
  ['each', ['line', 'ls --help'], false],
  ['completion', ['--help'], true],
  ['completion', ['candidates', 'hash-text', '--help'], false],
])('penknife %s %j: whether it asks for help: %s', (name, args, expected) => {
  expect(asksForHelp(args, commands.get(name) ?? { usages: [], values: [] })).toBe(expected);
});

const shout = declare({
  input: {
    text: text({ primary: true }),
    password: text({ secret: true, optional: true }),
    volume: integer({ min: 1, max: 11, default: 10 }),
    speed: number({ min: 0.5, optional: true }),
    case: choice(['upper', 'lower']),
    file: file({ optional: true }),
    isLoud: flag({ default: true }),
  },
  output: { result: text({ primary: true }), words: table({ word: 'text', count: 'number' }) },
});
const whisper = declare({ input: { volume: integer({ max: 3 }) }, output: { result: text({ primary: true }) }, isDefault: true });
const generate = declare({ input: {}, output: { result: text({ primary: true }) } });

test('the help of a tool describes each field', () => {
  expect(toolHelp('shouter', { shout, whisper }, {}, words)).toBe(`Shouter (shouter)
Makes texts loud.

Usage:
  penknife shouter [operation] [file] [--field value …]
Operations:
  shout    Shout
  whisper  Whisper (default)
If you omit the operation, the only one that has all the given options runs; otherwise the default.

penknife shouter shout  Shout
Input:
  --text      Text (text, stdin if omitted)
  --password  Password (text, secret, optional)
  --volume    Volume (integer, 1 to 11, default: 10)
  --speed     Speed (number, min 0.5, optional)
  --case      Case (choice, upper|lower, default: upper)
  --file      File (file, optional)
  --isLoud    Loud (flag, default: true)
Output:
  result  Result (text)
  words   Words (table: word, count)

penknife shouter whisper  Whisper
Input:
  --volume  Volume (integer, max 3)
Output:
  result  Result (text)
`);
});

const source = 'a fact';

test('examples are valid shell commands, with their results', () => {
  const facts = [
    { source, input: { text: 'ada', volume: 3 }, output: { result: 'ADA' }, example: true },
    { source, input: { text: "it's\nme" }, output: { result: 'IT’S\nME' }, example: true },
    { source, input: { text: 'a', isLoud: false, file: { name: 'a.txt', type: '', content: new Uint8Array() } }, output: { words: [] }, example: true },
    { source, input: { text: 'x'.repeat(100) }, output: { result: 'X'.repeat(100) }, example: true },
    { source, input: { text: 'y'.repeat(101) }, output: { result: 'Y'.repeat(101) }, example: true },
    { source, input: { text: 'by chance' }, output: { result: { $matches: '.' } }, example: true },
    { source, input: { text: 'no example' }, output: { result: '' } },
    { source, input: { text: 'wrong' }, error: 'refused', example: true },
  ] as const;
  const help = toolHelp('shouter', { shout }, { shout: facts }, words);
  expect(help.slice(help.indexOf('Examples:'))).toBe(`Examples:
  $ penknife shouter --text ada --volume 3
    ADA
  $ penknife shouter --text 'it'\\''s
me'
    IT’S
    ME
  $ penknife shouter --text a --isLoud false --file @a.txt
    []
  $ penknife shouter --text ${'x'.repeat(100)}
    ${'X'.repeat(100)}
  $ penknife shouter --text ${'y'.repeat(101)}
    ${'Y'.repeat(100)}…
  $ penknife shouter --text 'by chance'
    
`);
});

test('omits the list of inputs without any; a tool without operations is only a page', () => {
  expect(toolHelp('shouter', { shout: generate }, {}, words)).toBe(
    'Shouter (shouter)\nMakes texts loud.\n\npenknife shouter  Shout\nOutput:\n  result  Result (text)\n',
  );
  expect(toolHelp('shouter', {}, {}, words)).toBe(`Shouter (shouter)\nMakes texts loud.\n\n${shared.t('usage.pageOnly')}\n`);
});
