import { expect, test } from 'vitest';
import { firstRecords } from './first-records.ts';

const options = { delimiter: 'auto', customDelimiter: '', quoteCharacter: '"' } as const;

test('a preview has the first records, none of them truncated', () => {
  expect(firstRecords('a;b\n1;"x\ny"\n2;3\n', options, 2)).toEqual([
    ['a', 'b'],
    ['1', 'x\ny'],
  ]);
  expect(firstRecords('a\n"b', options, 9)).toEqual([]);
  expect(firstRecords(`a\n${'b\n'.repeat(200_000)}`, options, 3)).toEqual([['a'], ['b'], ['b']]);
  expect(firstRecords(`a\nb\n"${'x'.repeat(300_000)}"\n`, options, 9)).toEqual([['a'], ['b']]);
});
