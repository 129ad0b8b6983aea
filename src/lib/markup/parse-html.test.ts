import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { InputError } from '../../contract/errors.ts';
import { parseHtml } from './parse-html.ts';

test.each([
  ['<p>a</p>', false],
  ['<!-- a --> <html><p>b', true],
  ['<!doctype html>a', true],
  ['<!-- <html> -->a', false],
  ['<header>a</header>', false],
])('whether %j is a document: %j', (html, isDocument) => {
  expect(parseHtml(html).nodeName === '#document').toBe(isDocument);
});

const refusalOf = (html: string): unknown => {
  try {
    parseHtml(html, { withPlaces: true });
    return undefined;
  } catch (error) {
    return error;
  }
};

test('refuses elements that are nested too deeply, with the place', () => {
  expect(refusalOf('<i>'.repeat(500))).toBeUndefined();
  const error = refusalOf(`\n${'<i>'.repeat(600)}`);
  expect(error).toBeInstanceOf(InputError);
  expect(error).toMatchObject({ code: 'too-deeply-nested', field: 'input', position: { line: 2, column: 512 * 3 - 2 } });
});

test('refuses unclosed elements that each paragraph opens again, before they fill memory', { tags: ['slow'] }, () => {
  const processorTime = startProcessorTime();
  const tags = Array.from({ length: 400 }, (_, index) => `<b a=${index}>`).join('');
  expect(refusalOf(`<table><td><p>${tags}${'<p>x'.repeat(30_000)}`)).toMatchObject({ code: 'too-deeply-nested' });
  expect(processorTime()).toBeLessThan(20_000);
});
