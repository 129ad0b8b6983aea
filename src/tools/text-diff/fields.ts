import { choice, flag, integer, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const LONG_TEXT = 65_536;

const changeTypes = ['equal', 'removed', 'added'] as const;

const costOfBoth = ({ original, modified }: { readonly original: string; readonly modified: string }) =>
  original.length + modified.length > LONG_TEXT ? 'slow' : 'instant';

export const compare = declare({
  input: {
    original: text({ primary: true, multiline: true, format: 'text', alsoTakes: ['lines', 'list', 'prose'], sample: 'apples\nbananas\ncherries\ngrapes\n' }),
    modified: text({ multiline: true, sample: 'apples\nblueberries\ncherries\ngrapes\nlemons\n' }),
    ignoreWhitespace: choice(['none', 'trailing', 'changes', 'all']),
    ignoreCase: flag({ default: false }),
    ignoreLineEndings: flag({ default: false }),
    context: integer({ min: 0, max: 1000, default: 3 }),
    originalName: text({ default: 'original' }),
    modifiedName: text({ default: 'modified' }),
  },
  output: {
    patch: text({ primary: true, format: 'diff' }),
    equal: flag(),
    addedLines: number(),
    removedLines: number(),
    changes: table({ type: { codes: changeTypes }, originalLine: 'number', modifiedLine: 'number', text: 'text' }),
  },
  answersNothing: true,
  cost: costOfBoth,
  isDefault: true,
});

export const compareInline = declare({
  input: {
    original: text({ primary: true, multiline: true, format: 'text', sample: 'The quick brown fox' }),
    modified: text({ multiline: true, sample: 'The slow brown fox' }),
    granularity: choice(['word', 'grapheme']),
    ignoreCase: flag({ default: false }),
  },
  output: {
    marked: text({ primary: true }),
    segments: table({ type: { codes: changeTypes }, text: 'text' }),
  },
  answersNothing: true,
  cost: costOfBoth,
});

export const applyPatch = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'a\nb\nc\n' }),
    patch: text({ multiline: true, format: 'diff', sample: '--- original\n+++ modified\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' }),
  },
  output: { text: text({ primary: true, format: 'text' }) },
  errors: ['invalid-patch', 'patch-does-not-apply'],
  answersNothing: true,
  cost: ({ text, patch }) => (text.length + patch.length > LONG_TEXT ? 'slow' : 'instant'),
});
