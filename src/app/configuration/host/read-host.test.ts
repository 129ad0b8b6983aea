import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { formatHostSchema, readAbouts } from '../../../../scripts/host-schema.ts';
import type { CompiledWords } from '../../../runtime/words.ts';
import { tools } from '../../../tools/registry.ts';
import { arrange } from './arrange.ts';
import { checkOptions } from './check-options.ts';
import { MAX_LENGTH } from '../../../boot/host-text.ts';
import { readHost } from './read-host.ts';
import { rename } from './rename.ts';
import { readEmbedOrigins } from '../../../hosting/site-headers.mjs';
import { formatInvalidSetting } from './report.ts';
import { settingsOf } from './settings-of.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const schema = new Validator(JSON.parse(formatHostSchema()), '2020-12', false);

const read = (host: unknown) => readHost(JSON.stringify(host));
const invalidSettingsOf = (host: unknown): readonly string[] => read(host).invalid.map(formatInvalidSetting);

const ORIGINS = [
  'https://wiki.example',
  'http://localhost:8080',
  'https://a-b.c_d.example:8443',
  'http://127.0.0.1',
  'https://[2001:db8::1]:444',
  'http://a:8',
];
const NO_ORIGINS = [
  '',
  '*',
  'null',
  "'self'",
  'https://*',
  'https://*.example',
  'wiki.example',
  '//wiki.example',
  'https://wiki.example/',
  'https://wiki.example/a',
  'https://wiki.example:443',
  'http://wiki.example:80',
  'https://WIKI.example',
  'https://wiki.example:0',
  'https://wiki.example:',
  'https://a b',
  'https://a.example; script-src *',
  'https://a.example https://b.example',
  'https://a@b.example',
  'ftp://a.example',
  'file://',
  'data:',
  'https://\n',
  'https://wiki..example',
  'https://.example',
  'https://bücher.example',
  'https://wiki.example\n',
  'javascript:alert(1)',
];

/** Valid and invalid values of each key. */
const values: Readonly<Record<string, { readonly right: readonly unknown[]; readonly wrong: readonly unknown[] }>> = {
  $schema: { right: ['./config.schema.json'], wrong: [1] },
  name: { right: ['Acme', '<b>Acme</b> & {name}', '工具', '😀'.repeat(60)], wrong: ['', '  ', 'a\nb', 'a'.repeat(61), 1, null] },
  logo: {
    right: [
      'logo.svg',
      '/acme/logo-1.png',
      'a/b%20c.webp',
      'data:image/png;base64,iVBORw0KGgo=',
      'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
    ],
    wrong: [
      '',
      'javascript:alert(1)',
      '//evil.example/x.svg',
      'https://evil.example/x.svg',
      'data:text/html,x',
      'data:image/svg+xml,<svg onload=x>',
      'a b.svg',
      '\\\\x\\y',
    ],
  },
  language: { right: ['en', 'de', 'zh'], wrong: ['en-US', 'xx', '', 'constructor', null] },
  theme: { right: ['light', 'dark', 'system'], wrong: ['Dark', '', true] },
  hidden: { right: [{}, { tools: ['hash-text'] }, { categories: ['math'], tools: [] }], wrong: [[], 'hash-text', null] },
  order: { right: [{}, { tools: ['hash-text'], categories: ['data', 'text'] }], wrong: [[], 1] },
  favorites: { right: [[], ['hash-text', 'text-diff']], wrong: [{}, 'hash-text'] },
  recipes: {
    right: [[], [{ version: 1, name: 'x', steps: [{ tool: 'hash-text', operation: 'hash' }] }]],
    wrong: [{}, 'x'],
  },
  pages: { right: [[]], wrong: [{}, 'x'] },
  options: { right: [{}, { 'hash-text': { hash: { encoding: 'base64' } } }], wrong: [[], 1] },
  embed: {
    right: [{}, { origins: [] }, { origins: ORIGINS }],
    wrong: [[], 'https://wiki.example', null],
  },
  links: {
    right: [
      {},
      { repository: 'https://example.org/', author: 'mailto:a@example.org', social: '', donation: 'http://localhost:1/', sponsor: 'HTTPS://example.org' },
    ],
    wrong: [[], 'x'],
  },
  banners: { right: [{}, { follow: true, sponsor: false }], wrong: [true] },
  analytics: {
    right: [{}, { enabled: false }, { enabled: true, domain: 'a.example,b.example', server: 'https://plausible.io', countLocalhost: true }],
    wrong: [true, 'on'],
  },
};

test('every key of the file is tested and documented', () => {
  const { properties }: { readonly properties: Readonly<Record<string, { readonly properties?: object }>> } = JSON.parse(formatHostSchema());
  expect(Object.keys(properties)).toEqual(Object.keys(values));
  const documented = Object.entries(properties).flatMap(([key, { properties: inner }]) =>
    key === '$schema' ? [] : inner ? Object.keys(inner).map((name) => `${key}.${name}`) : [key],
  );
  expect([...readAbouts().keys()]).toEqual(documented);
});

describe.each(Object.entries(values))('%s', (key, { right, wrong }) => {
  test.each(right.map((value) => [JSON.stringify(value), value]))('can be %s', (_, value) => {
    expect(read({ [key]: value })).toMatchObject({ configuration: { [key]: value }, invalid: [] });
    expect(schema.validate({ [key]: value }).valid).toBe(true);
  });

  test.each(wrong.map((value) => [JSON.stringify(value), value]))('cannot be %s, and the rest applies', (_, value) => {
    const before = { [key === 'name' ? 'theme' : 'name']: key === 'name' ? 'dark' : 'Acme' };
    expect(read({ ...before, [key]: value })).toEqual({ configuration: before, invalid: [{ key, received: value }] });
    expect(schema.validate({ [key]: value }).valid).toBe(false);
  });
});

test('removes a single invalid item or key, and keeps everything around it', () => {
  const { configuration, invalid } = read({
    hidden: { tools: ['hash-text', 'no-such-tool', 7, 'Text Diff', 'text-diff'], categories: ['math', 'maths'], formats: ['json'] },
    links: { repository: 'javascript:alert(1)', social: '<b>x</b>', donation: 'https://example.org' },
    banners: { follow: 'yes', sponsor: true },
    favourites: ['hash-text'],
  });
  expect(configuration).toEqual({
    hidden: { tools: ['hash-text', 'text-diff'], categories: ['math'] },
    links: { donation: 'https://example.org' },
    banners: { sponsor: true },
  });
  expect(invalid.map(formatInvalidSetting)).toEqual([
    'hidden.tools[2] = 7',
    'hidden.tools[3] = "Text Diff"',
    'hidden.categories[1] = "maths"',
    'hidden.formats = ["json"]',
    'links.repository = "javascript:alert(1)"',
    'links.social = "<b>x</b>"',
    'banners.follow = "yes"',
    'favourites = ["hash-text"]',
    'hidden.tools[1] = "no-such-tool"',
  ]);
});

test('an invalid recipe is removed as a whole', () => {
  const good = { version: 1, name: 'x', steps: [{ tool: 'hash-text', operation: 'hash' }] };
  const bad = { ...good, steps: [{ operation: 'hash' }] };
  expect(read({ recipes: [bad, good] })).toEqual({ configuration: { recipes: [good] }, invalid: [{ key: 'recipes[0]', received: bad }] });
  expect(schema.validate({ recipes: [bad, good] }).valid).toBe(false);
});

test('names of prototypes are not keys, tools, operations or fields', () => {
  const text =
    '{"__proto__": {"name": "x"}, "constructor": 1, "links": {"__proto__": {"social": "https://example.org"}}, "favorites": ["constructor", "__proto__"], "options": {"__proto__": {}, "constructor": {"a": {"b": 1}}}}';
  const { configuration, invalid } = readHost(text);
  expect(configuration).toEqual({ links: {}, favorites: [], options: {} });
  expect(invalid.map(({ key }) => key)).toEqual([
    '__proto__',
    'constructor',
    'links.__proto__',
    'favorites[1]',
    'options.__proto__',
    'options.constructor',
    'favorites[0]',
  ]);
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
});

test('former names of tools still work', () => {
  expect(read({ hidden: { tools: ['hash'] }, options: { hash: {} } })).toEqual({
    configuration: { hidden: { tools: ['hash-text'] }, options: { 'hash-text': {} } },
    invalid: [],
  });
});

test('enabled analytics need a domain and a server', () => {
  expect(invalidSettingsOf({ analytics: { enabled: true } })).toEqual(['analytics.domain = undefined', 'analytics.server = undefined']);
  expect(invalidSettingsOf({ analytics: { enabled: true, domain: 'example.org', server: '' } })).toEqual(['analytics.server = ""']);
  expect(read({ analytics: { enabled: true } }).configuration).toEqual({});
});

test('an unusable file changes nothing', () => {
  for (const [text, fileError] of [
    ['{nope', 'not-json'],
    ['<!doctype html><title>404</title>', 'not-json'],
    ['[]', 'not-an-object'],
    ['null', 'not-an-object'],
    ['"x"', 'not-an-object'],
    [`{"name": "${'x'.repeat(MAX_LENGTH)}"}`, 'too-large'],
  ])
    expect(readHost(text ?? '')).toEqual({ configuration: {}, invalid: [], fileError });
});

test('reads a file full of errors quickly', { tags: ['slow'] }, () => {
  const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, index]));
  const started = performance.now();
  expect(read(keys).invalid).toHaveLength(50_000);
  expect(read({ hidden: { tools: Array.from({ length: 50_000 }, (_, index) => `t${index}`) } }).invalid).toHaveLength(50_000);
  expect(performance.now() - started).toBeLessThan(5_000);
});

const recipe = (name: string) => ({ version: 1, name, steps: [{ tool: 'json-minify' }] });

test('pages are those of recipes in the file, each once; names of tools, pages and commands are reported', () => {
  const names = ['Squeeze', 'squeeze!', 'Hash text', 'List', '→'];
  const pages = [...names, 'Gone'].map((each) => ({ recipe: each }));
  const { configuration, invalid } = read({ recipes: names.map(recipe), pages: [...pages, { recipe: 'Squeeze', icon: 'no-such-tool' }] });
  expect(configuration.pages).toEqual([{ recipe: 'Squeeze' }]);
  expect(invalid.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6].map((index) => `pages[${index}]`));
  expect(read({ recipes: [recipe('Mine')], pages: [{ recipe: 'Mine', icon: 'hash' }] }).configuration.pages).toEqual([{ recipe: 'Mine', icon: 'hash-text' }]);
});

test.each([...ORIGINS, ...NO_ORIGINS])('the app and the headers agree whether %j is an origin, as browsers write it', (each) => {
  const isOrigin = ORIGINS.includes(each);
  expect([read({ embed: { origins: [each] } }).invalid.length === 0, readEmbedOrigins(JSON.stringify({ embed: { origins: [each] } })).length === 1]).toEqual([
    isOrigin,
    isOrigin,
  ]);
  if (isOrigin) expect(new URL(each).origin).toBe(each);
});

describe('options', () => {
  test('are those that a page persists, with valid values', async () => {
    const { options, invalid } = await checkOptions('hash-text', {
      hash: { encoding: 'base64', textEncoding: 'utf-9', text: 'secret', nope: 1, appendNewline: true },
    });
    expect(options).toEqual({ hash: { encoding: 'base64', appendNewline: true } });
    expect(invalid.map(formatInvalidSetting)).toEqual([
      'options.hash-text.hash.textEncoding = "utf-9"',
      'options.hash-text.hash.text = "secret"',
      'options.hash-text.hash.nope = 1',
    ]);
  });

  test('belong to existing operations', async () => {
    const { options, invalid } = await checkOptions('hash-text', { constructor: { a: 1 }, no: {} });
    expect(options).toEqual({});
    expect(invalid.map(({ key }) => key)).toEqual(['options.hash-text.constructor', 'options.hash-text.no']);
  });
});

const categoryOf = (id: string) => tools.get(id)?.category;

describe('what a site offers', () => {
  const all = [...tools];
  const ids = (host: Parameters<typeof arrange>[1]): readonly string[] => arrange(all, host).map(([id]) => id);

  test('is everything, in the default order, if nothing is set', () => expect(ids({})).toEqual(all.map(([id]) => id)));

  test('excludes hidden tools', () => {
    expect(ids({ hidden: { tools: ['hash-text'] } })).toEqual(all.map(([id]) => id).filter((id) => id !== 'hash-text'));
    expect(ids({ hidden: { categories: ['math', 'data'] } })).toEqual(all.map(([id]) => id).filter((id) => !['math', 'data'].includes(categoryOf(id) ?? '')));
  });

  test('starts with the categories and tools that the host lists', () => {
    const given = ids({ order: { categories: ['text', 'data'], tools: ['uuid-generator', 'text-diff'] } });
    expect([...new Set(given.map(categoryOf))].slice(0, 3)).toEqual(['text', 'data', 'crypto']);
    expect(given[0]).toBe('text-diff');
    expect(given.find((id) => categoryOf(id) === 'crypto')).toBe('uuid-generator');
    expect(given.toSorted()).toEqual(all.map(([id]) => id).toSorted());
  });
});

test('a name appears in the texts about the site, as text, and not in those about the authors of Penknife', () => {
  const words: CompiledWords = {
    'app.toolTitle': [['name'], ' - Penknife'],
    'app.name': 'Penknife',
    'app.followLabel': 'Follow Penknife',
    'app.author': 'the Penknife authors',
  };
  expect(rename(words, '$& {x} <i>')).toEqual({
    'app.toolTitle': [['name'], ' - $& {x} <i>'],
    'app.name': '$& {x} <i>',
    'app.followLabel': 'Follow $& {x} <i>',
    'app.author': 'the Penknife authors',
  });
});

test('host settings replace build settings, and nothing else', () => {
  expect(settingsOf({})).toEqual({});
  expect(settingsOf({ links: { social: '' }, banners: { follow: false }, analytics: { enabled: true, domain: 'a.example' } })).toEqual({
    VITE_LINK_SOCIAL: '',
    VITE_SHOW_BANNER: false,
    VITE_PLAUSIBLE_IS_TRACKER_ENABLED: true,
    VITE_PLAUSIBLE_DOMAIN: 'a.example',
  });
});

test('an error is described briefly, however long it is', () => {
  expect(formatInvalidSetting({ key: 'name', received: 'x'.repeat(1000) })).toBe(`name = "${'x'.repeat(59)}…`);
});

test('the example in the documentation is valid', async () => {
  const document = readFileSync(path.join(root, 'docs', 'configuration.md'), 'utf8');
  const example = /```json\n(?<text>.*?)```/su.exec(document)?.groups?.text ?? '';
  const { configuration, invalid, fileError } = readHost(example);
  expect([fileError, invalid]).toEqual([undefined, []]);
  expect(Object.keys(configuration).toSorted()).toEqual(Object.keys(values).toSorted());
  expect(schema.validate(JSON.parse(example)).errors).toEqual([]);
  for (const [tool, options] of Object.entries(configuration.options ?? {})) expect((await checkOptions(tool, options)).invalid).toEqual([]);
});

test('the empty file of a build sets nothing', () => {
  expect(readHost(readFileSync(path.join(root, 'public', 'config.json'), 'utf8'))).toEqual({ configuration: {}, invalid: [] });
});
