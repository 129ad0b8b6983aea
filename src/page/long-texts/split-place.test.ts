import { expect, test } from 'vitest';
import { splitPlace } from './split-place.ts';

interface Strings {
  readonly kit?: { readonly placeFirst: string };
  readonly errors?: Readonly<Record<string, string>>;
}

/** All string files, by path. */
const files = Object.entries(import.meta.glob<Strings>('../{lib,page,runtime,tools}/**/strings/*.json', { eager: true, import: 'default' }));
const kits = files.filter(([, { kit }]) => kit).map(([file, { kit }]) => [file.replace(/^.*\//u, ''), kit?.placeFirst ?? ''] as const);

test('splits a message from its leading position', () => {
  expect(splitPlace('Line 2, column 13: a value is missing.', 'Line 2, column 13:')).toEqual({ place: 'Line 2, column 13: ', rest: 'a value is missing.' });
  expect(splitPlace('Line 2 names no host.', 'Line 2, column 1:')).toEqual({ place: '', rest: 'Line 2 names no host.' });
});

test.each(kits)('%s: every message that starts with its position formats it as the page does', (language, place) => {
  const [lead = ''] = place.split('{line}');
  const messages = files
    .filter(([file]) => file.endsWith(`/${language}`))
    .flatMap(([file, { errors = {} }]) => Object.entries(errors).map(([code, message]) => [`${file}: ${code}`, message] as const));
  const begins = messages.filter(([, message]) => message.startsWith(`${lead}{line}`) && message.slice(0, place.length + 4).includes('{column}'));
  expect(begins.length).toBeGreaterThan(20);
  expect(begins.filter(([, message]) => splitPlace(message, place).place === '').map(([name]) => name)).toEqual([]);
});
