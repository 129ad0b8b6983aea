import { describe, expect, test } from 'vitest';
import { findUnclear } from './plain-english.ts';

describe('findUnclear', () => {
  test.each([
    'names an option that there is not',
    'a bug is told to the log',
    'Repair no more',
    'Text of so many bytes',
    'whoever sees this header',
    'This was no JSON, and was mended',
    'One entry a line',
    'the key stands before the value',
    'This is no MAC address',
    'It has a fault',
    'A file in the place of a link',
    'Ignore white space',
    'Take picture',
    'Licences of all packages',
    'You can’t undo this',
  ])('rejects “%s”', (text) => {
    expect(findUnclear(text)).not.toEqual([]);
  });

  test.each([
    'reports an unknown option',
    'There is no camera.',
    'no more than 20 characters',
    'The secret is no longer needed',
    'Not a valid MAC address. Use hex digits.',
    'stands for the rest of the line',
    'One entry per line',
    'cannot be copied by mistake',
  ])('accepts “%s”', (text) => {
    expect(findUnclear(text)).toEqual([]);
  });

  test('names the usual words and the text', () => {
    expect(findUnclear('Ignore white space')).toEqual(['“white space” (write: whitespace) in “Ignore white space”']);
  });

  test('allows a word in the places that are listed', () => {
    expect(findUnclear('Profile picture', 'tools/jwt-parser reference.picture')).toEqual([]);
    expect(findUnclear('Profile picture', 'tools/jwt-parser reference.name')).toHaveLength(1);
  });
});
