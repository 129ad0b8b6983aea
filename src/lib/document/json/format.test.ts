import fc from 'fast-check';
import JSON5 from 'json5';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../../scripts/processor-time.ts';
import type { JsonFormat } from './format.ts';
import { layOutJson } from './format.ts';
import { errorOf } from '../testing/run.ts';
import { runAtOnce, runInSlices } from '../../work/slices.ts';
import type { Warning } from '../../warnings/warnings.ts';
import { Warnings } from '../../warnings/warnings.ts';

const defaults: JsonFormat = {
  syntax: 'json5',
  indent: 2,
  indentWith: 'space',
  sortKeys: false,
  escapeNonAscii: false,
  nonFinite: 'null',
  duplicateKeys: 'keep',
};

const formatWithWarnings = (text: string, style: Partial<JsonFormat> = {}): { output: string; warnings: readonly Warning[] } => {
  const warnings = new Warnings(text);
  return { output: runAtOnce(layOutJson(text, { ...defaults, ...style }, 'input', warnings)), warnings: warnings.list };
};
const format = (text: string, style: Partial<JsonFormat> = {}): string => formatWithWarnings(text, style).output;
const compact = (text: string, style: Partial<JsonFormat> = {}): string => format(text, { ...style, indent: 0 });

const accepts = (run: () => unknown): boolean => {
  try {
    run();
    return true;
  } catch {
    return false;
  }
};

const anyString = fc.string({
  unit: fc.oneof(anyCharacter, fc.constantFrom('\ud800', '\udc00', '"', '\\', '\0', '\u2028', '\u007f', '\ufeff')),
});
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    anyString,
    tie('array'),
    tie('object'),
  ),
  array: fc.array(tie('value')),
  object: fc.dictionary(anyString, tie('value')),
})).value;

test('formats like JSON.stringify', () => {
  fc.assert(
    fc.property(anyValue, fc.nat(10), fc.boolean(), (value, indent, spaced) => {
      const text = JSON.stringify(value, null, spaced ? ' \t' : 0);
      expect(format(text, { indent, syntax: 'json' })).toBe(JSON.stringify(value, null, indent));
      expect(format(text, { indent: 1, indentWith: 'tab' })).toBe(JSON.stringify(value, null, '\t'));
    }),
  );
});

test('gives the same result through the document model as by copying', () => {
  fc.assert(
    fc.property(anyValue, fc.nat(3), (value, indent) => {
      expect(format(JSON.stringify(value), { indent, duplicateKeys: 'last', sortKeys: false })).toBe(JSON.stringify(value, null, indent));
    }),
  );
});

test('formatting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(json5Token()), fc.boolean(), fc.boolean(), (tokens, sortKeys, escapeNonAscii) => {
      const text = tokens.join('');
      if (!accepts(() => format(text))) return;
      const once = format(text, { sortKeys, escapeNonAscii });
      expect(format(once, { sortKeys, escapeNonAscii, syntax: 'json' })).toBe(once);
    }),
    { numRuns: runs(2000) },
  );
});

test('escapes everything except printable ASCII if requested', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const escaped = compact(JSON.stringify(value), { escapeNonAscii: true });
      expect(escaped).toMatch(/^[ -~]*$/u);
      expect(compact(escaped)).toBe(JSON.stringify(value));
    }),
  );
});

test('sorts keys by UTF-16 code units at every depth', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const sorted = (node: unknown): string => {
        if (Array.isArray(node)) return `[${node.map(sorted).join(',')}]`;
        if (node === null || typeof node !== 'object') return JSON.stringify(node);
        const names = Object.keys(node).toSorted((a, b) => (a < b ? -1 : 1));
        return `{${names.map((name) => `${JSON.stringify(name)}:${sorted((node as Record<string, unknown>)[name])}`).join(',')}}`;
      };
      expect(compact(JSON.stringify(value), { sortKeys: true })).toBe(sorted(value));
    }),
  );
});

const jsonTokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"b\\n"',
  '"\\u00e9"',
  '"\\x"',
  '"\t"',
  '0',
  '-',
  '-1',
  '1.5',
  '.5',
  '1.',
  'e+1',
  'E',
  '01',
  'true',
  'null',
  'nul',
  ' ',
  '\n',
  '\u00a0',
  '\v',
];
const json5Tokens = [
  ...jsonTokens,
  "'c'",
  "'\\\n'",
  "'\\x41'",
  '"\\1"',
  '"\\0"',
  '+',
  'NaN',
  'Infinity',
  '0x1F',
  '0x',
  '//\n',
  '/**/',
  '/*',
  '\u2028',
  'a',
  '$_1',
  '\\u0061',
  'é',
  '😀',
  '{a:',
  '{"a":1,',
  '[1,',
];
function json5Token(): fc.Arbitrary<string> {
  return fc.constantFrom(...json5Tokens);
}

test('accepts exactly what JSON.parse accepts', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...jsonTokens), { minLength: 1, maxLength: 12 }), (tokens) => {
      const text = tokens.join('');
      expect(accepts(() => format(text, { syntax: 'json' }))).toBe(accepts(() => JSON.parse(text) as unknown));
    }),
    { numRuns: runs(5000) },
  );
});

test('accepts exactly the JSON5 that json5 accepts, with the same value', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(fc.array(json5Token(), { minLength: 1, maxLength: 12 }), (tokens) => {
      const text = tokens.join('');
      const error = errorOf(() => format(text));
      expect(error === undefined).toBe(accepts(() => JSON5.parse<unknown>(text)));
      if (error) expect(error.code).toBe('invalid-json');
      else expect(JSON.stringify(JSON.parse(compact(text)))).toBe(JSON.stringify(JSON5.parse<unknown>(text)));
    }),
    { numRuns: runs(10_000) },
  );
});

// Escapes with a backslash that neither JSON nor JSON5 defines.
const unknownEscape = fc
  .string({ unit: anyCharacter, minLength: 1, maxLength: 1 })
  .filter((character) => !/["\\/bfnrtu'xv\d\r\n\u2028\u2029]/u.test(character) && character >= ' ')
  .map((character) => `\\${character}`);
const stringPart = fc.oneof(unknownEscape, fc.constantFrom('a', '\\\\', '\\n', '\\"', '\\u0041', '\\/', 'é', ' '));
// The text between the quotes of a string with at least one of them.
const badString = fc.tuple(fc.array(stringPart, { maxLength: 5 }), unknownEscape, fc.array(stringPart, { maxLength: 5 })).map((parts) => parts.flat().join(''));
// Reads from the left and removes or doubles the backslash of every unknown escape.
const replaceUnknown = (text: string, put: string): string =>
  text.replace(/\\(["\\/bfnrt]|u[\da-f]{4})|\\(.)/gsu, (escape, known: string | undefined, character: string) => (known ? escape : put + character));
const plainFrames = ['{"k":"#"}', '["a","#"]', '{"#":1}', '"#"', '// c\n{"k":"#"}', '{"k":"#",}', '[NaN,"#"]', '\u00a0["#"]', '["a\\\nb","#"]'];
const json5Frames = ['{k:"#"}', '[\'a\',"#"]', '["#",+1]', '["#",.5]', '{"k":"#","n":0xF}', '{\'k\':[{"#":1}]}', '["#",{k:1}]'];

test('rejects the first unknown escape in text that is otherwise JSON', () => {
  fc.assert(
    fc.property(fc.constantFrom(...plainFrames), badString, (frame, bad) => {
      const text = frame.replace('#', () => bad);
      const error = errorOf(() => format(text));
      const before = replaceUnknown(bad, '\0').indexOf('\0');
      const prefix = text.slice(0, frame.indexOf('#') + before);
      const line = prefix.split('\n').length;
      expect(error).toMatchObject({ code: 'invalid-json', params: { found: 'escape', cure: 'backslash' } });
      expect(error?.position).toEqual({ line, column: Array.from(prefix.slice(prefix.lastIndexOf('\n') + 1)).length + 1 });
      const doubled = frame.replace('#', () => replaceUnknown(bad, '\\\\'));
      expect(JSON.parse(compact(doubled))).toEqual(JSON5.parse(doubled.replace('NaN', 'null')));
    }),
  );
});

test('warns of each unknown escape in text recognizable as JSON5, and reads it like json5', () => {
  fc.assert(
    fc.property(fc.constantFrom(...json5Frames), badString, (frame, bad) => {
      const text = frame.replace('#', () => bad);
      const { output, warnings } = formatWithWarnings(text);
      expect(JSON.parse(output)).toEqual(JSON5.parse(text));
      const count = [...replaceUnknown(bad, '\0')].filter((character) => character === '\0').length;
      expect(warnings.filter(({ code }) => code === 'unknown-escape')).toHaveLength(count);
    }),
  );
});

test('locates unknown escapes in text that is JSON5', () => {
  expect(formatWithWarnings('{"\\d":1,x:[{"k":"\\q\\w"}]}').warnings).toEqual([
    { code: 'unknown-escape', path: '/d', line: 1, column: 3, detail: '\\d' },
    { code: 'unknown-escape', path: '/x/0/k', line: 1, column: 18, detail: '\\q' },
    { code: 'unknown-escape', path: '/x/0/k', line: 1, column: 20, detail: '\\w' },
  ]);
});

test('warns of escapes that only JSON5 defines, unless the text is recognizable as JSON5', () => {
  for (const escape of ['\\x41', '\\v', '\\0', "\\'"]) {
    expect(formatWithWarnings(`["${escape}"]`).warnings).toMatchObject([{ code: 'unknown-escape', path: '/0', line: 1, column: 3, detail: escape }]);
    expect(formatWithWarnings(`['', "${escape}", '${escape}']`).warnings).toEqual([]);
    expect(formatWithWarnings(`["a\\\nb"]`)).toEqual({ output: '[\n  "ab"\n]', warnings: [] });
  }
});

test('reports an unknown escape before later errors', () => {
  expect(problemOf('{"p":"C:\\Users", "x" y}')[0]).toEqual({ line: 1, column: 9 });
  expect(problemOf('{p:"C:\\Users", "x" y}')[0]).toEqual({ line: 1, column: 20 });
});

const cureOf = (text: string, syntax: JsonFormat['syntax'] = 'json5') => errorOf(() => format(text, { syntax }))?.params['cure'];

test('suggests a fix', () => {
  const cures = {
    backslash: ['{"a":"\\d"}', '["C:\\users"]', '["\\u12"]', '["\\1"]'],
    lines: ['{"a":1}\n{"a":2}\n', '\n1\r\n2', '[1]\n\n[2]', '{"a":1}  \n  "b"'],
    repair: ['[None]', '{"a":True}', '[undefined]', '{"a":1,,"b":2}', '[1,,2]', '[1 2]', '{“a”:1}', '["a]', '{"a":1 "b":2}', '[`a`]'],
    unescape: ['{\\n\\"a\\":1}', '{\\"a\\":1}', '[\\"a\\"]', '\\"a\\"'],
    none: ['{"a":}', '{\n"a":1\n}\n{}', '[1]]', '[-]'],
  };
  for (const [cure, texts] of Object.entries(cures)) for (const text of texts) expect([text, cureOf(text)]).toEqual([text, cure]);
  expect(cureOf('["\\\'"]', 'json')).toBe('noBackslash');
  for (const text of ['["\\d"]', '["\\x41"]', '["\\v"]']) expect(cureOf(text, 'json-lines')).toBe('backslash');
  for (const text of ["['a']", "{'a':1}", '[1,]', '[1] // c']) expect(cureOf(text, 'json')).toBe('repair');
});

test('reads what json5 writes', () => {
  fc.assert(
    fc.property(anyValue, fc.constantFrom('', ' ', '\t'), fc.constantFrom("'", '"'), (value, space, quote) => {
      expect(compact(JSON5.stringify(value, { space, quote }))).toBe(JSON.stringify(value));
    }),
  );
});

test('keeps the digits of every number', () => {
  const digits = fc.stringMatching(/^[0-9]{1,40}$/u);
  const integer = digits.map((text) => text.replace(/^0+(?=.)/u, ''));
  fc.assert(
    fc.property(
      fc.boolean(),
      integer,
      fc.option(digits),
      fc.option(fc.tuple(fc.constantFrom('e', 'E', 'e+', 'E-'), digits)),
      (negative, whole, fraction, exponent) => {
        const token = `${negative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}${exponent?.join('') ?? ''}`;
        expect(compact(`[${token}]`)).toBe(`[${token}]`);
        expect(compact(`[${token}]`, { sortKeys: true })).toBe(`[${token}]`);
      },
    ),
  );
});

test('writes JSON5-only numbers as JSON', () => {
  expect(compact('[+1,.5,5.,-.5e3,+0x1f,-0xFFFFFFFFFFFFFFFFFFFF,5.e-1,0xabc]')).toBe('[1,0.5,5.0,-0.5e3,31,-1208925819614629174706175,5.0e-1,2748]');
});

const problemOf = (text: string, syntax: JsonFormat['syntax'] = 'json5') => {
  const error = errorOf(() => format(text, { syntax }));
  return [error?.position, error?.params];
};

test('reports where the error is, what was found and expected, and what was opened', () => {
  expect(problemOf('{\n  "port": 80\n  "tls": 1}')).toEqual([
    { line: 3, column: 3 },
    { found: 'character', text: '"', expected: 'commaOrBrace', name: 'port', opened: 'object', openedLine: 1, openedColumn: 1, cure: 'repair' },
  ]);
  expect(problemOf('[1, [2')).toEqual([
    { line: 1, column: 7 },
    { found: 'end', text: '', expected: 'commaOrBracket', name: '', opened: 'array', openedLine: 1, openedColumn: 5, cure: 'repair' },
  ]);
  expect(problemOf('["😀", "abc')).toEqual([
    { line: 1, column: 11 },
    { found: 'end', text: '', expected: 'closingQuote', name: '', opened: 'string', openedLine: 1, openedColumn: 7, cure: 'repair' },
  ]);
  expect(problemOf('["a\nb"]')[1]).toMatchObject({ found: 'lineBreak', expected: 'closingQuote', opened: 'string' });
  expect(problemOf('["\\q"]', 'json')[1]).toMatchObject({ found: 'escape', text: '\\q' });
  expect(problemOf('[01]', 'json')[1]).toMatchObject({ found: 'leadingZero', text: '01' });
  expect(problemOf('[True]')[1]).toMatchObject({ found: 'word', text: 'True', expected: 'valueOrBracket' });
  expect(problemOf('[1,]', 'json')[1]).toMatchObject({ found: 'trailingComma', text: ']' });
  expect(problemOf("{'a':1}", 'json')[1]).toMatchObject({ found: 'singleQuote', expected: 'nameOrBrace' });
  expect(problemOf('1 // x', 'json')[1]).toMatchObject({ found: 'comment', expected: 'endOfText' });
  expect(problemOf('1\u0000')[1]).toMatchObject({ found: 'codePoint', text: 'U+0000', expected: 'endOfText' });
  expect(problemOf('/* x')[1]).toMatchObject({ found: 'end', expected: 'closingComment', opened: 'comment' });
  expect(problemOf('"\u0001"', 'json')[1]).toMatchObject({ found: 'controlCharacter', text: 'U+0001' });
  expect(problemOf('1 2\n3', 'json-lines')).toMatchObject([{ line: 1, column: 3 }, { expected: 'endOfLine' }]);
});

test('finds and locates duplicate keys in small and large objects', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Array.from({ length: 30 }, (_, index) => `n${index}`)), { maxLength: 40 }), (names) => {
      const text = `[{${names.map((name, index) => `"${name}":${index}`).join(',')}}]`;
      const repeated = names.filter((name, index) => names.indexOf(name) < index);
      expect(formatWithWarnings(text).warnings.map(({ path }) => path)).toEqual(repeated.map((name) => `/0/${name}`));
      expect(JSON.parse(format(text, { duplicateKeys: 'last' }))).toEqual(JSON.parse(text));
      expect(errorOf(() => format(text, { duplicateKeys: 'error' }))?.code).toBe(repeated.length > 0 ? 'duplicate-key' : undefined);
    }),
  );
});

test('escapes pointers according to RFC 6901', () => {
  expect(formatWithWarnings('{"a/b":[0,{"c~":1,"c~":2}]}').warnings).toEqual([
    { code: 'duplicate-key', path: '/a~1b/1/c~0', line: 1, column: 19, detail: 'c~' },
  ]);
});

test('accepts keys with a special meaning in JavaScript objects', () => {
  const text = '{"__proto__":{"constructor":1},"constructor":2,"10":3,"9":4,"":5}';
  expect(compact(text)).toBe(text);
  expect(compact(text, { duplicateKeys: 'first' })).toBe(text);
  expect(formatWithWarnings(text).warnings).toEqual([]);
});

test('reads 5,000 levels and rejects the next', { tags: ['slow'] }, () => {
  const filled = `${'[{"a":'.repeat(2500)}1${'}]'.repeat(2500)}`;
  expect(compact(filled)).toBe(filled);
  expect(compact(filled, { sortKeys: true })).toBe(filled);
  for (const text of ['['.repeat(100_000), '{a:'.repeat(100_000), `[${filled}]`]) {
    const error = errorOf(() => format(text));
    expect(error?.code).toBe('too-deeply-nested');
    expect(error?.position).toHaveProperty('line', 1);
  }
});

test('reads long tokens in linear time', { tags: ['slow'] }, () => {
  const long = 1_000_000;
  expect(compact(`"${'a'.repeat(long)}"`)).toHaveLength(long + 2);
  expect(compact('9'.repeat(long))).toHaveLength(long);
  expect(compact(`.${'5'.repeat(long)}`)).toHaveLength(long + 2);
  expect(compact(`{${'a'.repeat(long)}:1}`)).toHaveLength(long + 6);
  expect(compact(`${'//\n'.repeat(100_000)}1`)).toBe('1');
  expect(compact(`${'\u00a0'.repeat(long)}1`)).toBe('1');
  expect(errorOf(() => format('"\\'.repeat(long)))?.code).toBe('invalid-json');
});

const timeOf = (text: string): number => {
  const time = startProcessorTime();
  compact(text);
  return time();
};

test('reads many single-quoted strings as fast as double-quoted ones, each on its own', { tags: ['slow'] }, () => {
  const count = 150_000;
  timeOf(`["${'a","'.repeat(count)}"]`);
  const double = timeOf(`["${'a","'.repeat(count)}"]`);
  expect(timeOf(`['${"a','".repeat(count)}']`)).toBeLessThan(10 * double + 500);
});

test('limits the list of warnings before it fills memory', () => {
  const name = 'x'.repeat(100_000);
  const { warnings } = formatWithWarnings(`{"${name}":{${'"a":1,'.repeat(20_000)}"a":2}}`);
  expect(warnings.length).toBeGreaterThan(10);
  expect(warnings.length).toBeLessThan(100);
});

test('stops when the run is canceled', { tags: ['slow'] }, async () => {
  const text = `[${'1,'.repeat(1_000_000)}1]`;
  const controller = new AbortController();
  const shares: number[] = [];
  const progress = (done: number, total: number): void => {
    shares.push(done / total);
    if (shares.length === 3) controller.abort();
  };
  const work = layOutJson(text, { ...defaults, sortKeys: true }, 'input', new Warnings(text));
  await expect(runInSlices(work, { signal: controller.signal, progress })).rejects.toThrow();
  expect(shares).toHaveLength(3);
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
});
