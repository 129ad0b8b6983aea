import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  compare: [
    {
      source: 'GNU diff 3.x',
      input: { original: 'a\nb\nc\n', modified: 'a\nB\nc\n' },
      output: { patch: '--- original\n+++ modified\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n', equal: false, addedLines: 1, removedLines: 1 },
      example: true,
    },
    {
      source: 'GNU diff: no newline at end of file',
      input: { original: 'a\nb', modified: 'a\nb\n' },
      output: {
        patch: '--- original\n+++ modified\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n',
        equal: false,
        addedLines: 1,
        removedLines: 1,
      },
    },
    { source: 'GNU diff 3.x', input: { original: 'same\n', modified: 'same\n' }, output: { patch: '', equal: true, addedLines: 0, removedLines: 0 } },
    {
      source: 'GNU diff 3.x',
      input: { original: '', modified: 'x\n' },
      output: { patch: '--- original\n+++ modified\n@@ -0,0 +1 @@\n+x\n', equal: false, addedLines: 1, removedLines: 0 },
    },
    {
      source: 'trailing space counts; sharevb/it-tools#300',
      input: { original: 'foo \nbar\n', modified: 'foo\nbar\n' },
      output: { patch: '--- original\n+++ modified\n@@ -1,2 +1,2 @@\n-foo \n+foo\n bar\n', equal: false, addedLines: 1, removedLines: 1 },
    },
    {
      source: 'GNU diff 3.x',
      input: { original: 'foo \nbar\n', modified: 'foo\nbar\n', ignoreWhitespace: 'trailing' },
      output: { patch: '', equal: true, addedLines: 0, removedLines: 0 },
    },
    {
      source: 'by hand',
      input: { original: 'a\nb\nc\n', modified: 'a\nc\nd\n' },
      output: {
        changes: [
          { type: 'equal', originalLine: 1, modifiedLine: 1, text: 'a' },
          { type: 'removed', originalLine: 2, modifiedLine: null, text: 'b' },
          { type: 'equal', originalLine: 3, modifiedLine: 2, text: 'c' },
          { type: 'added', originalLine: null, modifiedLine: 3, text: 'd' },
        ],
      },
      example: true,
    },
    { source: 'both empty', input: {}, output: { patch: '', equal: true, changes: [] } },
    {
      source: 'GNU diff 3.8 -u: an empty side',
      input: { original: 'x\n', modified: '' },
      output: { patch: '--- original\n+++ modified\n@@ -1 +0,0 @@\n-x\n' },
    },
    {
      source: 'GNU diff 3.8 -U0',
      input: { original: 'a\nb\n', modified: 'a\nx\nb\n', context: 0, originalName: 'one', modifiedName: 'two' },
      output: { patch: '--- one\n+++ two\n@@ -1,0 +2 @@\n+x\n' },
    },
    { source: 'GNU diff 3.8 -u -b', input: { original: 'a  b\n', modified: 'a b \n', ignoreWhitespace: 'changes' }, output: { equal: true } },
    {
      source: 'GNU diff 3.8 -u -b: whitespace against none',
      input: { original: 'ab\n', modified: 'a b\n', ignoreWhitespace: 'changes' },
      output: { equal: false },
    },
    { source: 'GNU diff 3.8 -u -w', input: { original: 'ab\n', modified: ' a b', ignoreWhitespace: 'all' }, output: { equal: true } },
    { source: 'GNU diff 3.8 -u -i', input: { original: 'Ab\n', modified: 'aB\n', ignoreCase: true }, output: { equal: true } },
    {
      source: 'GNU diff 3.8 -u --strip-trailing-cr',
      input: { original: 'a\r\nb\r\n', modified: 'a\nc\n', ignoreLineEndings: true },
      output: { patch: '--- original\n+++ modified\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n' },
    },
    {
      source: 'a CR is part of the line',
      input: { original: 'a\r\n', modified: 'a\n' },
      output: { patch: '--- original\n+++ modified\n@@ -1 +1 @@\n-a\r\n+a\n' },
    },
  ],
  compareInline: [
    {
      source: 'git diff --word-diff notation',
      input: { original: 'The quick brown fox', modified: 'The slow brown fox' },
      output: { marked: 'The [-quick-]{+slow+} brown fox' },
      example: true,
    },
    { source: 'by hand', input: { original: 'cat', modified: 'cart', granularity: 'grapheme' }, output: { marked: 'ca{+r+}t' }, example: true },
    {
      source: 'by hand',
      input: { original: 'one two', modified: 'ONE three', ignoreCase: true },
      output: {
        marked: 'one [-two-]{+three+}',
        segments: [
          { type: 'equal', text: 'one ' },
          { type: 'removed', text: 'two' },
          { type: 'added', text: 'three' },
        ],
      },
      example: true,
    },
    {
      source: 'UAX #29: a cluster is never split',
      input: { original: '👨‍👩‍👧', modified: '👨‍👩‍👦', granularity: 'grapheme' },
      output: { marked: '[-👨‍👩‍👧-]{+👨‍👩‍👦+}' },
    },
    {
      source: 'UAX #29: a combining mark is not split from its letter',
      input: { original: 'cafe', modified: 'cafe\u0301', granularity: 'grapheme' },
      output: { marked: 'caf[-e-]{+e\u0301+}' },
    },
    { source: 'both empty', input: {}, output: { marked: '', segments: [] } },
  ],
  applyPatch: [
    {
      source: 'patch(1)',
      input: { text: 'a\nb\nc\n', patch: '--- original\n+++ modified\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' },
      output: { text: 'a\nB\nc\n' },
      example: true,
    },
    {
      source: 'rule',
      input: { text: 'x\ny\n', patch: '--- original\n+++ modified\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' },
      error: 'patch-does-not-apply',
      field: 'patch',
      position: { line: 3, column: 1 },
    },
    { source: 'rule', input: { text: 'x\n', patch: 'hello' }, error: 'invalid-patch', field: 'patch', position: { line: 1, column: 1 } },
    {
      source: 'patch(1): the hunk is two lines further down',
      input: { text: 'x\ny\na\nb\nc\n', patch: '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' },
      output: { text: 'x\ny\na\nB\nc\n' },
      example: true,
    },
    {
      source: 'the position is not unique',
      input: { text: 'x\na\na\n', patch: '@@ -1 +1 @@\n-a\n+b\n' },
      error: 'patch-does-not-apply',
      field: 'patch',
      position: { line: 1, column: 1 },
    },
    { source: 'patch(1): into an empty file', input: { text: '', patch: '--- original\n+++ modified\n@@ -0,0 +1 @@\n+x\n' }, output: { text: 'x\n' } },
    {
      source: 'patch(1): no newline at end of file',
      input: { text: 'a\nb', patch: '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n' },
      output: { text: 'a\nb\n' },
    },
    {
      source: 'kpdecker/jsdiff#141, git apply: a patch with LF for a text with CRLF',
      input: { text: 'Allo\r\nFeru\r\n', patch: '@@ -1,2 +1,3 @@\n Allo\n Feru\n+Hema\n' },
      output: { text: 'Allo\r\nFeru\r\nHema\r\n' },
      example: true,
    },
    {
      source: 'bmwill/diffy#20, git apply, patch(1): text and patch with CRLF',
      input: { text: 'Allo\r\nFeru\r\n', patch: '--- a\r\n+++ b\r\n@@ -1,2 +1,3 @@\r\n Allo\r\n Feru\r\n+Hema\r\n' },
      output: { text: 'Allo\r\nFeru\r\nHema\r\n' },
    },
    {
      source: 'kpdecker/jsdiff: lines of a patch with CRLF for a text with LF',
      input: { text: 'a\nb\n', patch: '@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n' },
      output: { text: 'a\nc\n' },
    },
    {
      source: 'git diff: a file with CRLF, without a final line ending',
      input: { text: 'a\r\nb', patch: '@@ -1,2 +1,2 @@\r\n a\r\n-b\r\n\\ No newline at end of file\r\n+c\r\n\\ No newline at end of file\r\n' },
      output: { text: 'a\r\nc' },
    },
    {
      source: 'rule: a patch of line endings changes them, once',
      input: { text: 'a\r\nb\r\n', patch: '@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n' },
      output: { text: 'a\nb\r\n' },
    },
    {
      source: 'rule: only line endings differ, and the right ones are ambiguous',
      input: { text: 'a\nb\r\n', patch: '@@ -1,2 +1,3 @@\n a\n b\n+c\n' },
      error: 'patch-does-not-apply',
      field: 'patch',
      position: { line: 1, column: 1 },
    },
    {
      source: 'the header specifies two lines, but there is one',
      input: { text: 'a\n', patch: '@@ -1,2 +1 @@\n-a\n+b\n' },
      error: 'invalid-patch',
      field: 'patch',
      position: { line: 4, column: 1 },
    },
    {
      source: 'one file only',
      input: { text: 'a\n', patch: '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n--- c\n+++ d\n@@ -1 +1 @@\n-a\n+b\n' },
      error: 'invalid-patch',
      field: 'patch',
      position: { line: 6, column: 1 },
    },
  ],
});
