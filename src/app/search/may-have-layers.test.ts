import { expect, test } from 'vitest';
import { asContent } from '../../tools/unwrap/testing/open.ts';
import { writers } from '../../tools/unwrap/testing/writers.ts';
import { mayHaveLayers } from './may-have-layers.ts';

test.each([
  'hash text',
  'json',
  '{"a": 1}',
  '192.168.0.1',
  'The quick brown fox jumps over the lazy dog.',
  'Schöne Grüße aus Köln, und bis bald!',
  'Привет, мир! Это обычное предложение.',
  "don't open this (or that); it's plain text\nof two lines",
])('%s has no layers', (text) => {
  expect(mayHaveLayers(text)).toBe(false);
});

test('a text of any two layers may have them', () => {
  const payload = Buffer.from('Hello, world! This is text & more.');
  const missed = writers.flatMap((inner) => {
    const content = inner.write(payload);
    if (content === undefined) return [];
    return writers.flatMap((outer) => {
      const isTaken = outer.takes === 'bytes' || asContent(Buffer.from(content)).kind === 'text';
      const text = isTaken ? outer.write(Buffer.from(content)) : undefined;
      const written = text === undefined ? undefined : asContent(Buffer.from(text));
      return written?.kind === 'text' && !mayHaveLayers(written.text) ? [`${outer.name} › ${inner.name}: ${written.text}`] : [];
    });
  });
  expect(missed).toEqual([]);
});
