import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { dialects } from '../../lib/sql/dialects.ts';
import type { Escaping } from './escape.ts';
import { escapeString } from './escape.ts';
import type { Language } from './languages.ts';
import { asciiLanguages, languages, quoteStyles } from './languages.ts';
import type { Unescaping } from './unescape.ts';
import { unescapeString } from './unescape.ts';

const ESCAPING = { language: 'json', dialect: 'sql', quoted: true, quoteStyle: 'usual', escapeNonAscii: false, layers: 1 } as const;
const UNESCAPING = { language: 'json', dialect: 'sql', quoteStyle: 'usual', layers: undefined, malformed: 'error' } as const;
const escape = (text: string, options: Partial<Escaping>) => escapeString(text, { ...ESCAPING, ...options });
const unescape = (text: string, options: Partial<Unescaping>) => unescapeString(text, { ...UNESCAPING, ...options });

/** Texts with everything that a notation treats in a special way. */
const texts = fc.string({
  unit: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...Array.from('\\"\'`$%^&<>|!?{}()[]~#_-,./*+=:;@ 017abefnrstuvxzNUZ'),
        '\\u',
        '\\\n',
        ']]>',
        '${',
        '??',
        "''",
        '""',
        '\\x4',
        '&amp;',
      ),
    },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 0x1f }).map((code) => String.fromCharCode(code)) },
    fc.constantFrom('\x7f', '\x85', '\u2028', '\u2029', '\uFEFF', '\uFFFF', '‘', '”', '„', 'é', '語', '😀', '\u0301'),
    fc.constantFrom('\uD83D', '\uDE00'),
    fc.string({ unit: anyCharacter, maxLength: 1 }),
  ),
  maxLength: 12,
});

const styles = fc.record({ quoted: fc.boolean(), quoteStyle: fc.constantFrom(...quoteStyles), layers: fc.constantFrom(1, 1, 2) });

/** What is written, or undefined for a text that the language cannot contain. */
function written(text: string, options: Partial<Escaping>): string | undefined {
  try {
    return escape(text, options).escaped;
  } catch (error) {
    if (error instanceof InputError && error.code === 'not-representable') return undefined;
    throw error;
  }
}

describe.each(languages)('%s', (language) => {
  test('what is escaped is read back, in every style, or is refused at the character that the language cannot contain', () => {
    fc.assert(
      fc.property(texts, styles, fc.constantFrom(...(language === 'sql' ? dialects : (['sql'] as const))), (text, style, dialect) => {
        const options = { language, dialect, ...style };
        const escaped = written(text, options);
        fc.pre(escaped !== undefined);
        const { text: read, warnings } = unescape(escaped, { language, dialect, quoteStyle: style.quoteStyle, layers: style.layers });
        expect(read).toBe(text);
        expect(warnings.filter(({ code }) => code === 'unknown-escape' || code === 'kept-malformed')).toEqual([]);
      }),
    );
  });

  test('any text is read, or refused at its place', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('error' as const, 'keep' as const), (text, malformed) => {
        try {
          unescape(text, { language, malformed });
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid-escape', field: 'escaped' });
          expect(malformed).toBe('error');
        }
      }),
    );
  });
});

describe.each(asciiLanguages)('%s', (language) => {
  test('is ASCII on request', () => {
    fc.assert(
      fc.property(texts, styles, (text, { quoted, layers }) => {
        const escaped = written(text, { language, quoted, layers, escapeNonAscii: true });
        fc.pre(escaped !== undefined);
        expect(escaped).toMatch(/^[\0-\x7F]*$/u);
        expect(unescape(escaped, { language, layers }).text).toBe(text);
      }),
    );
  });
});

/** What is read from a string in quotes, or undefined if it is not one. */
function readOrRefused(source: string, options: Partial<Unescaping>): string | undefined {
  try {
    const { text, warnings } = unescape(source, options);
    return warnings.some(({ code }) => code === 'unescaped-quote') ? undefined : text;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

test('JSON is that of JSON.stringify, also when JSON.parse reads it', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, escapeNonAscii) => {
      expect(escape(text, {}).escaped).toBe(JSON.stringify(text));
      expect(JSON.parse(escape(text, { escapeNonAscii }).escaped)).toBe(text);
    }),
  );
});

test('reads exactly the JSON strings that JSON.parse reads', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const source = `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`;
      let expected: string | undefined;
      try {
        expected = JSON.parse(source) as string;
      } catch {
        expected = undefined;
      }
      expect(readOrRefused(source, { layers: 1 })).toBe(expected);
    }),
  );
});

test('the engine reads a JavaScript string as the text, in quotes and in a template', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...quoteStyles), fc.boolean(), (text, quoteStyle, escapeNonAscii) => {
      const { escaped } = escape(text, { language: 'javascript', quoteStyle, escapeNonAscii });
      expect(runInNewContext(escaped)).toBe(text);
      expect(runInNewContext(`'use strict';${escaped}`)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('reads JavaScript strings like the engine', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const source = `"${text.replaceAll(/["\n\r]/gu, '')}"`;
      let expected: unknown;
      try {
        expected = runInNewContext(source);
      } catch {
        expected = undefined;
      }
      expect(readOrRefused(source, { language: 'javascript', layers: 1 })).toBe(expected);
    }),
    { numRuns: 60 },
  );
});

test('an escaped pattern matches the text and nothing else', () => {
  fc.assert(
    fc.property(texts, texts, (text, other) => {
      for (const flags of ['u', 'v', '']) {
        const pattern = new RegExp(`^(?:${escape(text, { language: 'regex', quoted: false }).escaped})$`, flags);
        expect(pattern.test(text)).toBe(true);
        expect(pattern.test(other)).toBe(other === text);
      }
    }),
  );
});

test('an unknown escape is named with what each language does', () => {
  const { unknownEscapes } = unescape(String.raw`one\ntwo \d`, { language: 'python' });
  expect(unknownEscapes).toEqual([
    {
      escape: String.raw`\d`,
      treatment: 'keep',
      known: '',
      drops: 'JavaScript, C, MySQL, PostgreSQL',
      keeps: 'Python, Bash',
      rejects: 'JSON, Java, C#, Go',
      layer: 1,
      line: 1,
      column: 10,
    },
  ]);
});

test('an escape of other languages is named with its character there', () => {
  const [escape] = unescape(String.raw`\x41`, { language: 'json', malformed: 'keep' }).unknownEscapes;
  expect([escape?.escape, escape?.treatment, escape?.known, escape?.drops, escape?.rejects]).toEqual([
    String.raw`\x41`,
    'error',
    'JavaScript, C, C#, Go, Python, Bash, PostgreSQL: U+0041',
    'MySQL',
    'JSON, Java',
  ]);
});

test('layers are removed as long as they are certain', () => {
  const inner = JSON.stringify({ path: 'C:\\new', say: '"hi"' });
  for (let layers = 1; layers <= 5; layers++) {
    for (const quoted of [true, false]) {
      const { escaped } = escape(inner, { layers, quoted });
      expect(unescape(escaped, {})).toMatchObject({ text: inner, layers });
    }
  }
  expect(unescape('AT&amp;amp;amp;T', { language: 'xml' })).toMatchObject({ text: 'AT&T', layers: 3 });
  expect(unescape(String.raw`"C:\\temp\\new"`, {})).toMatchObject({ text: String.raw`C:\temp\new`, layers: 1 });
});

const codePointOf = (name: string): number | undefined => ({ 'GREEK SMALL LETTER PI': 0x3_c0 })[name];

test('names of characters in Python are looked up, and unknown ones are refused', () => {
  expect(unescape(String.raw`"\N{GREEK SMALL LETTER PI}\N{{"`, { language: 'python', codePointOf, malformed: 'keep' }).text).toBe(String.raw`π\N{{`);
  expect(() => unescape(String.raw`\N{NO SUCH NAME}`, { language: 'python', codePointOf })).toThrow(expect.objectContaining({ code: 'invalid-escape' }));
});

test.each<readonly [Language, string, string]>([
  ['xml', '&constructor;&toString;&__proto__;', 'kept-malformed'],
  ['latex', String.raw`\constructor\toString`, 'unknown-command'],
  ['json', String.raw`\constructor`, 'unknown-escape'],
])('in %s, names of prototype members are unknown', (language, text, code) => {
  const read = unescape(text, { language, malformed: 'keep' });
  expect(read.text).toBe(text);
  expect(new Set(read.warnings.map((warning) => warning.code))).toEqual(new Set([code]));
});

const samples = (options: Partial<Escaping>, count = 400): readonly (readonly [text: string, escaped: string])[] =>
  fc.sample(texts, count).flatMap((text) => {
    const escaped = written(text, options);
    return escaped === undefined ? [] : [[text, escaped] as const];
  });
/** Lone surrogates have no UTF-8. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
const hex = (text: string): string => Buffer.from(text).toString('hex');
const run = (program: string, args: readonly string[], input = ''): readonly string[] =>
  execFileSync(program, args, { encoding: 'utf8', input, env: { ...process.env, LC_ALL: 'C.UTF-8' }, maxBuffer: 2 ** 26 })
    .replace(/\n$/u, '')
    .split('\n');

// The programs themselves read what is written.
describe('oracles', { tags: ['slow'] }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'strings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  test.each(['usual', 'single'] as const)('python3 reads %s strings', (quoteStyle) => {
    for (const escapeNonAscii of [false, true]) {
      const all = samples({ language: 'python', quoteStyle, escapeNonAscii });
      const script = "import ast,sys,json\nfor s in json.load(sys.stdin): print(ast.literal_eval(s).encode('utf-16-be','surrogatepass').hex())";
      const found = execFileSync('python3', ['-c', script], { encoding: 'utf8', input: JSON.stringify(all.map(([, escaped]) => escaped)) });
      expect(found.trimEnd().split('\n')).toEqual(all.map(([text]) => Buffer.from(text, 'utf16le').swap16().toString('hex')));
    }
  });

  test.each(['usual', 'double', 'single'] as const)(
    'bash reads %s words',
    (quoteStyle) => {
      for (const style of [{ quoted: true }, { quoted: false }, { quoted: true, escapeNonAscii: true }, { quoted: false, escapeNonAscii: true }]) {
        // The body of quotes is not a word, and an empty text without quotes is none.
        if (!style.quoted && quoteStyle !== 'usual') continue;
        const all = samples({ language: 'bash', quoteStyle, ...style }).filter(([text]) => text !== '' && isWellFormed(text));
        const script = all.map(([, escaped]) => `printf %s ${escaped} | od -An -v -tx1 | tr -d ' \\n'; echo`).join('\n');
        expect(run('bash', [], script)).toEqual(all.map(([text]) => hex(text)));
      }
    },
    120_000,
  );

  test('gcc reads C strings', () => {
    for (const escapeNonAscii of [false, true]) {
      const all = samples({ language: 'c', escapeNonAscii }).filter(([text]) => isWellFormed(text));
      const source = path.join(folder, 'strings.c');
      const lines = all.map(([, escaped]) => `p(${escaped}, sizeof(${escaped}) - 1);`);
      writeFileSync(
        source,
        `#include <stdio.h>\nstatic void p(const char *s, size_t n) { while (n--) printf("%02x", (unsigned char)*s++); puts(""); }\nint main(void) {\n${lines.join('\n')}\n}`,
      );
      execFileSync('gcc', ['-std=c17', '-trigraphs', '-w', '-o', path.join(folder, 'strings'), source]);
      expect(run(path.join(folder, 'strings'), [])).toEqual(all.map(([text]) => hex(text)));
    }
  });

  test('javac reads Java strings', () => {
    for (const escapeNonAscii of [false, true]) {
      // javac 17 does not read the escape after a backslash that follows half of a surrogate pair.
      const all = samples({ language: 'java', escapeNonAscii }).filter(([text]) => !/\p{Surrogate}\\/u.test(text));
      const source = path.join(folder, 'Strings.java');
      const lines = all.map(([, escaped]) => `p(${escaped});`);
      writeFileSync(
        source,
        `class Strings { static void p(String s) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.append(String.format("%04x", (int) c)); System.out.println(b); }\npublic static void main(String[] a) {\n${lines.join('\n')}\n} }`,
      );
      expect(run('java', ['-Dfile.encoding=UTF-8', source])).toEqual(all.map(([text]) => Buffer.from(text, 'utf16le').swap16().toString('hex')));
    }
  }, 60_000);

  test('sqlite3 reads SQL strings', () => {
    const all = samples({ language: 'sql', dialect: 'sqlite' });
    const script = all.map(([, escaped]) => `select coalesce(hex(cast(${escaped} as blob)), '');`).join('\n');
    expect(run('sqlite3', [], script)).toEqual(all.map(([text]) => hex(text).toUpperCase()));
  });

  test.each(['usual', 'raw'] as const)('an XML parser reads %s values', (quoteStyle) => {
    const all = samples({ language: 'xml', quoteStyle });
    const script =
      "import sys,json\nfrom xml.etree import ElementTree as E\nfor s in json.load(sys.stdin): e=E.fromstring(s); print(((e.text or '') + e.get('a','')).encode().hex())";
    const documents = all.map(([, escaped]) => (quoteStyle === 'raw' ? `<x>${escaped}</x>` : `<x a=${escaped}/>`));
    expect(run('python3', ['-c', script], JSON.stringify(documents))).toEqual(all.map(([text]) => hex(text)));
  });

  test('a CSV reader reads quoted fields', () => {
    const all = samples({ language: 'csv' });
    const script =
      "import sys,json,csv,io\nfor s in json.load(sys.stdin): print(next(csv.reader(io.StringIO(s,newline='')))[0].encode('utf-16-be','surrogatepass').hex())";
    const found = run('python3', ['-c', script], JSON.stringify(all.filter(([text]) => text !== '').map(([, escaped]) => escaped)));
    expect(found).toEqual(all.filter(([text]) => text !== '').map(([text]) => Buffer.from(text, 'utf16le').swap16().toString('hex')));
  });
});

test.each<readonly [Language, string]>([
  ['cmd', '\\'.repeat(60_000)],
  ['cmd', '%a'.repeat(30_000)],
  ['bash', "$'\\'".repeat(15_000)],
  ['bash', '"\\"'.repeat(20_000)],
  ['c', '\\377'.repeat(15_000)],
  ['latex', '\\textbackslash'.repeat(6000)],
  ['xml', '&a'.repeat(30_000)],
  ['json', '\\"'.repeat(30_000)],
  ['regex', '\\'.repeat(60_000)],
])('reads a hostile text for %s in linear time', (language, text) => {
  const processorTime = startProcessorTime();
  unescape(text, { language, malformed: 'keep' });
  escape(text, { language });
  expect(processorTime()).toBeLessThan(600);
});
