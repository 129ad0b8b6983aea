import { expect, test } from 'vitest';
import shared from '../strings/en.json' with { type: 'json' };
import own from './strings/en.json' with { type: 'json' };
import { phrasesOf } from './phrases.ts';

const en = { ...shared.ui, ...own.ui };

test('every phrase of CodeMirror has a string', () => {
  const words = Object.values(phrasesOf((word) => word));
  expect(words.filter((word) => !Object.hasOwn(en, word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('the phrases of the search panel are complete, with numbers in place', () => {
  const phrases = phrasesOf((word) => en[word]);
  const names = ['Find', 'next', 'previous', 'replace all', 'close', 'on line', 'replaced $ matches', 'Fold line'];
  expect(names.map((name) => phrases[name])).toEqual(['Find', 'Next', 'Previous', 'Replace all', 'Close', 'on line', '$ replaced', 'Fold']);
});
