import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDateTime } from './date-time.ts';

test('what Date writes is read back', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      fc.pre(!date.toISOString().startsWith('-000000'));
      expect(parseDateTime(date.toISOString())).toBe(date.getTime());
    }),
  );
});

test.each([
  ['2024-02-29', '2024-02-29T00:00:00Z'],
  [' 2024-02-29T12:34z ', '2024-02-29T12:34:00Z'],
  ['2024-02-29T12:34:56,789999999Z', '2024-02-29T12:34:56.789Z'],
  ['2024-02-29T12:34:56.5Z', '2024-02-29T12:34:56.500Z'],
  ['2024-02-29T23:59:59-23:59', '2024-03-01T23:58:59Z'],
  ['2024-02-29T00:00:00+0130', '2024-02-28T22:30:00Z'],
  ['0099-01-01', '0099-01-01T00:00:00Z'],
  ['-000001-12-31', '-000001-12-31T00:00:00Z'],
])('%j is %s', (text, iso) => {
  expect(parseDateTime(text)).toBe(Date.parse(iso));
});

test.each([
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-00-01',
  '2024-01-00',
  '2024-01-01T24:00Z',
  '2024-01-01T00:60Z',
  '2024-01-01T00:00:60Z',
  '2024-01-01T00:00',
  '2024-01-01T00:00+24:00',
  '2024-01-01T00:00+00:60',
  '-000000-01-01',
  '+275760-09-14',
  '01.02.2024',
  '',
])('%j is not a date and time', (text) => {
  expect(parseDateTime(text)).toBeUndefined();
});
