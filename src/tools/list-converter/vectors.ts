import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    { source: 'rule', input: { input: '1\n    2\n    3\n    4\n    5' }, output: { output: '1, 2, 3, 4, 5', count: 5, duplicateCount: 0 } },
    {
      source: 'rule',
      input: { input: '1\n2\n2\n4\n4\n3\n5', removeDuplicates: true, itemPrefix: "'", itemSuffix: "'" },
      output: { output: "'1', '2', '4', '3', '5'", count: 5, duplicateCount: 2 },
    },
    {
      source: 'rule',
      input: { input: '1\n2', separator: '', keepLineBreaks: true, itemPrefix: '<li>', itemSuffix: '</li>', listPrefix: '<ul>', listSuffix: '</ul>' },
      output: { output: '<ul>\n<li>1</li>\n<li>2</li>\n</ul>', count: 2, duplicateCount: 0 },
      example: true,
    },
    {
      source: 'rule: duplicates are found after trimming (it-tools keeps both)',
      input: { input: 'a\n a\nb', removeDuplicates: true },
      output: { output: 'a, b', count: 2, duplicateCount: 1 },
    },
    {
      source: 'rule: CorentinTh/it-tools#1090',
      input: { input: 'abc,def,hhh', splitOn: 'comma', separator: '\\n' },
      output: { output: 'abc\ndef\nhhh', count: 3, duplicateCount: 0 },
    },
    {
      source: 'RFC 4180, section 2.6: a comma in quotes does not separate',
      input: { input: 'a, "b, c", d', splitOn: 'comma', readQuotes: true, separator: '|' },
      output: { output: 'a|b, c|d', count: 3 },
      example: true,
    },
    {
      source: 'SQL: doubled quotes; an apostrophe and an unclosed quote are text',
      input: { input: "'O''Brien';  \"x\"\"y\" ;'',it's;\"z\"w;'u", splitOn: 'semicolon', readQuotes: true, separator: '|' },
      output: { output: "O'Brien|x\"y|'',it's|\"z\"w|'u" },
    },
    {
      source: 'POSIX shell, quoting',
      input: { input: '"a b"  c\n"d\ne"', splitOn: 'whitespace', readQuotes: true, separator: '|' },
      output: { output: 'a b|c|d\ne' },
    },
    {
      source: 'rule: a custom separator may contain regex characters',
      input: { input: '"a.b".c.*d', splitOn: 'custom', customSplit: '.', readQuotes: true, separator: '|' },
      output: { output: 'a.b|c|*d' },
    },
    {
      source: 'rule: CorentinTh/it-tools#702',
      input: { input: '- user1@domain.tld\n- user2@domain.tld', removePrefix: '- ' },
      output: { output: 'user1@domain.tld, user2@domain.tld', count: 2, duplicateCount: 0 },
    },
    {
      source: 'rule',
      input: { input: "O'Brien\nx", quote: 'single', escapeStyle: 'double', listPrefix: '(', listSuffix: ')' },
      output: { output: "('O''Brien', 'x')", count: 2, duplicateCount: 0 },
      example: true,
    },
    {
      source: 'node Intl.Collator numeric',
      input: { input: 'a10\na2\na1', sort: 'ascending', sortBy: 'natural' },
      output: { output: 'a1, a2, a10', count: 3, duplicateCount: 0 },
      example: true,
    },
    {
      source: 'rule: CorentinTh/it-tools#1302: no empty first line',
      input: { input: 'a\nb', separator: ',', keepLineBreaks: true },
      output: { output: 'a,\nb', count: 2, duplicateCount: 0 },
    },
    { source: 'contract', input: { input: '' }, output: { output: '' } },
    {
      source: 'rule: Unicode whitespace, including the no-break space',
      input: { input: ' a　b c ', splitOn: 'whitespace' },
      output: { output: 'a, b, c', count: 3 },
    },
    {
      source: 'rule: whitespace at either end produces empty items',
      input: { input: ' a b ', splitOn: 'whitespace', removeEmpty: false, separator: '|' },
      output: { output: '|a|b|', count: 4 },
    },
    {
      source: 'rule: comma, semicolon and tab also split at line breaks',
      input: { input: 'a;b\r\nc;d,e', splitOn: 'semicolon' },
      output: { output: 'a, b, c, d,e', items: ['a', 'b', 'c', 'd,e'] },
    },
    {
      source: 'rule: custom splits only at its text',
      input: { input: 'a\tb\nc\\d', splitOn: 'custom', customSplit: '\\t' },
      output: { items: ['a', 'b\nc\\d'], count: 2 },
    },
    { source: 'rule: an empty separator does not split', input: { input: 'a\nb', splitOn: 'custom' }, output: { output: 'a\nb', count: 1 } },
    { source: 'rule: escapes', input: { input: 'a\nb', separator: '\\\\n\\q\\t' }, output: { output: 'a\\n\\q\tb' } },
    {
      source: 'rule: nothing is trimmed or removed by default',
      input: { input: ' a\n\nb ', trimItems: false, removeEmpty: false, separator: '|' },
      output: { output: ' a||b ', count: 3 },
    },
    {
      source: 'rule: removed once, only where present',
      input: { input: '--a;;\nb;\nc', removePrefix: '-', removeSuffix: ';' },
      output: { output: '-a;, b, c' },
    },
    {
      source: 'rule: case before duplicates; the first one is kept',
      input: { input: 'Fig\nfig\nFIG', letterCase: 'upper', removeDuplicates: true },
      output: { output: 'FIG', count: 1, duplicateCount: 2, frequencies: [{ item: 'FIG', count: 3 }] },
    },
    {
      source: 'rule: ignoreCase; Unicode full case mapping of ß and ς',
      input: { input: 'Straße\nSTRASSE\nΣάς\nσάσ', removeDuplicates: true, ignoreCase: true },
      output: {
        output: 'Straße, Σάς',
        duplicateCount: 2,
        frequencies: [
          { item: 'Straße', count: 1 },
          { item: 'STRASSE', count: 1 },
          { item: 'Σάς', count: 1 },
          { item: 'σάσ', count: 1 },
        ],
      },
    },
    {
      source: 'node Intl.Collator: accented letters next to their base letters, case last',
      input: { input: 'z\nÉclair\neclair\na10\na9\nB', sort: 'ascending' },
      output: { output: 'a10, a9, B, eclair, Éclair, z' },
    },
    {
      source: 'python3 sorted, reverse=True',
      input: { input: 'b\nA\na\nדּ\n😀', sort: 'descending', sortBy: 'code-point' },
      output: { output: '😀, דּ, b, a, A' },
    },
    {
      source: 'rule: by value, with non-numbers last in either direction',
      input: { input: 'x\n10\n9.5\n-1\n1e3\ny', sort: 'descending', sortBy: 'number' },
      output: { output: '1e3, 10, 9.5, -1, x, y' },
    },
    {
      source: 'rule: length in code points; equal ones keep their order',
      input: { input: 'ccc\n😀\nbb\na', sort: 'ascending', sortBy: 'length' },
      output: { output: '😀, a, bb, ccc' },
    },
    {
      source: 'rule: reversed after sorting',
      input: { input: 'b\na\nc', sort: 'ascending', reverse: true },
      output: { output: 'c, b, a', items: ['c', 'b', 'a'] },
    },
    {
      source: 'JSON: python3 json reads it back',
      input: { input: 'a"b\nc\\d', quote: 'double', listPrefix: '[', listSuffix: ']' },
      output: { output: '["a\\"b", "c\\\\d"]', items: ['a"b', 'c\\d'] },
    },
    { source: 'rule: quoted without escapes', input: { input: 'a`b', quote: 'backtick', escapeStyle: 'none' }, output: { output: '`a`b`' } },
    {
      source: 'bash: an array of the two strings',
      input: { input: "O'Brien\n$HOME", quote: 'single', itemPrefix: '$', separator: ' ', listPrefix: '(', listSuffix: ')' },
      output: { output: "($'O\\'Brien' $'$HOME')" },
    },
    {
      source: 'rule: an empty list',
      input: { input: ' \n ', listPrefix: '(', listSuffix: ')' },
      output: { output: '()', count: 0, items: [], frequencies: [] },
    },
    {
      source: 'longer than the maximum string length',
      input: { input: 'a,'.repeat(3000), splitOn: 'comma', separator: 'x'.repeat(100_000) },
      error: 'too-long',
      field: 'separator',
    },
  ],
});
