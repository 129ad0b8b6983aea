import { compile } from '../../lib/regex/compile.ts';
import type { Flag } from '../../lib/regex/flags.ts';
import type { TestLanguage } from './codes.ts';
import { quote, spell } from './spellings.ts';
import type { TestFile, TestRow } from './test-file.ts';
import { formatTestFile, groupEntries } from './test-file.ts';

type Suite = Required<TestFile>;

/**
 * Writes tests as a file or as source code. The pattern is the same in each language, except for the notation of named groups.
 * @throws InputError `invalid-pattern`, `conflicting-flags` for a pattern that JavaScript rejects, if the code is JavaScript.
 */
export function testCode(language: TestLanguage, file: Suite): string {
  // A pattern with these flags remembers where it was.
  const flags = file.flags.filter((flag) => flag !== 'g' && flag !== 'y');
  const pattern = file.flags.includes('y') ? `${textStart(language, flags)}(?:${file.pattern})` : file.pattern;
  const suite = { ...file, pattern, flags };
  switch (language) {
    case 'json':
      return formatTestFile(file);
    case 'javascript':
      // As typed, for the position of the error.
      compile(file.pattern, file.flags);
      return inJavaScript(suite);
    case 'python':
      return inPython(suite);
    case 'go':
      return inGo(suite);
  }
}

/** What matches only at the start of a text. With the flag m, ^ matches at every line, and JavaScript has no \A. */
const textStart = (language: TestLanguage, flags: readonly Flag[]): string =>
  !flags.includes('m') ? '^' : language === 'javascript' ? '(?<![^])' : String.raw`\A`;

/** The expected values of an exact match by number or name. Number 0 is the whole match. */
const partsOf = ({ match, groups }: TestRow): readonly (readonly [part: string, value: string | null])[] =>
  match === undefined ? groupEntries(groups) : [['0', match], ...groupEntries(groups).filter(([group]) => group !== '0')];

const rowsWith = (tests: readonly TestRow[], expect: TestRow['expect']): readonly TestRow[] => tests.filter((row) => row.expect === expect);

function inJavaScript({ pattern, flags, tests }: Suite): string {
  const exact = rowsWith(tests, 'exact').map((row) => {
    const parts = partsOf(row).map(([part, value]) => `${JSON.stringify(part)}: ${value === null ? 'undefined' : JSON.stringify(value)}`);
    return `  [${JSON.stringify(row.text)}, { ${parts.join(', ')} }],`;
  });
  const listed = (expect: TestRow['expect']) => rowsWith(tests, expect).map(({ text }) => `  ${JSON.stringify(text)},`);
  return [
    '// With Jest, remove this line.',
    "import { expect, test } from 'vitest';",
    '',
    `const pattern = ${String(compile(pattern, flags))};`,
    ...block(listed('match'), 'test.each([', [`])('matches %j', (text) => {`, '  expect(text).toMatch(pattern);', '});']),
    ...block(listed('no-match'), 'test.each([', [`])('does not match %j', (text) => {`, '  expect(text).not.toMatch(pattern);', '});']),
    ...block(exact, 'test.each([', [
      `])('matches a part of %j', (text, expected) => {`,
      '  const match = pattern.exec(text);',
      '  expect(match).not.toBeNull();',
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

function inPython({ pattern, flags, tests }: Suite): string {
  const options = flags.flatMap((flag) => PYTHON_FLAGS[flag] ?? []).join(' | ');
  const exact = rowsWith(tests, 'exact').map((row) => {
    const parts = partsOf(row).map(([part, value]) => `${/^\d+$/u.test(part) ? part : quote(part)}: ${value === null ? 'None' : quote(value)}`);
    return `    (${quote(row.text)}, {${parts.join(', ')}}),`;
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
  const letters = flags.filter((flag) => 'ims'.includes(flag)).join('');
  const rows = tests.map((row) => {
    const parts = partsOf(row).map(([part, value]) => `${quote(part)}: ${quote(value ?? '')}`);
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
    '\t\t\tif index < 0 || index >= len(match) {',
    '\t\t\t\tt.Errorf("%q: the pattern has no group %s", test.text, group)',
    '\t\t\t} else if got := match[index]; got != want {',
    '\t\t\t\tt.Errorf("%q: group %s is %q, want %q", test.text, group, got, want)',
    '\t\t\t}',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}
