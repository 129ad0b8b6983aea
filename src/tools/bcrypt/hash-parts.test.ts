import { expect, test } from 'vitest';
import { hashPieces } from './hash-parts.ts';

test('splits a hash into version, cost, salt and digest', () => {
  const hash = { version: '2b', cost: 5, salt: 'CCCCCCCCCCCCCCCCCCCCC.', digest: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' };
  expect(
    hashPieces(hash)
      .map(({ text }) => text)
      .join(''),
  ).toBe('$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW');
});
