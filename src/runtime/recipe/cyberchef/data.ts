import type { Step } from '../recipe.ts';
import type { Arguments, Conversion, Difference, Row } from './conversion.ts';
import { expandEscapes, Unsupported } from './conversion.ts';
import { query, replace } from './steps.ts';

// Compression, data formats, dates, networks and identifiers.

const simple = (tool: string, operation: string, options: Readonly<Record<string, unknown>> = {}, differs?: Difference): Conversion => ({
  steps: [{ tool, operation, ...(Object.keys(options).length > 0 && { options }) }],
  differs,
});

/** A step that takes and returns bytes. */
function bytesThrough(step: Step, differs?: Difference): Conversion {
  return { steps: [step], fromBytes: [step], toBytes: [step], differs };
}

const decompress = (format: string): Conversion => bytesThrough({ tool: 'compression', operation: 'decompressFile', options: { format } });
const compress = (format: string): Conversion => bytesThrough({ tool: 'compression', operation: 'compressFile', options: { format } }, 'compressed-bytes');

function inflate(format: string): (args: Arguments) => Conversion {
  return (args) => {
    args.require('Start index', 0);
    return decompress(format);
  };
}

function gzip(args: Arguments): Conversion {
  args.require('Filename (optional)', '');
  args.require('Comment (optional)', '');
  return compress('gzip');
}

/** Spaces or tabs; one with both is not an indentation of ours. */
function indentation(args: Arguments): Readonly<Record<string, unknown>> {
  const indent = expandEscapes(args.text('Indent string'));
  if (/^\t+$/u.test(indent) && indent.length <= 10) return { indent: indent.length, indentWith: 'tab' };
  if (/^ {0,10}$/u.test(indent)) return { indent: indent.length };
  throw new Unsupported('Indent string', args.text('Indent string'));
}

function jsonBeautify(args: Arguments): Conversion {
  return simple('json-prettify', 'format', { ...indentation(args), ...(args.flag('Sort Object Keys') && { sortKeys: true }) });
}

const CELL_DELIMITERS: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' };

function csvToJson(args: Arguments): Conversion {
  args.choice('Format', { 'Array of dictionaries': true });
  const delimiters = expandEscapes(args.text('Cell delimiters'));
  if (!Object.hasOwn(CELL_DELIMITERS, delimiters)) throw new Unsupported('Cell delimiters', args.text('Cell delimiters'));
  if (!['\r\n', '\n', '\r\n\n'].includes(expandEscapes(args.text('Row delimiters')))) throw new Unsupported('Row delimiters', args.text('Row delimiters'));
  return simple('json-to-csv', 'parse', { delimiter: CELL_DELIMITERS[delimiters], indent: 4 }, 'layout');
}

function jsonToCsv(args: Arguments): Conversion {
  const delimiter = expandEscapes(args.text('Cell delimiter'));
  if (!Object.hasOwn(CELL_DELIMITERS, delimiter)) throw new Unsupported('Cell delimiter', args.text('Cell delimiter'));
  const row = expandEscapes(args.text('Row delimiter'));
  if (row !== '\n' && row !== '\r\n') throw new Unsupported('Row delimiter', args.text('Row delimiter'));
  return simple('json-to-csv', 'convert', { delimiter: CELL_DELIMITERS[delimiter], lineEnding: row === '\n' ? 'lf' : 'crlf' }, 'layout');
}

const codeFormat =
  (language: string) =>
  (args: Arguments): Conversion => {
    const { indent, indentWith } = indentation(args);
    return simple('code-formatter', 'format', { language, ...(indent !== 0 && { indent }), ...(indentWith !== undefined && { indentWith }) }, 'layout');
  };

const jqQuery = (args: Arguments): Conversion => simple('json-query', 'query', { query: args.text('Query'), language: 'jq', inputFormat: 'json' }, 'layout');

/** The results as JSON, between delimiters. */
function jsonPath(args: Arguments): Conversion {
  const delimiter = JSON.stringify(expandEscapes(args.text('Result delimiter')));
  const find: Step = { tool: 'json-query', operation: 'query', options: { query: args.text('Query'), language: 'jsonpath', inputFormat: 'json' } };
  return { steps: [find, query('jq', `map(tojson) | join(${delimiter})`)] };
}

const UNITS = {
  'Seconds (s)': 'seconds',
  'Milliseconds (ms)': 'milliseconds',
  'Microseconds (μs)': 'microseconds',
  'Microseconds (µs)': 'microseconds',
  'Nanoseconds (ns)': 'nanoseconds',
} as const;

const date = (options: Readonly<Record<string, string>>, output: string): Step => ({
  tool: 'date-converter',
  operation: 'convert',
  options: { timeZone: 'UTC', otherTimeZones: '', ...options },
  output,
});

function fromUnixTimestamp(args: Arguments): Conversion {
  return { steps: [date({ format: `unix-${args.choice('Units', UNITS)}` }, 'rfc7231')], differs: 'layout' };
}

function toUnixTimestamp(args: Arguments): Conversion {
  args.require('Treat as UTC', true);
  const unit = args.choice('Units', UNITS);
  const isShown = args.flag('Show parsed datetime');
  return { steps: [date({}, `unix${unit.charAt(0).toUpperCase()}${unit.slice(1)}`)], differs: isShown ? 'layout' : undefined };
}

const IP_NOTATIONS: Readonly<Record<string, readonly [notation: string, output: string]>> = {
  'Dotted Decimal': ['dotted-decimal', 'dottedDecimal'],
  Decimal: ['decimal', 'decimal'],
  Hex: ['hexadecimal', 'hexadecimal'],
};

function changeIpFormat(args: Arguments): Conversion {
  const [notation] = args.choice('Input format', IP_NOTATIONS);
  const [, output] = args.choice('Output format', IP_NOTATIONS);
  const steps: Step[] = [{ tool: 'ipv4-address-converter', operation: 'convert', options: { notation }, output }];
  // `0xC0A80001` → `c0a80001`.
  if (output === 'hexadecimal') steps.push(replace('^0x', '', []), { tool: 'case-converter', operation: 'convert', output: 'lowercase' });
  return { steps };
}

function parseCertificate(args: Arguments): Conversion {
  const format = args.choice('Input format', { PEM: 'text', Base64: 'text', 'DER Hex': 'hex', Raw: 'bytes' });
  const step: Step = { tool: 'certificate-parser', operation: 'parse', output: 'layout' };
  if (format === 'hex') return { steps: [replace(String.raw`\s`, ''), step], differs: 'report' };
  return { steps: [step], ...(format === 'bytes' && { fromBytes: [{ ...step, input: 'file' }] }), differs: 'report' };
}

function toTable(args: Arguments): Conversion {
  const delimiters = expandEscapes(args.text('Cell delimiters'));
  if (!Object.hasOwn(CELL_DELIMITERS, delimiters)) throw new Unsupported('Cell delimiters', args.text('Cell delimiters'));
  const to = args.choice('Format', { ASCII: 'text', HTML: 'html', Markdown: 'markdown' });
  return simple('csv-table', 'convert', { from: 'csv', to, delimiter: CELL_DELIMITERS[delimiters], hasHeader: args.flag('Make first row header') }, 'layout');
}

const QR_LEVELS = { Low: 'low', Medium: 'medium', Quartile: 'quartile', High: 'high' } as const;

function generateQrCode(args: Arguments): Conversion {
  const output = args.choice('Image Format', { PNG: 'png', SVG: 'svg' });
  const margin = args.count('Margin (num modules)');
  if (margin > 20) throw new Unsupported('Margin (num modules)', margin);
  const options = { margin, errorCorrectionLevel: args.choice('Error correction', QR_LEVELS) };
  const step: Step = { tool: 'qrcode-generator', operation: 'encode', options, output };
  return { steps: [step], ...(output === 'png' && { toBytes: [step] }), differs: 'image-size' };
}

function parseQrCode(): Conversion {
  const step: Step = { tool: 'qrcode-generator', operation: 'decode' };
  return { steps: [step], fromBytes: [step] };
}

function defangUrl(args: Arguments): Conversion {
  const steps = [
    ...(args.flag('Escape dots') ? [replace(String.raw`\.`, '[.]')] : []),
    ...(args.flag('Escape http') ? [replace('http', 'hxxp', ['g', 'i'])] : []),
    ...(args.flag('Escape ://') ? [replace('://', '[://]')] : []),
  ];
  if (steps.length === 0) throw new Unsupported('Escape dots', false);
  return { steps, differs: 'pattern' };
}

function fangUrl(args: Arguments): Conversion {
  const steps = [
    ...(args.flag('Restore [.]') ? [replace(String.raw`\[\.\]`, '.')] : []),
    ...(args.flag('Restore hxxp') ? [replace('hxxp', 'http', ['g', 'i'])] : []),
    ...(args.flag('Restore ://') ? [replace(String.raw`\[://\]`, '://')] : []),
  ];
  if (steps.length === 0) throw new Unsupported('Restore [.]', false);
  return { steps, differs: 'pattern' };
}

const IPV4 = String.raw`\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b`;

const INFLATE_ARGS: Row['args'] = [
  ['Start index', 0],
  ['Initial output buffer size', 0],
  ['Buffer expansion type', 'Adaptive'],
  ['Resize buffer after decompression', false],
  ['Verify result', false],
];
const COMPRESSION_TYPE = ['Compression type', 'Dynamic Huffman Coding'] as const;
const INDENT = (initial: string) => [['Indent string', initial]] as const;

export const data: readonly Row[] = [
  { op: 'Gunzip', args: [], convert: () => decompress('gzip') },
  {
    op: 'Gzip',
    args: [COMPRESSION_TYPE, ['Filename (optional)', ''], ['Comment (optional)', ''], ['Include file checksum', false]],
    convert: gzip,
  },
  { op: 'Zlib Inflate', args: INFLATE_ARGS, convert: inflate('zlib') },
  { op: 'Zlib Deflate', args: [COMPRESSION_TYPE], convert: () => compress('zlib') },
  { op: 'Raw Inflate', args: INFLATE_ARGS, convert: inflate('deflate') },
  { op: 'Raw Deflate', args: [COMPRESSION_TYPE], convert: () => compress('deflate') },
  {
    op: 'JSON Beautify',
    args: [
      ['Indent string', '    '],
      ['Sort Object Keys', false],
      ['Formatted', true],
    ],
    convert: jsonBeautify,
  },
  { op: 'JSON Minify', args: [], convert: () => simple('json-minify', 'minify') },
  {
    op: 'CSV to JSON',
    args: [
      ['Cell delimiters', ','],
      ['Row delimiters', '\\r\\n'],
      ['Format', 'Array of dictionaries'],
    ],
    convert: csvToJson,
  },
  {
    op: 'JSON to CSV',
    args: [
      ['Cell delimiter', ','],
      ['Row delimiter', '\\r\\n'],
    ],
    convert: jsonToCsv,
  },
  { op: 'JSON to YAML', args: [], convert: () => simple('json-to-yaml-converter', 'convert', {}, 'layout') },
  { op: 'YAML to JSON', args: [], convert: () => simple('yaml-to-json-converter', 'convert', {}, 'layout') },
  { op: 'XML Beautify', args: INDENT('\\t'), convert: (args) => simple('xml-formatter', 'format', indentation(args), 'layout') },
  {
    op: 'XML Minify',
    args: [['Preserve comments', false]],
    convert: (args) => simple('xml-formatter', 'minify', { keepComments: args.flag('Preserve comments') }),
  },
  { op: 'SQL Beautify', args: INDENT('\\t'), convert: (args) => simple('sql-prettify', 'format', indentation(args), 'layout') },
  { op: 'SQL Minify', args: [], convert: () => simple('sql-prettify', 'minify', {}, 'layout') },
  { op: 'CSS Beautify', args: INDENT('\\t'), convert: codeFormat('css') },
  { op: 'CSS Minify', args: [['Preserve comments', false]], convert: () => simple('code-formatter', 'minify', { language: 'css' }, 'layout') },
  {
    op: 'JavaScript Beautify',
    args: [
      ['Indent string', '\\t'],
      ['Quotes', 'Auto'],
      ['Semicolons before closing braces', true],
      ['Include comments', true],
    ],
    convert: codeFormat('javascript'),
  },
  { op: 'JavaScript Minify', args: [], convert: () => simple('code-formatter', 'minify', { language: 'javascript' }, 'layout') },
  { op: 'Jq', args: [['Query', '']], convert: jqQuery },
  {
    op: 'JPath expression',
    args: [
      ['Query', ''],
      ['Result delimiter', '\\n'],
    ],
    convert: jsonPath,
  },
  {
    op: 'To Table',
    args: [
      ['Cell delimiters', ','],
      ['Row delimiters', '\\r\\n'],
      ['Make first row header', false],
      ['Format', 'ASCII'],
    ],
    convert: toTable,
  },
  { op: 'Render Markdown', args: [], convert: () => simple('markdown-to-html', 'convert', {}, 'layout') },
  { op: 'From UNIX Timestamp', args: [['Units', 'Seconds (s)']], convert: fromUnixTimestamp },
  {
    op: 'To UNIX Timestamp',
    args: [
      ['Units', 'Seconds (s)'],
      ['Treat as UTC', true],
      ['Show parsed datetime', true],
    ],
    convert: toUnixTimestamp,
  },
  {
    op: 'Change IP format',
    args: [
      ['Input format', 'Dotted Decimal'],
      ['Output format', 'Dotted Decimal'],
    ],
    convert: changeIpFormat,
  },
  {
    op: 'Parse IP range',
    args: [],
    convert: () => ({ steps: [{ tool: 'ip-networks', operation: 'describe', output: 'network' }], differs: 'report' }),
  },
  {
    op: 'Parse IPv6 address',
    args: [],
    convert: () => ({ steps: [{ tool: 'ip-networks', operation: 'describe', output: 'expandedAddress' }], differs: 'report' }),
  },
  {
    op: 'Parse UNIX file permissions',
    args: [],
    convert: () => ({ steps: [{ tool: 'chmod-calculator', operation: 'convert', output: 'permissions' }], differs: 'report' }),
  },
  { op: 'Parse URI', args: [], convert: () => simple('url-parser', 'parse', {}, 'report') },
  { op: 'Parse User Agent', args: [], convert: () => simple('user-agent-parser', 'parse', {}, 'report') },
  { op: 'Parse X.509 certificate', args: [['Input format', 'PEM']], convert: parseCertificate },
  {
    op: 'Generate QR Code',
    args: [
      ['Image Format', 'PNG'],
      ['Module size (px)', 5],
      ['Margin (num modules)', 4],
      ['Error correction', 'Medium'],
    ],
    convert: generateQrCode,
  },
  { op: 'Parse QR Code', args: [['Normalise image', false]], convert: parseQrCode },
  {
    op: 'Defang URL',
    args: [
      ['Escape dots', true],
      ['Escape http', true],
      ['Escape ://', true],
      ['Process', 'Valid domains and full URLs'],
    ],
    convert: defangUrl,
  },
  {
    op: 'Fang URL',
    args: [
      ['Restore [.]', true],
      ['Restore hxxp', true],
      ['Restore ://', true],
      ['Process', 'Valid domains and full URLs'],
    ],
    convert: fangUrl,
  },
  { op: 'Defang IP Addresses', args: [], convert: () => ({ steps: [replace(IPV4, '$1[.]$2[.]$3[.]$4')], differs: 'pattern' }) },
];
