import type { Step } from '../recipe.ts';
import type { Arguments, Conversion, Difference, Row } from './conversion.ts';
import { Unsupported } from './conversion.ts';
import { base64OfText, base64ToText, bytesToDigits, decode, decodeToFile, digitsToText, encode, encodeFile, jq, replace } from './steps.ts';

// Operations that encode and decode text and bytes.

/** The labels of CyberChef's delimiters. */
export const DELIMITERS: Readonly<Record<string, string>> = {
  Space: ' ',
  Comma: ',',
  'Semi-colon': ';',
  Colon: ':',
  'Line feed': '\n',
  CRLF: '\r\n',
  'Forward slash': '/',
  Backslash: '\\',
  None: '',
  '': '',
};

const BASE64_ALPHABETS: Readonly<Record<string, 'base64' | 'base64url'>> = {
  'A-Za-z0-9+/=': 'base64',
  'A-Za-z0-9+/': 'base64',
  'A-Za-z0-9-_': 'base64url',
  'A-Za-z0-9-_=': 'base64url',
  'A-Za-z0-9\\-_': 'base64url',
};
const BASE32_ALPHABETS = { 'A-Z2-7=': 'base32', '0-9A-V=': 'base32hex' } as const;
const BASE58_ALPHABETS = {
  '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz': 'base58',
  rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz: 'base58-ripple',
} as const;
const BASE85_ALPHABETS = {
  '!-u': 'ascii85',
  '0-9a-zA-Z.\\-:+=^!/*?&<>()[]{}@%$#': 'z85',
  '0-9A-Za-z!#$%&()*+\\-;<=>?@^_`{|}~': 'base85-ipv6',
} as const;
const BASE45_ALPHABET = '0-9A-Z $%*+\\-./:';

/** CyberChef removes other characters by default; our decoders ignore whitespace, and reject them with their position. */
const strictness = (args: Arguments, name: string): Difference | undefined => (args.flag(name) ? 'strict-input' : undefined);

const decodeBytes = (encoding: string, differs?: Difference): Conversion => ({ steps: [decodeToFile(encoding)], toBytes: [decodeToFile(encoding)], differs });

const encodeBytes = (encoding: string, options?: Readonly<Record<string, unknown>>): Conversion => ({
  steps: [encode(encoding, options)],
  fromBytes: [encodeFile(encoding, options)],
});

function fromBase64(args: Arguments): Conversion {
  const encoding = args.choice('Alphabet', BASE64_ALPHABETS);
  return { steps: [base64ToText()], toBytes: [decodeToFile(encoding)], differs: strictness(args, 'Remove non-alphabet chars') };
}

function toBase64(args: Arguments): Conversion {
  const encoding = args.choice('Alphabet', BASE64_ALPHABETS);
  const isPadded = args.text('Alphabet').endsWith('=');
  const padding = isPadded === (encoding === 'base64') ? {} : { padding: isPadded ? 'keep' : 'omit' };
  return {
    steps: [base64OfText({ ...(encoding === 'base64url' && { urlSafe: true }), ...padding })],
    fromBytes: [encodeFile(encoding, padding)],
  };
}

const HEX_DELIMITERS: Readonly<Record<string, string>> = { ...DELIMITERS, Percent: '%', '0x': '0x', '0x with comma': '0x,', '\\x': '\\x', Auto: '' };

function fromHex(args: Arguments): Conversion {
  const isAuto = args.text('Delimiter') === 'Auto';
  args.choice('Delimiter', HEX_DELIMITERS);
  return {
    steps: [digitsToText('hexadecimal')],
    toBytes: [replace(String.raw`0x|[^\da-f]`, '', ['g', 'i']), decodeToFile('base16')],
    differs: isAuto ? 'strict-input' : undefined,
  };
}

function toHex(args: Arguments): Conversion {
  const delimiter = args.choice('Delimiter', HEX_DELIMITERS);
  const perLine = args.count('Bytes per line');
  const hasPrefix = ['0x', '0x,', '\\x', '%'].includes(delimiter);
  if (perLine > 1000 || (perLine > 0 && hasPrefix)) throw new Unsupported('Bytes per line', perLine);
  const lower = { letterCase: 'lower' };
  if (hasPrefix) {
    const separate = delimiter === '0x,' ? [replace('..(?=..)', '0x$&,'), replace('..$', '0x$&', [])] : [replace('..', `${delimiter}$&`)];
    return { steps: [encode('base16', lower), ...separate], fromBytes: [encodeFile('base16', lower), ...separate] };
  }
  const steps = [bytesToDigits('hexadecimal', delimiter, perLine > 0 ? { bytesPerLine: perLine } : {})];
  if (perLine > 0) return { steps };
  const separate = delimiter === '' ? [] : [replace('..(?=..)', `$&${delimiter}`)];
  return { steps, fromBytes: [encodeFile('base16', lower), ...separate] };
}

function fromDigits(base: 'binary' | 'octal' | 'decimal'): (args: Arguments) => Conversion {
  return (args) => {
    args.choice('Delimiter', DELIMITERS);
    if (base === 'decimal') args.require('Support signed values', false);
    if (base === 'binary') args.require('Byte Length', 8);
    return { steps: [digitsToText(base)] };
  };
}

function toBinary(args: Arguments): Conversion {
  args.require('Byte Length', 8);
  return { steps: [bytesToDigits('binary', args.choice('Delimiter', DELIMITERS))] };
}

function toDecimal(args: Arguments): Conversion {
  args.require('Support signed values', false);
  return { steps: [bytesToDigits('decimal', args.choice('Delimiter', DELIMITERS))] };
}

/** CyberChef writes no leading zeros. */
function toOctal(args: Arguments): Conversion {
  const separator = args.choice('Delimiter', DELIMITERS);
  if (separator === '') throw new Unsupported('Delimiter', args.text('Delimiter'));
  return { steps: [bytesToDigits('octal', separator), replace(String.raw`\b0+(?=\d)`, '')] };
}

function fromCharcode(args: Arguments): Conversion {
  args.choice('Delimiter', DELIMITERS);
  const base = args.count('Base', 2);
  if (base !== 10 && base !== 16) throw new Unsupported('Base', base);
  const code = base === 10 ? replace(String.raw`\D*(\d+)\D*`, '&#$1;') : replace(String.raw`(?:0x|[^\da-f])*([\da-f]+)[^\da-f]*`, '\\u{$1}', ['g', 'i']);
  const steps: readonly Step[] = [code, { tool: 'text-to-unicode', operation: 'decode' }];
  if (base !== 10) return { steps };
  // Codes up to 255 are bytes; a list of them is read like the initializer of an array.
  return { steps, toBytes: [replace(String.raw`\D*(\d+)\D*`, '$1,'), bytesOfArray] };
}

const bytesOfArray: Step = { tool: 'bytes-inspector', operation: 'convert', options: { notation: 'array', format: 'hex' }, output: 'file' };

function toCharcode(args: Arguments): Conversion {
  const separator = args.choice('Delimiter', DELIMITERS);
  const base = args.count('Base', 2);
  if (base !== 10) throw new Unsupported('Base', base);
  return { steps: jq(`explode | map(tostring) | join(${JSON.stringify(separator)})`) };
}

function toBase(args: Arguments): Conversion {
  return { steps: [convertBase(10, radix(args))] };
}

function fromBase(args: Arguments): Conversion {
  return { steps: [convertBase(radix(args), 10)] };
}

const convertBase = (inputBase: number, outputBase: number): Step => ({ tool: 'base-converter', operation: 'convert', options: { inputBase, outputBase } });

function radix(args: Arguments): number {
  const base = args.count('Radix', 2);
  if (base > 36) throw new Unsupported('Radix', base);
  return base;
}

const encodeUrl = (mode: string): Step => ({ tool: 'url-encoder', operation: 'encode', options: { mode } });

/** With all special characters, CyberChef also encodes these four, which are unreserved in RFC 3986. */
function urlEncode(args: Arguments): Conversion {
  if (!args.flag('Encode all special chars')) return { steps: [encodeUrl('url')], differs: 'escapes' };
  return { steps: [encodeUrl('strict'), replace('-', '%2D'), replace(String.raw`\.`, '%2E'), replace('_', '%5F'), replace('~', '%7E')] };
}

const urlDecode = (args: Arguments): Conversion => ({
  steps: [
    {
      tool: 'url-encoder',
      operation: 'decode',
      options: { charset: 'utf-8', malformed: 'keep', ...(args.flag('Treat "+" as space') && { plusAsSpace: true }) },
    },
  ],
});

const ENTITY_FORMS = { 'Named entities': 'named', 'Numeric entities': 'decimal', 'Hex entities': 'hexadecimal' } as const;

function toHtmlEntity(args: Arguments): Conversion {
  const form = args.choice('Convert to', ENTITY_FORMS);
  const isAll = args.flag('Convert all characters');
  const step: Step = { tool: 'html-entities', operation: 'escape', options: { characters: isAll ? 'all' : 'non-ascii', form } };
  return { steps: [step], differs: isAll && form === 'decimal' ? undefined : 'escapes' };
}

const PREFIXES = { '\\u': 'utf-16', 'U+': 'code-point' } as const;

function escapeUnicode(args: Arguments): Conversion {
  const format = args.choice('Prefix', { '\\u': PREFIXES['\\u'] });
  args.require('Padding', 4);
  const options = { format, keepAscii: !args.flag('Encode all chars'), uppercase: args.flag('Uppercase hex') };
  return { steps: [{ tool: 'text-to-unicode', operation: 'encode', options }] };
}

function unescapeUnicode(args: Arguments): Conversion {
  args.choice('Prefix', PREFIXES);
  return { steps: [{ tool: 'text-to-unicode', operation: 'decode' }] };
}

const QUOTE_STYLES = { Single: 'single', Double: 'double' } as const;

function escapeString(args: Arguments): Conversion {
  args.choice('Escape level', { 'Special chars': true });
  const quoteStyle = args.choice('Escape quote', QUOTE_STYLES);
  const options = { language: 'javascript', quoted: false, quoteStyle };
  return { steps: [{ tool: 'string-escaper', operation: 'escape', options }], differs: 'escapes' };
}

const unescapeString: Step = { tool: 'string-escaper', operation: 'unescape', options: { language: 'javascript', layers: 1, malformed: 'keep' } };

/** Code page, as in `UTF-16LE (1200)` → charset. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  65001: 'utf-8',
  1200: 'utf-16le',
  1201: 'utf-16be',
  20127: 'us-ascii',
  28591: 'iso-8859-1',
  1252: 'windows-1252',
};

function charsetOf(args: Arguments): string {
  const encoding = args.text('Encoding');
  const [, page = ''] = /\((\d+)\)\s*$/u.exec(encoding) ?? [];
  const charset = Object.hasOwn(CODE_PAGES, page) ? CODE_PAGES[page] : undefined;
  if (charset === undefined) throw new Unsupported('Encoding', encoding);
  return charset;
}

function decodeText(args: Arguments): Conversion {
  const charset = charsetOf(args);
  return { steps: [base64OfText(), base64ToText(charset)], fromBytes: [encodeFile('base64'), base64ToText(charset)] };
}

function encodeText(args: Arguments): Conversion {
  const steps = [base64OfText({ charset: charsetOf(args) }), decodeToFile('base64')];
  return { steps, toBytes: steps };
}

function fromHexdump(): Conversion {
  const step: Step = { tool: 'bytes-inspector', operation: 'convert', options: { format: 'hex' }, output: 'file' };
  return { steps: [step], toBytes: [step] };
}

function toHexdump(args: Arguments): Conversion {
  const bytesPerLine = args.count('Width', 1);
  if (bytesPerLine > 256) throw new Unsupported('Width', bytesPerLine);
  const options = { format: 'hexdump', bytesPerLine, ...(args.flag('Upper case hex') && { uppercase: true }) };
  const step: Step = { tool: 'bytes-inspector', operation: 'convert', options: { ...options, notation: 'text' } };
  return { steps: [step], fromBytes: [{ ...step, options, input: 'file' }], differs: 'layout' };
}

const DELIMITER_ARGUMENT = ['Delimiter', 'Space'] as const;
const REMOVE = ['Remove non-alphabet chars', true] as const;

export const encodings: readonly Row[] = [
  { op: 'From Base64', args: [['Alphabet', 'A-Za-z0-9+/='], REMOVE, ['Strict mode', false]], convert: fromBase64 },
  { op: 'To Base64', args: [['Alphabet', 'A-Za-z0-9+/=']], convert: toBase64 },
  {
    op: 'From Base32',
    args: [['Alphabet', 'A-Z2-7='], REMOVE],
    convert: (args) => decodeBytes(args.choice('Alphabet', BASE32_ALPHABETS), strictness(args, REMOVE[0])),
  },
  { op: 'To Base32', args: [['Alphabet', 'A-Z2-7=']], convert: (args) => encodeBytes(args.choice('Alphabet', BASE32_ALPHABETS)) },
  {
    op: 'From Base45',
    args: [['Alphabet', BASE45_ALPHABET], REMOVE],
    convert: (args) => decodeBytes(args.choice('Alphabet', { [BASE45_ALPHABET]: 'base45' }), strictness(args, REMOVE[0])),
  },
  { op: 'To Base45', args: [['Alphabet', BASE45_ALPHABET]], convert: (args) => encodeBytes(args.choice('Alphabet', { [BASE45_ALPHABET]: 'base45' })) },
  {
    op: 'From Base58',
    args: [['Alphabet', Object.keys(BASE58_ALPHABETS)[0]], REMOVE],
    convert: (args) => decodeBytes(args.choice('Alphabet', BASE58_ALPHABETS), strictness(args, REMOVE[0])),
  },
  {
    op: 'To Base58',
    args: [['Alphabet', Object.keys(BASE58_ALPHABETS)[0]]],
    convert: (args) => encodeBytes(args.choice('Alphabet', BASE58_ALPHABETS)),
  },
  {
    op: 'From Base85',
    args: [['Alphabet', '!-u'], REMOVE, ['All-zero group char', 'z']],
    convert: (args) => decodeBytes(args.choice('Alphabet', BASE85_ALPHABETS), strictness(args, REMOVE[0])),
  },
  {
    op: 'To Base85',
    args: [
      ['Alphabet', '!-u'],
      ['Include delimeter', false],
    ],
    convert(args) {
      const encoding = args.choice('Alphabet', BASE85_ALPHABETS);
      if (args.flag('Include delimeter') && encoding !== 'ascii85') throw new Unsupported('Include delimeter', true);
      return encodeBytes(args.flag('Include delimeter') ? 'ascii85-adobe' : encoding);
    },
  },
  { op: 'From Hex', args: [['Delimiter', 'Auto']], convert: fromHex },
  {
    op: 'To Hex',
    args: [DELIMITER_ARGUMENT, ['Bytes per line', 0]],
    convert: toHex,
  },
  { op: 'From Binary', args: [DELIMITER_ARGUMENT, ['Byte Length', 8]], convert: fromDigits('binary') },
  { op: 'To Binary', args: [DELIMITER_ARGUMENT, ['Byte Length', 8]], convert: toBinary },
  { op: 'From Octal', args: [DELIMITER_ARGUMENT], convert: fromDigits('octal') },
  { op: 'To Octal', args: [DELIMITER_ARGUMENT], convert: toOctal },
  { op: 'From Decimal', args: [DELIMITER_ARGUMENT, ['Support signed values', false]], convert: fromDigits('decimal') },
  { op: 'To Decimal', args: [DELIMITER_ARGUMENT, ['Support signed values', false]], convert: toDecimal },
  { op: 'From Charcode', args: [DELIMITER_ARGUMENT, ['Base', 16]], convert: fromCharcode },
  { op: 'To Charcode', args: [DELIMITER_ARGUMENT, ['Base', 16]], convert: toCharcode },
  { op: 'From Base', args: [['Radix', 36]], convert: fromBase },
  { op: 'To Base', args: [['Radix', 36]], convert: toBase },
  { op: 'From Hexdump', args: [], convert: fromHexdump },
  {
    op: 'To Hexdump',
    args: [
      ['Width', 16],
      ['Upper case hex', false],
      ['Include final length', false],
      ['UNIX format', false],
    ],
    convert: toHexdump,
  },
  { op: 'URL Encode', args: [['Encode all special chars', false]], convert: urlEncode },
  { op: 'URL Decode', args: [['Treat "+" as space', true]], convert: urlDecode },
  { op: 'From HTML Entity', args: [], convert: () => ({ steps: [{ tool: 'html-entities', operation: 'unescape' }] }) },
  {
    op: 'To HTML Entity',
    args: [
      ['Convert all characters', false],
      ['Convert to', 'Named entities'],
    ],
    convert: toHtmlEntity,
  },
  { op: 'From Quoted Printable', args: [], convert: () => decodeBytes('quoted-printable') },
  { op: 'To Quoted Printable', args: [], convert: () => encodeBytes('quoted-printable') },
  {
    op: 'From Punycode',
    args: [['Internationalised domain name', false]],
    convert: (args) => ({ steps: [decode(args.flag('Internationalised domain name') ? 'idna' : 'punycode')] }),
  },
  {
    op: 'To Punycode',
    args: [['Internationalised domain name', false]],
    convert: (args) => ({ steps: [encode(args.flag('Internationalised domain name') ? 'idna' : 'punycode')] }),
  },
  {
    op: 'Escape Unicode Characters',
    args: [
      ['Prefix', '\\u'],
      ['Encode all chars', false],
      ['Padding', 4],
      ['Uppercase hex', true],
    ],
    convert: escapeUnicode,
  },
  { op: 'Unescape Unicode Characters', args: [['Prefix', '\\u']], convert: unescapeUnicode },
  {
    op: 'Escape string',
    args: [
      ['Escape level', 'Special chars'],
      ['Escape quote', 'Single'],
      ['JSON compatible', false],
      ['ES6 compatible', true],
      ['Uppercase hex', false],
    ],
    convert: escapeString,
  },
  { op: 'Unescape string', args: [], convert: () => ({ steps: [unescapeString] }) },
  { op: 'Decode text', args: [['Encoding', 'UTF-8 (65001)']], convert: decodeText },
  { op: 'Encode text', args: [['Encoding', 'UTF-8 (65001)']], convert: encodeText },
];
