import type { Flag } from '../../lib/regex/flags.ts';
import type { TestLanguage } from './codes.ts';
import { quote, spell } from './spellings.ts';
import type { TestFile, TestRow } from './test-file.ts';
import { formatTestFile, groupEntries } from './test-file.ts';

interface Suite extends Required<TestFile> {
  /** The pattern as a JavaScript literal, without the flags g and y: a pattern with them remembers where it was. */
  readonly literal: string;
}

/** Writes tests as a file or as source code. The pattern is the same in each language, except for the notation of named groups. */
export function testCode(language: TestLanguage, file: Required<TestFile>): string {
  const flags = file.flags.filter((flag) => flag !== 'g' && flag !== 'y');
  // Go and Python anchor by the pattern.
  const pattern = file.flags.includes('y') ? `^(?:${file.pattern})` : file.pattern;
  const suite = { ...file, pattern, flags, literal: String(new RegExp(pattern, flags.join(''))) };
  switch (language) {
    case 'json':
      return formatTestFile(file);
    case 'javascript':
      return inJavaScript(suite);
    case 'python':
      return inPython(suite);
    case 'go':
      return inGo(suite);
  }
}

const rowsWith = (tests: readonly TestRow[], expect: TestRow['expect']): readonly TestRow[] => tests.filter((row) => row.expect === expect);

function inJavaScript({ literal, tests }: Suite): string {
  const exact = rowsWith(tests, 'exact').map((row) => {
    const groups = groupEntries(row.groups).map(([group, value]) => `${JSON.stringify(group)}: ${value === null ? 'undefined' : JSON.stringify(value)}`);
    return `  [${JSON.stringify(row.text)}, { ${[...(row.match === undefined ? [] : [`"0": ${JSON.stringify(row.match)}`]), ...groups].join(', ')} }],`;
  });
  const listed = (expect: TestRow['expect']) => rowsWith(tests, expect).map(({ text }) => `  ${JSON.stringify(text)},`);
  return [
    '// With Jest, remove this line.',
    "import { expect, test } from 'vitest';",
    '',
    `const pattern = ${literal};`,
    ...block(listed('match'), 'test.each([', [`])('matches %j', (text) => {`, '  expect(text).toMatch(pattern);', '});']),
    ...block(listed('no-match'), 'test.each([', [`])('does not match %j', (text) => {`, '  expect(text).not.toMatch(pattern);', '});']),
    ...block(exact, 'test.each([', [
      `])('matches a part of %j', (text, expected) => {`,
      '  const match = pattern.exec(text);',
      '  const parts = { ...match, ...match?.groups };',
      '  expect(Object.fromEntries(Object.keys(expected).map((group) => [group, parts[group]]))).toEqual(expected);',
      '});',
    ]),
    '',
  ].join('\n');
}

const block = (rows: readonly string[], start: string, end: readonly string[]): readonly string[] => (rows.length === 0 ? [] : ['', start, ...rows, ...end]);

/** Python writes named groups as `(?P<name>…)` and references to them as `(?P=name)`. */
const pythonPattern = (pattern: string): string =>
  pattern.replaceAll(/\\k<(?<name>\w+)>|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?<(?![=!])/gu, (token, name: string | undefined) =>
    name !== undefined ? `(?P=${name})` : token === '(?<' ? '(?P<' : token,
  );

const PYTHON_FLAGS: Readonly<Partial<Record<Flag, string>>> = { i: 're.IGNORECASE', m: 're.MULTILINE', s: 're.DOTALL' };

const pythonValue = (text: string | null): string => (text === null ? 'None' : quote(text));

function inPython({ pattern, flags, tests }: Suite): string {
  const options = flags.flatMap((flag) => PYTHON_FLAGS[flag] ?? []).join(' | ');
  const exact = rowsWith(tests, 'exact').map((row) => {
    const groups = groupEntries(row.groups).map(([group, text]) => `${/^\d+$/u.test(group) ? group : quote(group)}: ${pythonValue(text)}`);
    return `    (${quote(row.text)}, {${[...(row.match === undefined ? [] : [`0: ${quote(row.match)}`]), ...groups].join(', ')}}),`;
  });
  const listed = (expect: TestRow['expect']) => rowsWith(tests, expect).map(({ text }) => `    ${quote(text)},`);
  return [
    'import re',
    '',
    'import pytest',
    '',
    `PATTERN = re.compile(${spell(pythonPattern(pattern), '').python}${options === '' ? '' : `, ${options}`})`,
    ...block(listed('match'), "\n@pytest.mark.parametrize('text', [", ['])', 'def test_matches(text):', '    assert PATTERN.search(text)']),
    ...block(listed('no-match'), "\n@pytest.mark.parametrize('text', [", ['])', 'def test_does_not_match(text):', '    assert not PATTERN.search(text)']),
    ...block(exact, "\n@pytest.mark.parametrize(('text', 'expected'), [", [
      '])',
      'def test_matches_a_part(text, expected):',
      '    match = PATTERN.search(text)',
      '    assert match',
      '    assert {group: match[group] for group in expected} == expected',
    ]),
    '',
  ].join('\n');
}

function inGo({ pattern, flags, tests }: Suite): string {
  const letters = flags.filter((flag) => PYTHON_FLAGS[flag] !== undefined).join('');
  const rows = tests.map((row) => {
    const groups = groupEntries(row.groups).map(([group, text]) => `${quote(group)}: ${quote(text ?? '')}`);
    const parts = [...(row.match === undefined ? [] : [`"0": ${quote(row.match)}`]), ...groups];
    return `\t{${quote(row.text)}, ${row.expect === 'no-match' ? 'false' : 'true'}, map[string]string{${parts.join(', ')}}},`;
  });
  return [
    'package main',
    '',
    'import (',
    '\t"regexp"',
    '\t"strconv"',
    '\t"testing"',
    ')',
    '',
    `var pattern = regexp.MustCompile(${spell(letters === '' ? pattern : `(?${letters})${pattern}`, '').go})`,
    '',
    'var tests = []struct {',
    '\ttext    string',
    '\tmatches bool',
    '\tparts   map[string]string',
    '}{',
    ...rows,
    '}',
    '',
    'func TestPattern(t *testing.T) {',
    '\tfor _, test := range tests {',
    '\t\tmatch := pattern.FindStringSubmatch(test.text)',
    '\t\tif (match != nil) != test.matches {',
    '\t\t\tt.Errorf("%q: match is %q", test.text, match)',
    '\t\t\tcontinue',
    '\t\t}',
    '\t\tfor group, want := range test.parts {',
    '\t\t\tindex := pattern.SubexpIndex(group)',
    '\t\t\tif number, err := strconv.Atoi(group); err == nil {',
    '\t\t\t\tindex = number',
    '\t\t\t}',
    '\t\t\tif got := match[index]; got != want {',
    '\t\t\t\tt.Errorf("%q: group %s is %q, want %q", test.text, group, got, want)',
    '\t\t\t}',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}
