import { expect, test } from 'vitest';
import { piecesOf, errorPositions } from './marks.ts';

const FRENCH = { country: 'FR', checkDigits: '76', expectedCheckDigits: '76', bban: '30006000011234567890189' } as const;

test('marks single characters, the country and the check digits', () => {
  expect(errorPositions({ ...FRENCH, errors: [], wrongCharacters: [{ position: 7, character: '?' }] })).toEqual([7]);
  expect(errorPositions({ ...FRENCH, errors: ['unknown-country', 'wrong-check-digits'], wrongCharacters: [] })).toEqual([1, 2, 3, 4]);
});

test('marks the national check digits at their positions', () => {
  expect(errorPositions({ ...FRENCH, errors: ['wrong-national-check-digits'], wrongCharacters: [] })).toEqual([26, 27]);
});

test('splits a complete IBAN into its parts', () => {
  const pieces = piecesOf(FRENCH);
  expect(pieces.map(({ text }) => text).join('')).toBe('FR7630006000011234567890189');
  expect(pieces.slice(0, 2).map(({ part }) => part)).toEqual(['country', 'check']);
  expect(piecesOf({ ...FRENCH, expectedCheckDigits: '' })).toEqual([]);
});
