import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { escapeAttribute } from '../../lib/html-text/escape.ts';
import { hostOf, services, truncate } from './previews.ts';
import { inputOf, onOneLine, tagsOf } from './properties.ts';
import { readPage } from './read-page.ts';
import { determiners, ogTypes, twitterCards } from './terms.ts';
import { writeHtml } from './write-html.ts';

// Without the characters that HTML normalizes before parsing: line endings and NUL.
const anyValue = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n\f\0]/u.test(text));
const nothing = inputOf([]);
const anyInput = fc.record(Object.fromEntries(Object.keys(nothing).map((name) => [name, anyValue])));

test('parse5 reads back the written tags, in the same order', () => {
  fc.assert(
    fc.property(anyInput, fc.boolean(), (values, selfClosing) => {
      const tags = tagsOf({ ...nothing, ...values });
      const html = writeHtml(tags, { basics: undefined, selfClosing });
      expect(readPage(html).tags).toEqual(tags);
      expect(tagsOf(inputOf(tags))).toEqual(tags);
    }),
  );
});

test('reads back a title, a description and a URL', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (...values) => {
      const [title = '', description = '', url = ''] = values.map(onOneLine);
      const read = readPage(writeHtml([], { basics: { title, description, url }, selfClosing: false }));
      expect(read).toMatchObject({ title: title.replaceAll(/\s+/gu, ' '), description, url });
    }),
  );
});

test('reads any text, and long hostile text quickly', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('<meta ', 'property="og:title"', ' content=', '<title>', '<svg>', '>', '"'))),
      (parts) => {
        expect(readPage(parts.join('')).notes.length).toBeGreaterThanOrEqual(0);
      },
    ),
  );
  expect(readPage('<div>'.repeat(500)).tags).toEqual([]);
  expect(() => readPage('<div>'.repeat(1e5))).toThrow(expect.objectContaining({ code: 'too-deeply-nested', field: 'html' }));
  expect(readPage(`<meta property="og:title" content="${escapeAttribute('&'.repeat(1e5))}">`).title).toHaveLength(1e5);
});

test('multi-line values become one line, or one tag per line', () => {
  expect(onOneLine('  a \r\n\n  b\t\rc ')).toBe('a b c');
  expect(tagsOf({ ...nothing, articleTag: ' a \n\n b', title: ' ' }).map(({ content }) => content)).toEqual(['a', 'b']);
});

test('truncates text at a word boundary if one is near, and only if it is too long', () => {
  expect(truncate('short', 10)).toBe('short');
  expect(truncate('one two three', 9)).toBe('one two…');
  expect(truncate('😀😀😀😀', 3)).toBe('😀😀…');
  expect(truncate('😀😀😀', 3)).toBe('😀😀😀');
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
      expect([...truncate(text, limit)].length).toBeLessThanOrEqual(limit);
    }),
  );
});

test('the site name is the host name', () => {
  expect(hostOf('https://www.example.com/a?b')).toBe('example.com');
  expect(hostOf('nonsense')).toBe('');
});

test('determiners are those of the protocol', () => {
  // ogp.me, og:determiner: an enum of a, an, the, "", auto.
  expect([...determiners].toSorted()).toEqual(['', 'a', 'an', 'auto', 'the']);
});

test('types and cards are those of the protocols', () => {
  const types = 'article book music.album music.playlist music.radio_station music.song profile video.episode video.movie video.other video.tv_show website';
  expect(ogTypes.toSorted().join(' ')).toBe(types);
  expect(twitterCards.toSorted()).toEqual(['app', 'player', 'summary', 'summary_large_image']);
});

test('each service shows its parts of a page, in its order, with the image above or beside them', () => {
  const shown = Object.entries(services).map(([name, { imagePosition, parts }]) => [
    name,
    imagePosition,
    parts.map(({ part, length }) => `${part} ${length}`).join(', '),
  ]);
  expect(shown).toEqual([
    ['xLarge', 'above', 'title 70, host 60'],
    ['xSmall', 'beside', 'host 60, title 70, description 125'],
    ['facebook', 'above', 'host 60, title 88, description 80'],
    ['linkedin', 'above', 'title 119, host 60'],
    ['chat', 'above', 'siteName 80, title 80, description 300'],
    ['search', 'none', 'url 75, title 60, description 160'],
  ]);
});
