import { expect, test } from 'vitest';
import { isKey } from './key.ts';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test.each([
  ['k', press('k', 'KeyK'), true],
  ['k', press('K', 'KeyK', true), true],
  // Russian and Ukrainian, Greek, Hebrew
  ['k', press('л', 'KeyK'), true],
  ['k', press('κ', 'KeyK'), true],
  ['k', press('ל', 'KeyK'), true],
  ['s', press('ы', 'KeyS'), true],
  ['r', press('к', 'KeyR'), true],
  ['d', press('в', 'KeyD'), true],
  // Dvorak: the letter counts, not the position
  ['k', press('k', 'KeyV'), true],
  ['k', press('t', 'KeyK'), false],
  ['a', press('q', 'KeyA'), false],
  // A Mac, with Alt
  ['s', press('ß', 'KeyS'), true],
  ['k', press('j', 'KeyJ'), false],
  ['?', press('?', 'Digit7', true), true],
  ['?', press(',', 'Slash', true), true],
  ['?', press('.', 'Slash'), false],
  ['/', press('.', 'Slash'), true],
  ['/', press('/', 'Digit7', true), true],
  ['/', press(',', 'Slash', true), false],
])('%s: %j matches: %j', (character, event, expected) => {
  expect(isKey(event, character)).toBe(expected);
});

test.each(['k', '/', '?'])('%s: an event without a key, as autofill sends, does not match', (character) => {
  expect(isKey(new Event('keydown') as KeyboardEvent, character)).toBe(false);
});
