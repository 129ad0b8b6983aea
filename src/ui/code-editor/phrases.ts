import type { UiWords } from '../words.ts';

/** CodeMirror's English phrase → our string for it. `$` is a number in both. */
const words = {
  Find: 'editorFind',
  Replace: 'editorReplace',
  next: 'editorNext',
  previous: 'editorPrevious',
  all: 'editorAll',
  'match case': 'editorMatchCase',
  regexp: 'editorRegexp',
  'by word': 'editorByWord',
  replace: 'editorReplaceOne',
  'replace all': 'editorReplaceAll',
  close: 'close',
  'current match': 'editorCurrentMatch',
  'on line': 'editorOnLine',
  'replaced match on line $': 'editorReplacedOne',
  'replaced $ matches': 'editorReplacedAll',
  'Go to line': 'editorGoToLine',
  go: 'editorGo',
  'Fold line': 'editorFold',
  'Unfold line': 'editorUnfold',
  'Folded lines': 'editorFolded',
  'Unfolded lines': 'editorUnfolded',
  to: 'editorTo',
  'folded code': 'editorFoldedCode',
  unfold: 'editorUnfoldCode',
  'Control character': 'editorControl',
  'Selection deleted': 'editorDeleted',
} as const;

/** CodeMirror's phrases in the reader's language. */
export const phrasesOf = (t: UiWords): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(words).map(([phrase, word]) => [phrase, t(word)]));
