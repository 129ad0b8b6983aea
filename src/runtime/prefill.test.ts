import { expect, test } from 'vitest';
import { readPrefill } from './prefill.ts';

const ofRegex = { regex: { pattern: { part: 'pattern' }, flags: { part: 'flags' } } };
const ofRange = { 'ipv4-range': { startAddress: { part: 'start' }, endAddress: { part: 'end' } } };
const ofHex = { hex: { base: 'hexadecimal' }, 'binary-digits': { base: 'binary' } };

test('sets a field to a value', () => {
  expect(readPrefill(ofHex, 'cafe', { taken: 'hex', source: 'hex' })).toEqual({ base: 'hexadecimal' });
});

test('prefills a format as its nearest accepted parent', () => {
  expect(readPrefill(ofHex, '900150983cd24fb0d6963f7d28e17f72', { taken: 'hex', source: 'digest' })).toEqual({ base: 'hexadecimal' });
  expect(readPrefill({ text: { base: 'text' }, ...ofHex }, 'cafe', { taken: 'hex', source: 'uuid' })).toEqual({});
});

test('sets fields to the parts of a text', () => {
  expect(readPrefill(ofRegex, ' /^a$/gi\n', { taken: 'regex', source: 'regex' })).toEqual({ pattern: '^a$', flags: ['g', 'i'] });
  expect(readPrefill(ofRange, '10.0.0.1 - 10.0.0.17', { taken: 'ipv4-range', source: 'ipv4-range' })).toEqual({
    startAddress: '10.0.0.1',
    endAddress: '10.0.0.17',
  });
});

test('a text without the parts leaves the fields unchanged', () => {
  expect(readPrefill(ofRegex, '[^a]', { taken: 'regex', source: 'regex' })).toEqual({});
});

test('a field without prefill sets nothing', () => {
  expect(readPrefill(undefined, 'cafe', { taken: 'text', source: 'hex' })).toEqual({});
});
