// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { attributeNames, parseInert } from './inert.ts';

test('makes no handlers, and leaves every other word as it is', () => {
  const { body } = parseInert('<p title=" on it" ONCLICK="a()" data-a=\'x\'onfocus=a()>go on, "on" \uE000/on</p><onfoo>b</onfoo>');
  const [paragraph, element] = body.children;
  expect(paragraph?.getAttributeNames().filter((name) => /^on\w/u.test(name))).toEqual([]);
  expect(paragraph && attributeNames(paragraph)).toEqual(['title', 'onclick', 'data-a', 'onfocus']);
  expect(paragraph?.getAttribute('title')).toBe(' on it');
  expect(paragraph?.textContent).toBe('go on, "on" \uE000/on');
  expect(element?.outerHTML).toBe('<onfoo>b</onfoo>');
});
