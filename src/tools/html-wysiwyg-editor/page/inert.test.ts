// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { attributeNames, elementName, parseInert } from './inert.ts';

test('creates no event handlers, and keeps all other text unchanged', () => {
  const body = parseInert('<p title=" on it" ONCLICK="a()" data-a=\'x\'onfocus=a()>go on, "on" -inert0-/on</p><onfoo>b</onfoo>');
  const [paragraph, element] = body.children;
  expect(paragraph?.getAttributeNames().filter((name) => /^on\w/u.test(name))).toEqual([]);
  expect(paragraph && attributeNames(paragraph)).toEqual(['title', 'onclick', 'data-a', 'onfocus']);
  expect(paragraph?.getAttribute('title')).toBe(' on it');
  expect(paragraph?.textContent).toBe('go on, "on" -inert0-/on');
  expect(element?.outerHTML).toBe('<onfoo>b</onfoo>');
});

test('creates no form, whose fields would shadow its properties', () => {
  const [form] = parseInert('<form action="a"><input name="attributes" title="</form> <FORM >">b</form>').children;
  expect(form && elementName(form)).toBe('form');
  expect(form && attributeNames(form)).toEqual(['action']);
  expect(form?.attributes.length).toBe(2);
  expect(form?.querySelector('input')?.getAttribute('title')).toBe('</form> <form >');
});

test('creates no track, and closes its parent element at the same position', () => {
  const box = parseInert('<video><track src="a.vtt"></video><p>b</p>');
  expect([...box.children].map(({ localName }) => localName)).toEqual(['video', 'p']);
  expect([...box.querySelectorAll('video > *')].map(elementName)).toEqual(['track']);
});
