import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  generate: [
    { source: '64 × log2 62', input: {}, output: { tokens: matches(/^[A-Za-z0-9]{64}$/), alphabetSize: 62, entropyBits: 381.07 } },
    { source: '20 × log2 94', input: { symbols: true, length: 20 }, output: { tokens: matches(/^[!-~]{20}$/), alphabetSize: 94, entropyBits: 131.09 } },
    {
      source: '6 × log2 10',
      input: { uppercase: false, lowercase: false, length: 6 },
      output: { tokens: matches(/^[0-9]{6}$/), alphabetSize: 10, entropyBits: 19.93 },
    },
    {
      source: 'arithmetic',
      input: { alphabet: 'abba', length: 8, count: 3 },
      output: { tokens: matches(/^[ab]{8}\n[ab]{8}\n[ab]{8}$/), alphabetSize: 2, entropyBits: 8 },
    },
    { source: 'arithmetic', input: { alphabet: '🍎🍐', length: 4 }, output: { tokens: matches(/^[🍎🍐]{4}$/u), alphabetSize: 2, entropyBits: 4 } },
    {
      source: 'exclusion',
      input: { lowercase: false, uppercase: false, excludedCharacters: '12345678', length: 10 },
      output: { tokens: matches(/^[09]{10}$/), alphabetSize: 2, entropyBits: 10 },
    },
    {
      source: 'exclusion',
      input: { alphabet: 'xyzz', excludedCharacters: 'yx', length: 3 },
      output: { tokens: matches(/^zzz$/), alphabetSize: 1, entropyBits: 0 },
    },
    { source: 'O, I; o, l; 0, 1', input: { excludeAmbiguous: true }, output: { tokens: matches(/^[A-HJ-NP-Za-kmnp-z2-9]{64}$/), alphabetSize: 56 } },
    { source: 'the vertical bar', input: { alphabet: '|-', excludeAmbiguous: true, length: 2 }, output: { tokens: matches(/^--$/), alphabetSize: 1 } },
    {
      source: 'log2(3! × 26 × 26 × 10)',
      input: { length: 3, requireEachClass: true },
      output: { tokens: matches(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9]).{3}$/), alphabetSize: 62, entropyBits: 15.31 },
    },
    {
      source: 'a class without characters after exclusions is ignored',
      input: { length: 2, requireEachClass: true, excludedCharacters: '0123456789' },
      output: { tokens: matches(/^(?:[A-Z][a-z]|[a-z][A-Z])$/), alphabetSize: 52 },
    },
    {
      source: 'custom symbols',
      input: { uppercase: false, lowercase: false, numbers: false, symbols: true, symbolCharacters: '-._~-', length: 5 },
      output: { tokens: matches(/^[-._~]{5}$/), alphabetSize: 4, entropyBits: 10 },
    },
    { source: 'the prefix is not counted', input: { prefix: 'pk_', length: 5 }, output: { tokens: matches(/^pk_[A-Za-z0-9]{5}$/), entropyBits: 29.77 } },
    {
      source: 'an alphabet of one character',
      input: { alphabet: 'a', requireEachClass: true, length: 3, prefix: 'b', count: 2 },
      output: { tokens: matches(/^baaa\nbaaa$/), entropyBits: 0 },
    },
    { source: 'no class selected', input: { uppercase: false, lowercase: false, numbers: false, symbols: false }, error: 'empty-alphabet', field: 'alphabet' },
    { source: 'all excluded', input: { alphabet: 'ab', excludedCharacters: 'ba' }, error: 'empty-alphabet', field: 'alphabet' },
    { source: 'two characters, four classes', input: { length: 2, symbols: true, requireEachClass: true }, error: 'length-too-short', field: 'length' },
  ],
  passphrase: [
    { source: '6 × 11', input: { wordCount: 6 }, output: { passphrases: matches(/^[a-z]{3,8}(?:-[a-z]{3,8}){5}$/), entropyBits: 66 } },
    {
      source: '2 × 11 + log2 10',
      input: { wordCount: 2, separator: '', capitalize: true, appendDigit: true, count: 2 },
      output: { passphrases: matches(/^(?:[A-Z][a-z]{2,7}){2}[0-9]\n(?:[A-Z][a-z]{2,7}){2}[0-9]$/), entropyBits: 25.32 },
    },
    {
      source: 'BIP-39 Japanese list',
      input: { wordCount: 3, language: 'japanese', separator: '\u3000' },
      output: { passphrases: matches(/^[\p{Script=Hiragana}\u3099\u309A]+(?:\u3000[\p{Script=Hiragana}\u3099\u309A]+){2}$/u), entropyBits: 33 },
    },
  ],
});
