import type { Escapes } from './backslash.ts';

const C_CONTROLS = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' } as const;
const QUOTES = { '"': '"', "'": "'", '\\': '\\' } as const;
const HEX_4 = String.raw`[\dA-Fa-f]{4}`;
const HEX_8 = String.raw`[\dA-Fa-f]{8}`;
/** Up to `\377`. */
const OCTAL = '(?:[0-3][0-7]{0,2}|[4-7][0-7]?)';

/** RFC 8259, section 7. */
export const json: Escapes = {
  letters: { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  unicode: HEX_4,
  surrogates: 'units',
  unknown: 'error',
};

/** ECMA-262, section 12.9.4 and annex B.1.2. Other characters may be escaped without effect. */
export const javascript: Escapes = {
  letters: { ...QUOTES, b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '`': '`', $: '$', '/': '/', '\u2028': '', '\u2029': '' },
  octal: OCTAL,
  hex: String.raw`[\dA-Fa-f]{2}`,
  unicode: HEX_4,
  braced: true,
  continuation: true,
  surrogates: 'units',
  unknown: 'drop',
  legacyOctal: true,
};

/** Java Language Specification, sections 3.3 and 3.10.7. */
export const java: Escapes = {
  letters: { ...QUOTES, b: '\b', f: '\f', n: '\n', r: '\r', s: ' ', t: '\t' },
  octal: OCTAL,
  unicode: `u*${HEX_4}`,
  surrogates: 'units',
  unknown: 'error',
};

/** C23, sections 6.4.3 and 6.4.4.4. Compilers warn about other escapes, and drop the backslash; `\e` is an extension of most. */
export const c: Escapes = {
  letters: { ...QUOTES, ...C_CONTROLS, '?': '?', e: '\x1b' },
  octal: '[0-7]{1,3}',
  hex: String.raw`[\dA-Fa-f]+`,
  unicode: HEX_4,
  long: HEX_8,
  bytes: true,
  continuation: true,
  surrogates: 'refused',
  unknown: 'drop',
};

/** C# specification, section 6.4.5.6; `\e` since C# 13. */
export const csharp: Escapes = {
  letters: { ...QUOTES, ...C_CONTROLS, '0': '\0', e: '\x1b' },
  hex: String.raw`[\dA-Fa-f]{1,4}`,
  unicode: HEX_4,
  long: HEX_8,
  surrogates: 'units',
  unknown: 'error',
};

/** The Go Programming Language Specification, String literals. */
export const go: Escapes = {
  letters: { ...C_CONTROLS, '"': '"', '\\': '\\' },
  octal: '[0-7]{3}',
  hex: String.raw`[\dA-Fa-f]{2}`,
  unicode: HEX_4,
  long: HEX_8,
  bytes: true,
  surrogates: 'refused',
  unknown: 'error',
};

/** Python Language Reference, section 2.4.1.1. */
export const python: Escapes = {
  letters: { ...QUOTES, ...C_CONTROLS },
  octal: '[0-7]{1,3}',
  hex: String.raw`[\dA-Fa-f]{2}`,
  unicode: HEX_4,
  long: HEX_8,
  names: true,
  continuation: true,
  surrogates: 'single',
  unknown: 'keep',
};

/** The quoting `$'…'` of Bash (Bash Reference Manual, section 3.1.2.4). */
export const ansiC: Escapes = {
  letters: { ...QUOTES, ...C_CONTROLS, e: '\x1b', E: '\x1b', '?': '?' },
  octal: '[0-7]{1,3}',
  hex: String.raw`[\dA-Fa-f]{1,2}`,
  unicode: String.raw`[\dA-Fa-f]{1,4}`,
  long: String.raw`[\dA-Fa-f]{1,8}`,
  controls: true,
  bytes: true,
  surrogates: 'refused',
  unknown: 'keep',
  endsAtNul: true,
};

/** Double quotes of a shell (POSIX.1-2024, Shell Command Language, section 2.2.3). */
export const bashDouble: Escapes = {
  letters: { '"': '"', '\\': '\\', $: '$', '`': '`' },
  continuation: true,
  surrogates: 'refused',
  unknown: 'keep',
};

/** PowerShell, about_Special_Characters: a backtick before any other character has no effect. */
export const powershell: Escapes = {
  sign: '`',
  letters: {
    0: '\0',
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    ...Object.fromEntries(Array.from('`"\'$#()[]{}@,;|&<> “”„‘’‚‛\n\r', (character) => [character, character])),
  },
  braced: true,
  surrogates: 'single',
  unknown: 'drop',
};

/** MySQL 9.0 Reference Manual, section 11.1.1. Patterns of LIKE need the backslash before `%` and `_`. */
export const mysql: Escapes = {
  letters: { ...QUOTES, '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a', '%': String.raw`\%`, _: String.raw`\_` },
  surrogates: 'refused',
  unknown: 'drop',
};

/** GoogleSQL, Lexical structure and syntax. */
export const bigquery: Escapes = {
  letters: { ...QUOTES, ...C_CONTROLS, '?': '?', '`': '`' },
  octal: '[0-3][0-7]{2}',
  hex: String.raw`[\dA-Fa-f]{2}`,
  unicode: HEX_4,
  long: HEX_8,
  surrogates: 'refused',
  unknown: 'error',
};

/** ClickHouse, Syntax. */
export const clickhouse: Escapes = {
  letters: { ...QUOTES, ...C_CONTROLS, '0': '\0', e: '\x1b', '`': '`', '/': '/' },
  hex: String.raw`[\dA-Fa-f]{2}`,
  bytes: true,
  surrogates: 'refused',
  unknown: 'keep',
};

/** Apache Hive and Spark. Spark's `\U` is newer. */
export const spark: Escapes = {
  ...mysql,
  octal: '[01][0-7]{2}',
  unicode: HEX_4,
  long: HEX_8,
  surrogates: 'units',
};

/** Snowflake, String & binary data types. */
export const snowflake: Escapes = {
  letters: { ...QUOTES, '0': '\0', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  octal: '[0-3][0-7]{2}',
  hex: String.raw`[\dA-Fa-f]{2}`,
  unicode: HEX_4,
  surrogates: 'units',
  unknown: 'drop',
};

/** The strings `E'…'` of PostgreSQL (section 4.1.2.2) and DuckDB. */
export const postgresql: Escapes = {
  letters: { ...QUOTES, b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  octal: '[0-7]{1,3}',
  hex: String.raw`[\dA-Fa-f]{1,2}`,
  unicode: HEX_4,
  long: HEX_8,
  bytes: true,
  surrogates: 'units',
  unknown: 'drop',
  endsAtNul: true,
};

/** Amazon Redshift, whose strings are those of PostgreSQL 8.0, section 4.1.2.1: without escapes for code points. */
export const redshift: Escapes = {
  letters: { ...QUOTES, b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  octal: '[0-7]{1,3}',
  bytes: true,
  surrogates: 'refused',
  unknown: 'drop',
  endsAtNul: true,
};

/** The languages whose treatment of an escape is compared, by name. */
export const compared: Readonly<Record<string, Escapes>> = {
  JSON: json,
  JavaScript: javascript,
  Java: java,
  C: c,
  'C#': csharp,
  Go: go,
  Python: python,
  Bash: ansiC,
  MySQL: mysql,
  PostgreSQL: postgresql,
};
