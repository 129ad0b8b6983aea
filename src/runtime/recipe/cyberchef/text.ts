import type { Step } from '../recipe.ts';
import type { Arguments, Conversion, Row } from './conversion.ts';
import { expandEscapes, Unsupported } from './conversion.ts';
import { DELIMITERS } from './encodings.ts';
import { isPattern } from '../../../lib/regex/is-pattern.ts';
import { decodeToFile, encode, encodeFile, escapeRegex, escapeReplacement, jq, listMatches, replace } from './steps.ts';

// Operations on text, lines and ranges of bytes.

const FIND_OPTIONS = { Regex: 'regex', 'Simple string': 'simple', 'Extended (\\n, \\t, \\x...)': 'extended', '': 'regex' } as const;

function findReplace(args: Arguments): Conversion {
  const { option, string } = args.toggle('Find');
  if (!Object.hasOwn(FIND_OPTIONS, option) || string === '') throw new Unsupported('Find', string === '' ? string : option);
  const kind = FIND_OPTIONS[option as keyof typeof FIND_OPTIONS];
  const pattern = kind === 'regex' ? string : escapeRegex(kind === 'extended' ? expandEscapes(string) : string);
  const flags = [
    ...(args.flag('Global match') ? ['g'] : []),
    ...(args.flag('Case insensitive') ? ['i'] : []),
    ...(args.flag('Multiline matching') ? ['m'] : []),
    ...(args.flag('Dot matches all') ? ['s'] : []),
  ];
  requirePattern('Find', pattern, flags);
  return { steps: [replace(pattern, expandEscapes(args.text('Replace')), flags)] };
}

/** The pattern must be valid in JavaScript. */
function requirePattern(argument: string, pattern: string, flags: readonly string[]): void {
  if (!isPattern(pattern, flags.join(''))) throw new Unsupported(argument, pattern);
}

function regularExpression(args: Arguments): Conversion {
  // It only shows where the matches are.
  if (args.text('Output format').startsWith('Highlight')) return { steps: [] };
  const pattern = args.text('Regex');
  if (pattern === '') throw new Unsupported('Regex', pattern);
  args.require('Display total', false);
  const output = args.choice('Output format', { 'List matches': 'matches', 'List capture groups': 'groups' } as const);
  const flags = [
    'g',
    ...(args.flag('Case insensitive') ? ['i'] : []),
    ...(args.flag('^ and $ match at newlines') ? ['m'] : []),
    ...(args.flag('Dot matches all') ? ['s'] : []),
    ...(args.flag('Unicode support') || args.flag('Astral support') ? ['u'] : []),
  ];
  requirePattern('Regex', pattern, flags);
  return { steps: listMatches(pattern, flags, output), differs: 'match-limit' };
}

function split(args: Arguments): Conversion {
  const delimiter = expandEscapes(args.text('Split delimiter'));
  if (delimiter === '') throw new Unsupported('Split delimiter', delimiter);
  return { steps: [replace(escapeRegex(delimiter), escapeReplacement(expandEscapes(args.text('Join delimiter'))))] };
}

/** The list between delimiters, as it is. */
function list(delimiter: string, options: Readonly<Record<string, unknown>>): Step {
  const unchanged = { splitOn: 'custom', customSplit: delimiter, separator: delimiter, trimItems: false, removeEmpty: false };
  return { tool: 'list-converter', operation: 'convert', options: { ...unchanged, ...options } };
}

function delimiterOf(args: Arguments): string {
  const delimiter = args.choice('Delimiter', DELIMITERS);
  if (delimiter === '') throw new Unsupported('Delimiter', args.text('Delimiter'));
  return delimiter;
}

const ORDERS = {
  'Alphabetical (case sensitive)': { sortBy: 'code-point' },
  'Alphabetical (case insensitive)': { sortBy: 'alphabetical', ignoreCase: true },
  Numeric: { sortBy: 'number' },
  Length: { sortBy: 'length' },
} as const;

function sort(args: Arguments): Conversion {
  const order = args.choice('Order', ORDERS);
  const options = { sort: args.flag('Reverse') ? 'descending' : 'ascending', ...order };
  return { steps: [list(delimiterOf(args), options)], differs: order.sortBy === 'code-point' ? undefined : 'order' };
}

function unique(args: Arguments): Conversion {
  args.require('Display count', false);
  return { steps: [list(delimiterOf(args), { removeDuplicates: true })] };
}

function reverse(args: Arguments): Conversion {
  const by = args.choice('By', { Character: 'character', Line: 'line', Byte: 'byte' } as const);
  if (by === 'line') return { steps: [list('\n', { reverse: true })] };
  if (by === 'character') return { steps: jq('explode | reverse | implode') };
  return onBytes('[range(0; length; 2) as $at | .[$at:$at+2]] | reverse | join("")');
}

/** A jq expression on the hexadecimal digits of the bytes. */
function onBytes(expression: string): Conversion {
  const rest = [...jq(expression), decodeToFile('base16')];
  const steps = [encode('base16'), ...rest];
  return { steps, fromBytes: [encodeFile('base16'), ...rest], toBytes: steps };
}

/** In hexadecimal digits. */
function rangeOf(args: Arguments): readonly [start: number, end: number] {
  args.require('Apply to each line', false);
  const start = args.count('Start');
  return [start * 2, (start + args.count('Length')) * 2];
}

function takeBytes(args: Arguments): Conversion {
  const [start, end] = rangeOf(args);
  return onBytes(`.[${start}:${end}]`);
}

function dropBytes(args: Arguments): Conversion {
  const [start, end] = rangeOf(args);
  return onBytes(`.[:${start}] + .[${end}:]`);
}

function swapEndianness(args: Arguments): Conversion {
  args.choice('Data format', { Hex: true });
  const size = args.count('Word length (bytes)', 1) * 2;
  if (!args.flag('Pad incomplete words')) throw new Unsupported('Pad incomplete words', false);
  const word = `(.[$at:$at+${size}] + "0" * ${size})[:${size}]`;
  const reversed = `${word} | [range(0; length; 2) as $b | .[$b:$b+2]] | reverse[]`;
  return { steps: jq(`gsub("[^0-9A-Fa-f]"; "") | [range(0; length; ${size}) as $at | ${reversed}] | join(" ")`) };
}

const WHITE_SPACE = [
  ['Spaces', ' '],
  ['Carriage returns (\\r)', String.raw`\r`],
  ['Line feeds (\\n)', String.raw`\n`],
  ['Tabs', String.raw`\t`],
  ['Form feeds (\\f)', String.raw`\f`],
  ['Full stops', '.'],
] as const;

function removeWhitespace(args: Arguments): Conversion {
  const removed = WHITE_SPACE.filter(([name]) => args.flag(name)).map(([, character]) => character);
  return { steps: removed.length === 0 ? [] : [replace(`[${removed.join('')}]+`, '')] };
}

const MAX_PADDING = 10_000;

/** Only line feeds end a line: `^` and `$` would also match beside other line breaks. */
function padLines(args: Arguments): Conversion {
  const length = args.count('Length');
  const character = args.text('Character');
  if (length > MAX_PADDING) throw new Unsupported('Length', length);
  if ([...character].length !== 1) throw new Unsupported('Character', character);
  const place = args.choice('Position', { Start: String.raw`(?<![^\n])`, End: String.raw`(?![^\n])` });
  return { steps: [replace(place, escapeReplacement(character.repeat(length)))] };
}

function head(args: Arguments): Conversion {
  const delimiter = JSON.stringify(delimiterOf(args));
  return { steps: jq(`split(${delimiter})[:${args.count('Number', 1)}] | join(${delimiter})`) };
}

function tail(args: Arguments): Conversion {
  const delimiter = JSON.stringify(delimiterOf(args));
  return { steps: jq(`split(${delimiter})[-${args.count('Number', 1)}:] | join(${delimiter})`) };
}

function filter(args: Arguments): Conversion {
  const delimiter = JSON.stringify(delimiterOf(args));
  const pattern = args.text('Regex');
  requirePattern('Regex', pattern, []);
  const condition = `test(${JSON.stringify(pattern)})${args.flag('Invert condition') ? ' | not' : ''}`;
  return { steps: jq(`split(${delimiter}) | map(select(${condition})) | join(${delimiter})`), differs: 'regex-engine' };
}

/** Turns the letters or digits from `first` on by an amount, which may be negative. */
const rotation = (first: number, size: number, amount: number): string =>
  `. >= ${first} and . < ${first + size} then (. - ${first} + ${((amount % size) + size) % size}) % ${size} + ${first}`;

function amountOf(args: Arguments): number {
  const text = args.number('Amount');
  if (!Number.isSafeInteger(text)) throw new Unsupported('Amount', text);
  return text;
}

function rotate(ranges: readonly (readonly [first: number, size: number])[], amount: number): Conversion {
  if (ranges.length === 0) return { steps: [] };
  const [first, ...others] = ranges.map(([start, size]) => rotation(start, size, amount));
  return { steps: jq(`explode | map(if ${first}${others.map((other) => ` elif ${other}`).join('')} else . end) | implode`) };
}

const LOWER = [0x61, 26] as const;
const UPPER = [0x41, 26] as const;
const DIGITS = [0x30, 10] as const;
const PRINTABLE = [0x21, 94] as const;

function rot13(args: Arguments): Conversion {
  const ranges = [
    ...(args.flag('Rotate lower case chars') ? [LOWER] : []),
    ...(args.flag('Rotate upper case chars') ? [UPPER] : []),
    ...(args.flag('Rotate numbers') ? [DIGITS] : []),
  ];
  return rotate(ranges, amountOf(args));
}

const changeCase = (output: string): Conversion['steps'] => [{ tool: 'case-converter', operation: 'convert', output }];
const identifierCase = (output: string): Conversion => ({ steps: changeCase(output), differs: 'word-boundaries' });

function upperCase(args: Arguments): Conversion {
  args.choice('Scope', { All: true });
  return { steps: changeCase('uppercase') };
}

function stripTags(args: Arguments): Conversion {
  const steps = [replace('<[^>]+>', '')];
  if (args.flag('Remove indentation')) steps.push(replace(String.raw`\n[ \f\t]+`, '\n'));
  if (args.flag('Remove excess line breaks')) steps.push(replace(String.raw`\n{2,}`, '\n'));
  return { steps, differs: 'layout' };
}

const EXTRACTED = {
  urls: String.raw`[a-z][a-z\d+.-]*://[^\s"'<>]+`,
  emails: String.raw`[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}`,
  ipv4: String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b`,
} as const;

function extract(args: Arguments, pattern: string): Conversion {
  args.require('Display total', false);
  const isUnique = args.flag('Unique');
  const isSorted = args.flag('Sort');
  const arranged =
    isUnique || isSorted ? [list('\n', { ...(isUnique && { removeDuplicates: true }), ...(isSorted && { sort: 'ascending', sortBy: 'code-point' }) })] : [];
  return { steps: [...listMatches(pattern, ['g', 'i']), ...arranged], differs: 'pattern' };
}

function extractIpAddresses(args: Arguments): Conversion {
  args.require('IPv4', true);
  args.require('IPv6', false);
  args.require('Remove local IPv4 addresses', false);
  return extract(args, EXTRACTED.ipv4);
}

/** Recommendation ITU-R M.1677-1. */
const MORSE: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
  '0': '-----',
  '1': '.----',
  '2': '..---',
  '3': '...--',
  '4': '....-',
  '5': '.....',
  '6': '-....',
  '7': '--...',
  '8': '---..',
  '9': '----.',
  '.': '.-.-.-',
  ',': '--..--',
  ':': '---...',
  '?': '..--..',
  "'": '.----.',
  '-': '-....-',
  '/': '-..-.',
  '(': '-.--.',
  ')': '-.--.-',
  '"': '.-..-.',
  '=': '-...-',
  '+': '.-.-.',
  '@': '.--.-.',
};

function toMorse(args: Arguments): Conversion {
  args.choice('Format options', { '-/.': true });
  const letter = JSON.stringify(args.choice('Letter delimiter', DELIMITERS));
  const word = JSON.stringify(args.choice('Word delimiter', DELIMITERS));
  const codes = JSON.stringify(MORSE);
  return { steps: jq(`${codes} as $code | ascii_upcase | split(" ") | map(explode | map([.] | implode | $code[.] // .) | join(${letter})) | join(${word})`) };
}

function fromMorse(args: Arguments): Conversion {
  const letter = JSON.stringify(args.choice('Letter delimiter', DELIMITERS));
  const word = JSON.stringify(args.choice('Word delimiter', DELIMITERS));
  const letters = JSON.stringify(Object.fromEntries(Object.entries(MORSE).map(([character, code]) => [code, character])));
  return { steps: jq(`${letters} as $letter | split(${word}) | map(split(${letter}) | map($letter[.] // .) | join("")) | join(" ")`) };
}

const DELIMITER_ARGUMENT = ['Delimiter', 'Line feed'] as const;
const CONTEXT: Row['args'] = [['Attempt to be context aware', false]];
const EXTRACT: Row['args'] = [
  ['Display total', false],
  ['Sort', false],
  ['Unique', false],
];
const RANGE: Row['args'] = [
  ['Start', 0],
  ['Length', 5],
  ['Apply to each line', false],
];
const MORSE_DELIMITERS: Row['args'] = [
  ['Letter delimiter', 'Space'],
  ['Word delimiter', 'Line feed'],
];

export const texts: readonly Row[] = [
  {
    op: 'Find / Replace',
    args: [
      ['Find', { option: 'Regex', string: '' }],
      ['Replace', ''],
      ['Global match', true],
      ['Case insensitive', false],
      ['Multiline matching', true],
      ['Dot matches all', false],
    ],
    convert: findReplace,
  },
  {
    op: 'Regular expression',
    args: [
      ['Built in regexes', 'User defined'],
      ['Regex', ''],
      ['Case insensitive', true],
      ['^ and $ match at newlines', true],
      ['Dot matches all', false],
      ['Unicode support', false],
      ['Astral support', false],
      ['Display total', false],
      ['Output format', 'Highlight matches'],
    ],
    convert: regularExpression,
  },
  {
    op: 'Split',
    args: [
      ['Split delimiter', ','],
      ['Join delimiter', '\\n'],
    ],
    convert: split,
  },
  { op: 'Sort', args: [DELIMITER_ARGUMENT, ['Reverse', false], ['Order', 'Alphabetical (case sensitive)']], convert: sort },
  { op: 'Unique', args: [DELIMITER_ARGUMENT, ['Display count', false]], convert: unique },
  { op: 'Reverse', args: [['By', 'Character']], convert: reverse },
  { op: 'Take bytes', args: RANGE, convert: takeBytes },
  { op: 'Drop bytes', args: RANGE, convert: dropBytes },
  {
    op: 'Swap endianness',
    args: [
      ['Data format', 'Hex'],
      ['Word length (bytes)', 4],
      ['Pad incomplete words', true],
    ],
    convert: swapEndianness,
  },
  { op: 'Remove whitespace', args: WHITE_SPACE.map(([name]) => [name, name !== 'Full stops'] as const), convert: removeWhitespace },
  { op: 'Remove null bytes', args: [], convert: () => ({ steps: [replace(String.raw`\x00`, '')] }) },
  {
    op: 'Pad lines',
    args: [
      ['Position', 'Start'],
      ['Length', 5],
      ['Character', ' '],
    ],
    convert: padLines,
  },
  { op: 'Head', args: [DELIMITER_ARGUMENT, ['Number', 10]], convert: head },
  { op: 'Tail', args: [DELIMITER_ARGUMENT, ['Number', 10]], convert: tail },
  { op: 'Filter', args: [DELIMITER_ARGUMENT, ['Regex', ''], ['Invert condition', false]], convert: filter },
  {
    op: 'ROT13',
    args: [
      ['Rotate lower case chars', true],
      ['Rotate upper case chars', true],
      ['Rotate numbers', false],
      ['Amount', 13],
    ],
    // Older versions had no numbers.
    arrange: (given) => (given.length === 3 ? [given[0], given[1], false, given[2]] : given),
    convert: rot13,
  },
  { op: 'ROT47', args: [['Amount', 47]], convert: (args) => rotate([PRINTABLE], amountOf(args)) },
  { op: 'To Upper case', args: [['Scope', 'All']], convert: upperCase },
  { op: 'To Lower case', args: [], convert: () => ({ steps: changeCase('lowercase') }) },
  { op: 'Swap case', args: [], convert: () => ({ steps: changeCase('swapCase') }) },
  { op: 'To Snake case', args: CONTEXT, convert: () => identifierCase('snakeCase') },
  { op: 'To Camel case', args: CONTEXT, convert: () => identifierCase('camelCase') },
  { op: 'To Kebab case', args: CONTEXT, convert: () => identifierCase('kebabCase') },
  {
    op: 'Strip HTML tags',
    args: [
      ['Remove indentation', true],
      ['Remove excess line breaks', true],
    ],
    convert: stripTags,
  },
  { op: 'Extract URLs', args: EXTRACT, convert: (args) => extract(args, EXTRACTED.urls) },
  { op: 'Extract email addresses', args: EXTRACT, convert: (args) => extract(args, EXTRACTED.emails) },
  {
    op: 'Extract IP addresses',
    args: [['IPv4', true], ['IPv6', false], ['Remove local IPv4 addresses', false], ...EXTRACT],
    convert: extractIpAddresses,
  },
  { op: 'Convert to NATO alphabet', args: [], convert: () => ({ steps: [{ tool: 'text-to-nato-alphabet', operation: 'encode' }], differs: 'layout' }) },
  { op: 'To Morse Code', args: [['Format options', '-/.'], ...MORSE_DELIMITERS], convert: toMorse },
  { op: 'From Morse Code', args: MORSE_DELIMITERS, convert: fromMorse },
];
