import { expect, test } from 'vitest';
import { flag, list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { createWords } from '../words.ts';
import { printLines } from './print-lines.ts';

const operation = declare({
  input: { given: text({ primary: true }) },
  output: { mask: text({ primary: true }), count: number(), fits: flag(), zones: list() },
});
const words = createWords('en', {
  'outputs.mask.label': 'Mask',
  'outputs.count.label': 'Addresses',
  'outputs.fits.label': 'Fits',
  'outputs.zones.label': 'Zones',
  'values.yes': 'yes',
  'values.no': 'no',
});
const output = { mask: '255.255.255.0', count: 1_024, fits: true, zones: ['a.arpa', 'b.arpa'] };

test('prints each value on a line after its name, as the command line does', () => {
  const names = ['count', 'mask', 'zones'];
  expect(printLines('describe', operation, output, { names, words })).toBe('Addresses: 1024\nMask: 255.255.255.0\nZones: a.arpa, b.arpa');
});

test('prints only the requested values', () => {
  expect(printLines('describe', operation, output, { names: [], words })).toBe('');
});
