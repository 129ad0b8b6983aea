import { expect, test } from 'vitest';
import type { Findable } from './find-tools.ts';
import { createFinder, groupFound } from './find-tools.ts';

const entry = (name: string, category: string, keywords = '', aliases: readonly string[] = []): Findable => ({
  name,
  category,
  description: '',
  aliases,
  keywords: keywords.split(',').map((word) => word.trim()),
});

const entries = [
  entry('JSON to YAML converter', 'Converter', 'json, yaml, convert'),
  entry('JSON prettify and format', 'Development', 'json, prettify, viewer', ['json']),
  entry('YAML prettify', 'Development', 'yaml'),
  entry('Hash text', 'Crypto', 'hash, digest, sha256sum, md5'),
  entry('UUID generator', 'Crypto', 'uuid, guid'),
  ...Array.from({ length: 8 }, (_, index) => entry(`Text tool ${index}`, 'Text', 'text')),
];

const find = createFinder(entries);
const names = (query: string): readonly string[] => find(query).map(({ entry: { name } }) => name);

test('an alias or a prefix of a name comes first, a search word next, the rest by similarity', () => {
  expect(names('json').slice(0, 2)).toEqual(['JSON prettify and format', 'JSON to YAML converter']);
  expect(names('hash text')[0]).toBe('Hash text');
  expect(names('guid')[0]).toBe('UUID generator');
  expect(names('prettify')[0]).toBe('JSON prettify and format');
  expect(names('pretify')).toContain('JSON prettify and format');
});

test('short words without a match are left out of a sentence, but not short search words', () => {
  expect(names('do a md5 of some text')).toEqual([]);
  expect(names('do a md5 of text')).toEqual(['Hash text']);
  expect(names('a uuid')[0]).toBe('UUID generator');
});

test('an empty search lists everything, and nonsense nothing', () => {
  expect(names('').length).toBe(entries.length);
  expect(names('xyzzyplugh')).toEqual([]);
});

const inCategory = (query: string, category: string): readonly string[] =>
  groupFound(find(query))
    .filter((group) => group.category === category)
    .flatMap((group) => group.entries.map(({ name }) => name));

test('each category is one group, with all direct hits', () => {
  const eight = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `Text tool ${index}`);
  expect(inCategory('', 'Text')).toEqual(eight);
  expect(inCategory('text', 'Text')).toEqual(eight);
  expect(groupFound(find('')).map(({ category }) => category)).toEqual(['Converter', 'Development', 'Crypto', 'Text']);
});

test('of indirect results, a category shows five', () => {
  expect(inCategory('ext ool', 'Text')).toHaveLength(5);
});

test('a name counts more than a description', () => {
  const [found] = createFinder([{ ...entry('Clock', 'A'), description: 'stopwach' }, entry('Stopwatch', 'A')])('stopwch');
  expect(found?.entry.name).toBe('Stopwatch');
});

test('the group of the best hit comes first', () => {
  expect(groupFound(find('uuid'))[0]?.category).toBe('Crypto');
});

/** The names that a search finds among entries, and which of them it finds directly. */
const search = (query: string, ...among: readonly Findable[]): readonly string[] =>
  createFinder(among)(query).map(({ entry: { name }, isDirect }) => (isDirect ? `${name}!` : name));

const described = (name: string, description: string): Findable => ({ ...entry(name, 'Any'), description });
const maker = (name: string, keywords: string): Findable => ({ ...entry(name, 'Any', keywords), description: 'maker' });
const mentioning = (name: string, ...mentions: readonly string[]): Findable => ({ ...entry(name, 'Any'), mentions });

test('finds a mistyped word anywhere in a text', () => {
  expect(search('stopwach', described('Clock', `${'time and again '.repeat(20)}stopwatch`))).toEqual(['Clock']);
});

test('of two ways to correct swapped letters the better match counts', () => {
  expect(search('trian', described('Clock', 'tiran'), entry('Train', 'Any'))).toEqual(['Train!']);
  expect(search('trian', described('Clock', 'train'), entry('Tiran', 'Any'))).toEqual(['Tiran!']);
});

test('does not correct a known word', () => {
  expect(search('trian', described('Clock', 'trian'), entry('Train', 'Any'))[0]).toBe('Clock');
  expect(search('hahs', entry('Hash', 'Any'))).toEqual(['Hash!']);
  expect(search('hash', entry('Hash', 'Any'), entry('Bash', 'Any'))).toEqual(['Hash!']);
});

test('corrects three letters only if two are swapped or one is missing in the middle', () => {
  expect(search('jtw', entry('JWT', 'Any'))).toEqual(['JWT!']);
  expect(search('jsn', entry('JSON', 'Any'))).toEqual(['JSON!']);
  expect(search('jxt', entry('JWT', 'Any'))).toEqual([]);
  expect(search('jso', entry('Jsop', 'Any'), entry('Jxso', 'Any'))).toEqual(['Jsop!']);
  expect(search('jw', entry('Wj', 'Any'))).toEqual([]);
});

test('corrects each word of a search', () => {
  expect(search('jtw decdoe', entry('JWT', 'Any', 'decode'), entry('Base64', 'Any', 'decode'))).toEqual(['JWT!']);
  expect(search('fromat sql', entry('SQL formatter', 'Any'))).toEqual(['SQL formatter!']);
});

test('corrects an unfinished word', () => {
  expect(search('passwr', entry('Password', 'Any'))).toEqual(['Password!']);
  expect(search('pasqw', entry('Password', 'Any'))).toEqual(['Password!']);
});

test('a corrected name ranks before a corrected search word', () => {
  expect(search('gneerator', entry('Maker', 'Any', 'generator'), entry('Generator', 'Any'))).toEqual(['Generator!', 'Maker!']);
  expect(search('gonorator', maker('Maker', 'generator'), entry('Generator', 'Any'))[0]).toBe('Generator!');
});

test('a word with an error that makes it another word is corrected if nothing else matches', () => {
  expect(search('http stats codes', entry('HTTP status codes', 'Any'), entry('Text', 'Any', 'stats'))).toEqual(['HTTP status codes']);
});

test('omits hits far below the best', () => {
  expect(search('curl', entry('Curl', 'Any'), described('Clock', 'curl'))).toEqual(['Curl!']);
  expect(search('curl', described('Clock', 'curl'), described('Watch', 'curly'))).toEqual(['Clock', 'Watch']);
});

test('keeps secondary entries, which have only mentions', () => {
  expect(search('curl', entry('Curl', 'Any'), { ...mentioning('Steps', 'curl'), isSecondary: true })).toEqual(['Curl!', 'Steps']);
});

test('the words of a search without its short words, if no entry has these', () => {
  expect(search('compare the texts', entry('Compare', 'Any', 'texts'))).toEqual(['Compare!']);
});

test('reports the words that were found', () => {
  const findTwo = createFinder([entry('JWT decoder', 'Any'), entry('Base64', 'Any')]);
  const terms = (query: string) => findTwo(query).map((found) => found.terms);
  expect(terms('Jtw')).toEqual([['jwt']]);
  expect(terms('base 64')).toEqual([['base64', 'base', '64']]);
});

test.each([
  ['mat khau', 'Mật khẩu'],
  ['MẬT KHẨU', 'mat khau'],
  ['dinh dang', 'Định dạng'],
  ['expresion regular', 'Expresión regular'],
  ['noekkel', 'Noekkel'],
  ['passfrase nokkel', 'Passfrase og nøkkel'],
  ['schlussel', 'Schlüssel'],
  ['strasse', 'Straße'],
  ['счётчик', 'Счетчик'],
])('accents and letter case do not matter: “%s” finds “%s”', (query, name) => {
  expect(search(query, entry(name, 'Any'), entry('Other', 'Any'))).toEqual([`${name}!`]);
});

test('every word has to match something, in any order', () => {
  const tools = [entry('Hash text', 'Crypto'), entry('Hash file', 'Crypto')];
  expect(search('text hash', ...tools)).toEqual(['Hash text!']);
  expect(search('crypto file', ...tools)).toEqual(['Hash file!']);
  expect(search(' HASH  ', ...tools)).toEqual(['Hash text!', 'Hash file!']);
});

test('the whole name ranks before another name, that before the beginning of a name, that before a word of it, and that before a search word', () => {
  expect(
    search('hex', entry('Colors', 'Any', 'hex'), entry('To hex', 'Any'), entry('Hexdump', 'Any'), entry('Digits', 'Any', '', ['hex']), entry('Hex', 'Any')),
  ).toEqual(['Hex!', 'Digits!', 'Hexdump!', 'To hex!', 'Colors!']);
});

test('the first search words describe a tool best', () => {
  expect(search('guid', entry('Last', 'Any', 'a, b, guid'), entry('First', 'Any', 'guid, a, b'))).toEqual(['First!', 'Last!']);
});

test('a search word counts more as a whole than as a part', () => {
  expect(search('maker guid', maker('Part', 'guid list'), maker('Whole', 'guid'))).toEqual(['Whole', 'Part']);
});

test('of names with the same words, the one that starts like the search comes first', () => {
  expect(search('hash te', entry('Text to hash', 'Any'), entry('Hash to text', 'Any'))).toEqual(['Hash to text!', 'Text to hash!']);
});

test('finds a category by its name, before what only has that word', () => {
  expect(search('crypto', entry('Coins', 'Any', 'crypto'), entry('Hash', 'Crypto'))).toEqual(['Hash!', 'Coins!']);
});

test('a description counts more than a part of a search word, and that more than mentions', () => {
  expect(search('graph', mentioning('C', 'graph'), entry('B', 'Any', 'paragraph'), described('A', 'a graph'))).toEqual(['A', 'B', 'C']);
});

test('a name in two words, in one, or with a hyphen is the same name', () => {
  for (const query of ['wi-fi', 'wifi', 'wi fi', 'Wi-Fi QR', 'qr']) expect(search(query, entry('Wi-Fi QR code', 'Any'))).toEqual(['Wi-Fi QR code!']);
});

test('endings may differ: a decoder decodes, but not every longer word matches', () => {
  expect(search('decoder', entry('Decode links', 'Any'))).toEqual(['Decode links']);
  expect(search('minified', entry('Minify', 'Any'))).toEqual(['Minify']);
  expect(search('miniature', entry('Minify', 'Any'))).toEqual([]);
  // Three letters at most.
  expect(search('decodexxx', entry('Decode links', 'Any'))).toEqual(['Decode links']);
  expect(search('decodexxxx', entry('Decode links', 'Any'))).toEqual([]);
  expect(search('decodability', entry('Decode links', 'Any'))).toEqual([]);
  // In a short word any letters could be an ending.
  expect(search('hashtag', entry('Hash', 'Any'))).toEqual([]);
  expect(search('colossal', entry('Color', 'Any'))).toEqual([]);
});

test('secondary entries come after equally direct hits, unless the search is their name', () => {
  const recipe = { ...entry('Hash all', 'Any'), isSecondary: true };
  expect(search('hash', recipe, entry('To hash', 'Any'))).toEqual(['To hash!', 'Hash all!']);
  expect(search('hash all', recipe, entry('Hash all lines', 'Any'))).toEqual(['Hash all!', 'Hash all lines!']);
  expect(search('hash', recipe, described('Digest', 'a hash'))).toEqual(['Hash all!', 'Digest']);
});

test('ignores words that say nothing about a tool, unless there are no others', () => {
  const find = createFinder([entry('JSON formatter', 'Any', 'json'), entry('JSON 格式化', 'Any'), entry('Online', 'Any')], ['online', '在线']);
  const names = (query: string) => find(query).map(({ entry: { name } }) => name);
  expect(names('json formatter online')).toEqual(['JSON formatter']);
  expect(names('在线格式化')).toEqual(['JSON 格式化']);
  expect(names('online')).toEqual(['Online']);
});

test('splits Chinese into words', () => {
  const tools = [entry('文本哈希', '加密'), entry('文本比较', '文本')];
  expect(search('哈希', ...tools)).toEqual(['文本哈希']);
  expect(search('比较文本', ...tools)).toEqual(['文本比较']);
  expect(search('json格式', entry('JSON 格式化', '开发'))).toEqual(['JSON 格式化!']);
});
