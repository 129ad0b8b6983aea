import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  match: [
    { source: 'a literal of JavaScript; node', input: { pattern: '/abc/gi', text: 'xABC abc' }, output: { matchCount: 2, notes: ['literal-unpacked'] } },
    {
      source: 'a literal without g: the first match; node',
      input: { pattern: '/abc/', text: 'abc abc', flags: ['u'] },
      output: { matchCount: 1, notes: ['literal-unpacked'] },
    },
    {
      source: 'a literal that is invalid as typed with the v flag',
      input: { pattern: '/[/]+/', text: '//', flags: ['v'] },
      error: 'invalid-pattern',
      field: 'pattern',
      position: { character: 2 },
    },
    {
      source: 'a literal that is invalid as typed with the v flag; node',
      input: { pattern: '/[/]+/u', text: '//', flags: ['v'] },
      output: { matchCount: 1, notes: ['literal-unpacked'] },
    },
    { source: 'slashes that are in the text', input: { pattern: '/usr/', text: 'cd /usr/bin' }, output: { matchCount: 1, notes: [] } },
    {
      source: 'without the u flag an unknown escape is a letter; node',
      input: { pattern: '\\Aab', text: 'Aab', flags: ['g'] },
      output: { matchCount: 1, notes: ['other-dialect'] },
    },
    {
      source: 'Python, PCRE: named groups; firasdib/Regex101#1179',
      input: { pattern: '(?P<name>Sally)', text: 'Sally' },
      error: 'invalid-pattern',
      field: 'pattern',
      position: { character: 1 },
    },
    { source: 'PCRE, Java: inline flags', input: { pattern: '(?i)abc', text: 'ABC' }, error: 'invalid-pattern', field: 'pattern' },
    {
      source: 'PCRE, Java: possessive quantifiers',
      input: { pattern: 'a++b', text: 'aab' },
      error: 'invalid-pattern',
      field: 'pattern',
      position: { character: 2 },
    },
    {
      source: 'POSIX: character classes',
      input: { pattern: '[[:alpha:]]+', text: 'abc' },
      error: 'invalid-pattern',
      field: 'pattern',
      position: { character: 2 },
    },
    {
      source: 'ECMAScript; node 20',
      input: { text: 'a1b22', pattern: String.raw`(?<letter>[a-z])(\d+)` },
      output: {
        matchCount: 2,
        matches: [
          { number: 1, start: 0, end: 2, line: 1, column: 1, value: 'a1' },
          { number: 2, start: 2, end: 5, line: 1, column: 3, value: 'b22' },
        ],
        groups: [
          { match: 1, group: 1, name: 'letter', matched: true, value: 'a', start: 0, end: 1 },
          { match: 1, group: 2, name: '', matched: true, value: '1', start: 1, end: 2 },
          { match: 2, group: 1, name: 'letter', matched: true, value: 'b', start: 2, end: 3 },
          { match: 2, group: 2, name: '', matched: true, value: '22', start: 3, end: 5 },
        ],
        truncated: false,
      },
      example: true,
    },
    {
      source: 'CorentinTh/it-tools#1388: optional group',
      input: { text: 'Nov 11 21:03:26 abc2 def.sh[1]: \nNov 11 21:03:26 abc2 def.sh: \n', pattern: String.raw`\s([^\s\[]+)(?:\[(\d+)\])?:\s` },
      output: {
        matchCount: 2,
        matches: [
          { number: 1, start: 20, end: 32, line: 1, column: 21, value: ' def.sh[1]: ' },
          { number: 2, start: 53, end: 62, line: 2, column: 21, value: ' def.sh: ' },
        ],
        groups: [
          { match: 1, group: 1, name: '', matched: true, value: 'def.sh', start: 21, end: 27 },
          { match: 1, group: 2, name: '', matched: true, value: '1', start: 28, end: 29 },
          { match: 2, group: 1, name: '', matched: true, value: 'def.sh', start: 54, end: 60 },
          { match: 2, group: 2, name: '', matched: false, value: null, start: null, end: null },
        ],
      },
    },
    {
      source: 'empty matches advance; node 20',
      input: { text: 'baaac', pattern: 'a*' },
      output: {
        matchCount: 4,
        matches: [
          { number: 1, start: 0, end: 0, line: 1, column: 1, value: '' },
          { number: 2, start: 1, end: 4, line: 1, column: 2, value: 'aaa' },
          { number: 3, start: 4, end: 4, line: 1, column: 5, value: '' },
          { number: 4, start: 5, end: 5, line: 1, column: 6, value: '' },
        ],
      },
    },
    {
      source: 'without g: only the first match',
      input: { text: 'aXbX', pattern: 'x', flags: ['i'] },
      output: { matchCount: 1, matches: [{ number: 1, start: 1, end: 2, line: 1, column: 2, value: 'X' }] },
    },
    {
      source: 'u: code points; positions in UTF-16 code units',
      input: { text: '😀é', pattern: '.' },
      output: {
        matches: [
          { number: 1, start: 0, end: 2, line: 1, column: 1, value: '😀' },
          { number: 2, start: 2, end: 3, line: 1, column: 3, value: 'é' },
        ],
      },
    },
    { source: 'without u: two halves', input: { text: '😀', pattern: '.', flags: ['g'] }, output: { matchCount: 2 } },
    { source: 'the empty string can match', input: { text: '', pattern: '^$' }, output: { matchCount: 1 } },
    { source: 'the empty pattern matches at 0 and 1', input: { text: 'x', pattern: '' }, output: { matchCount: 2 } },
    { source: 'more matches than limit', input: { text: 'aaa', pattern: 'a', limit: 2 }, output: { matchCount: 3, truncated: true } },
    { source: 'with y, matches end at the first gap', input: { text: 'aab a', pattern: 'a', flags: ['g', 'y'] }, output: { matchCount: 2 } },
    { source: 'lines end with a line feed', input: { text: 'a\r\nb\n\na', pattern: '^.', flags: ['g', 'm'] }, output: { matchCount: 3 } },
    { source: 'open group', input: { text: 'a', pattern: '(' }, error: 'invalid-pattern', field: 'pattern', position: { character: 1 } },
    { source: 'not allowed with u', input: { text: 'a', pattern: String.raw`\-` }, error: 'invalid-pattern', field: 'pattern', position: { character: 1 } },
    { source: 'the position of the error', input: { text: 'a', pattern: '😀a**' }, error: 'invalid-pattern', field: 'pattern', position: { character: 4 } },
    { source: 'u with v', input: { text: 'a', pattern: 'a', flags: ['u', 'v'] }, error: 'conflicting-flags', field: 'flags' },
  ],
  replace: [
    {
      source: 'Python, sed: \\1 is plain text; node',
      input: { pattern: '(a)', text: 'a', replacement: '<\\1>' },
      output: { result: '<\\1>', notes: ['backslash-reference'] },
    },
    {
      source: 'a literal of JavaScript; node',
      input: { pattern: '/B/i', text: 'abc', replacement: '-' },
      output: { result: 'a-c', notes: ['literal-unpacked'] },
    },
    {
      source: 'ECMAScript GetSubstitution; node 20',
      input: { text: 'John Smith', pattern: String.raw`(\w+)\s(\w+)`, replacement: '$2, $1' },
      output: { result: 'Smith, John', replacementCount: 1 },
      example: true,
    },
    {
      source: 'named; node 20',
      input: { text: '2026-11-21', pattern: String.raw`(?<y>\d+)-(?<m>\d+)-(?<d>\d+)`, replacement: '$<d>.$<m>.$<y>' },
      output: { result: '21.11.2026' },
    },
    { source: 'escapes', input: { text: 'a,b', pattern: ',', replacement: String.raw`\n`, expandEscapes: true }, output: { result: 'a\nb' } },
    { source: 'literal without the option', input: { text: 'a,b', pattern: ',', replacement: String.raw`\n` }, output: { result: String.raw`a\nb` } },
    { source: 'escapes', input: { text: 'a', pattern: 'a', replacement: String.raw`\u00e9\\n\t\d`, expandEscapes: true }, output: { result: 'é\\n\t\\d' } },
    {
      source: 'without g: only the first match',
      input: { text: 'aa', pattern: 'a', flags: [], replacement: 'b' },
      output: { result: 'ba', replacementCount: 1 },
    },
    { source: 'the whole, a dollar sign', input: { text: 'ab', pattern: 'b', replacement: '[$&]$$' }, output: { result: 'a[b]$' } },
    { source: 'unmatched bracket', input: { text: 'a', pattern: 'a)', replacement: '' }, error: 'invalid-pattern', field: 'pattern' },
    { source: 'u with v', input: { text: 'a', pattern: 'a', flags: ['u', 'v'] }, error: 'conflicting-flags', field: 'flags' },
  ],
  split: [
    { source: 'node 20', input: { text: 'a, b;c', pattern: String.raw`[,;]\s*` }, output: { parts: ['a', 'b', 'c'] }, example: true },
    { source: 'groups are kept', input: { text: 'a1b', pattern: String.raw`(\d)` }, output: { parts: ['a', '1', 'b'] } },
    { source: 'a group that did not participate is empty', input: { text: 'a1b', pattern: String.raw`(\d)|(x)` }, output: { parts: ['a', '1', '', 'b'] } },
    { source: 'limit', input: { text: 'a,b,c', pattern: ',', limit: 2 }, output: { parts: ['a', 'b'] } },
    { source: 'a literal of JavaScript; node', input: { text: 'aXbxc', pattern: '/x/i' }, output: { parts: ['a', 'b', 'c'], notes: ['literal-unpacked'] } },
    { source: 'slashes that are in the text', input: { text: 'cd /usr/bin', pattern: '/usr/' }, output: { parts: ['cd ', 'bin'], notes: [] } },
    { source: 'an empty string is one part', input: { text: '', pattern: ',' }, output: { parts: [''] } },
    { source: 'nothing to repeat', input: { text: 'a', pattern: '*' }, error: 'invalid-pattern', field: 'pattern' },
  ],
  explain: [
    {
      source: 'node 20',
      input: { pattern: String.raw`(?<y>\d{4})-(\d\d)(?:x)` },
      output: { literal: String.raw`/(?<y>\d{4})-(\d\d)(?:x)/gu`, groupCount: 2, groupNames: ['y'] },
    },
    {
      source: 'by hand',
      input: { pattern: String.raw`^(?<y>\d{4})|ab` },
      output: {
        explanation: [
          { depth: 0, start: 0, end: 12, source: String.raw`^(?<y>\d{4})`, meaning: 'either' },
          { depth: 1, start: 0, end: 1, source: '^', meaning: 'the start of the string' },
          { depth: 1, start: 1, end: 12, source: String.raw`(?<y>\d{4})`, meaning: 'group 1, named y' },
          { depth: 2, start: 6, end: 11, source: String.raw`\d{4}`, meaning: 'exactly 4 times' },
          { depth: 3, start: 6, end: 8, source: String.raw`\d`, meaning: 'a digit 0-9' },
          { depth: 0, start: 13, end: 15, source: 'ab', meaning: 'or' },
          { depth: 1, start: 13, end: 15, source: 'ab', meaning: 'the text “ab”' },
        ],
      },
      example: true,
    },
    {
      source: 'a literal of JavaScript; node',
      input: { pattern: String.raw`/(?<n>a\/)/gi` },
      output: {
        literal: String.raw`/(?<n>a\/)/gi`,
        groupNames: ['n'],
        notes: ['literal-unpacked'],
        explanation: [
          { depth: 0, start: 1, end: 10, source: String.raw`(?<n>a\/)`, meaning: 'group 1, named n' },
          { depth: 1, start: 6, end: 9, source: String.raw`a\/`, meaning: 'the text “a/”' },
        ],
      },
    },
    { source: 'a literal without flags keeps the selected ones', input: { pattern: '/a/' }, output: { literal: '/a/gu', notes: ['literal-unpacked'] } },
    { source: 'slashes that are not a literal', input: { pattern: '/a/b' }, output: { literal: String.raw`/\/a\/b/gu`, notes: [] } },
    {
      source: 'the position of the error in a literal',
      input: { pattern: '/ab**/i' },
      error: 'invalid-pattern',
      field: 'pattern',
      position: { character: 5 },
    },
    { source: 'slash escaped; node 20', input: { pattern: 'a/b' }, output: { literal: String.raw`/a\/b/gu` } },
    { source: 'node 20', input: { pattern: '' }, output: { literal: '/(?:)/gu', groupCount: 0, groupNames: [] } },
    { source: 'unknown group', input: { pattern: String.raw`\k<x>` }, error: 'invalid-pattern', field: 'pattern' },
  ],
  sample: [
    {
      source: 'every sample matches',
      input: { pattern: String.raw`^[a-c]{3}-\d{2}$`, count: 2 },
      output: { samples: matches(/^[a-c]{3}-\d{2}\n[a-c]{3}-\d{2}$/u) },
    },
    { source: 'only one string matches', input: { pattern: '^Penknife$', count: 1 }, output: { samples: 'Penknife' }, example: true },
    { source: 'a required line break', input: { pattern: String.raw`^a\n[^\0-\t\x0b-\u{10ffff}]b$`, count: 1 }, output: { samples: 'a\n\nb' } },
    { source: 'the content of a lookahead is drawn too', input: { pattern: String.raw`^x(?=yz)`, count: 1 }, output: { samples: 'xyz' } },
    { source: 'a literal of JavaScript; node', input: { pattern: '/^Penknife$/g', count: 1 }, output: { samples: 'Penknife', notes: ['literal-unpacked'] } },
    { source: 'a literal that matches nothing', input: { pattern: '/(?!)/' }, error: 'cannot-generate', field: 'pattern' },
    { source: 'nothing can match', input: { pattern: '(?!)' }, error: 'cannot-generate', field: 'pattern' },
    { source: 'range out of order', input: { pattern: '[b-a]' }, error: 'invalid-pattern', field: 'pattern' },
  ],
});
