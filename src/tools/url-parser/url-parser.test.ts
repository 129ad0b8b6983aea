import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { getDomain, getPublicSuffix } from 'tldts';
import { expect, test } from 'vitest';
import { anyCharacter, anyUrl, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { toUnicodeHost } from '../../lib/domain/unicode-host.ts';
import { buildUrl } from './build-url.ts';
import { cleanUrls } from './clean-urls.ts';
import { holdsMore, pairsToJson, pairsToLines, pairsToQuery } from './pairs.ts';
import { parseUrl } from './parse-url.ts';
import { piecesOfUrl } from './url-pieces.ts';

const anyText = fc.string({ unit: anyCharacter });
/** Characters and words with a meaning for parsers. */
const signs =
  'http:|https://|x-y:|mailto:|file:|//|/|\\|?|#|@|:|[|]|::1|%41|%|.|..|&|=|+| |\t|\n|\0|\uD800|ü|。|а|a|xn--|xn--a|-|1|0x7f|443|localhost|com|co.uk|😀';
const hostile = fc.string({ unit: fc.constantFrom(...signs.split('|')) });

async function attempt<T>(run: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

test('parses every URL that the platform can parse, with the same result', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile, anyText, anyUrl()), fc.oneof(fc.constant(''), fc.constant('https://a.example/b/c?d#e'), hostile), async (url, base) => {
      const parsed = await attempt(() => parseUrl(url, base));
      const known = /[^\0- ]/u.test(base) ? base : undefined;
      if (parsed === undefined) {
        expect((known === undefined || URL.canParse(known)) && URL.canParse(url, known)).toBe(false);
        return;
      }
      if (parsed.notes.includes('scheme-assumed')) {
        expect(parsed.protocol).toBe('https:');
        return;
      }
      const { href, protocol, host, hostname, port, pathname, search, hash } = new URL(url, known);
      expect(parsed).toMatchObject({ href, protocol, host, hostname, port, pathname, search, hash });
      expect(parsed.parameters).toEqual(Array.from(new URL(href).searchParams, ([key, value]) => ({ key, value })));
    }),
    { numRuns: runs(3000) },
  );
});

test('the colored pieces add up to the URL and match its parts', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile, anyUrl({ hasQuery: true, hasFragment: true })), async (text) => {
      const parsed = await attempt(() => parseUrl(text, ''));
      if (parsed === undefined) return;
      const pieces = piecesOfUrl(parsed.href);
      expect(pieces.map((piece) => piece.text).join('')).toBe(parsed.href);
      const partOf = (name: string): string => pieces.find(({ part }) => part === name)?.text ?? '';
      expect(partOf('protocol')).toBe(parsed.protocol);
      expect(partOf('host')).toBe(parsed.host);
      // An empty query or fragment keeps its delimiter, which the platform's getters omit.
      expect(partOf('search').replace(/^\?$/u, '')).toBe(parsed.search);
      expect(partOf('hash').replace(/^#$/u, '')).toBe(parsed.hash);
      expect(pieces.some(({ part }) => part === 'credentials')).toBe(parsed.notes.includes('credentials'));
    }),
    { numRuns: runs(2000) },
  );
});

test('rebuilds a URL from its parts', async () => {
  await fc.assert(
    fc.asyncProperty(anyUrl({ schemes: ['http', 'https', 'ftp'], hasFragment: true }), anyText, async (start, password) => {
      // The getters do not distinguish an empty fragment from none.
      const url = new URL(start.replace(/#$/u, ''));
      url.password = password;
      const parsed = await parseUrl(url.href, '');
      const { protocol, username, hostname, port, pathname, hash } = parsed;
      expect(buildUrl({ scheme: protocol, username, password: parsed.password, hostname, port, pathname, fragment: hash, parameters: '' })).toBe(url.href);
    }),
  );
});

test('encodes each part so that it does not affect the others', () => {
  const part = fc.oneof(anyText, hostile);
  const parts = fc.record({ pathname: part, fragment: part, parameters: part, username: part, password: part });
  fc.assert(
    fc.property(parts, (given) => {
      const url = new URL(buildUrl({ scheme: 'https', hostname: 'a.example', port: '', ...given }));
      expect(url.host).toBe('a.example');
      const lines = given.parameters.split(/\r\n|\n|\r/u).filter((line) => line !== '');
      expect([...url.searchParams].map(([key, value]) => (value === '' ? key : `${key}=${value}`))).toEqual(
        lines.map((line) =>
          new TextDecoder()
            .decode(new TextEncoder().encode(`|${line}`))
            .slice(1)
            .replace(/^([^=]*)=$/u, '$1'),
        ),
      );
    }),
    { numRuns: runs(1000) },
  );
});

test('builds a URL or rejects the host, for any host', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (scheme, hostname, pathname) => {
      const url = await attempt(() => buildUrl({ scheme, hostname, pathname, port: '', fragment: '', parameters: '', username: '', password: '' }));
      if (url !== undefined) expect(new URL(url).href).toBe(url);
    }),
    { numRuns: runs(1000) },
  );
});

test('returns an equivalent Unicode host', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ü', 'ß', 'é', '食', 'п', 'λ'), minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      async (labels) => {
        const parsed = await attempt(() => parseUrl(`https://${labels.join('.')}.example/`, ''));
        if (parsed === undefined) return;
        expect(new URL(`https://${parsed.hostnameUnicode}/`).hostname).toBe(parsed.hostname);
        expect(parsed.hostnameUnicode).toBe(labels.join('.').concat('.example'));
      },
    ),
  );
  expect(toUnicodeHost('xn--a-.xn--.XN--MNCHEN-3YA.xn--\u0080')).toBe('xn--a-.xn--.münchen.xn--\u0080');
});

test('splits the domain by the Public Suffix List', async () => {
  const suffix = fc.constantFrom(
    'com',
    'co.uk',
    'github.io',
    'kawasaki.jp',
    'city.kawasaki.jp',
    'example',
    'ck',
    'www.ck',
    'compute.amazonaws.com',
    'xn--55qx5d.cn',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'www', 'x-1'), { maxLength: 3 }), suffix, async (labels, end) => {
      const host = [...labels, end].join('.');
      const { subdomain, registrableDomain, publicSuffix } = await parseUrl(`https://${host}/`, '');
      expect(publicSuffix).toBe(getPublicSuffix(`https://${host}/`, { allowPrivateDomains: true }));
      expect(registrableDomain).toBe(getDomain(`https://${host}/`, { allowPrivateDomains: true }) ?? '');
      if (registrableDomain !== '') expect([subdomain, registrableDomain].filter((part) => part !== '').join('.')).toBe(host);
    }),
  );
});

const plain = { removeFragment: false, sortParameters: false, additionalParameters: '' };

test('removes exactly the listed parameters', () => {
  const query = fc.array(fc.constantFrom('utm_source=a', 'id=1', 'fbclid', 'x=%20', '_ga=', 'utm=1', '', 'a=b=c'), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(query), (queries) => {
      const urls = queries.map((parts) => `https://a.example/?${parts.join('&')}#f`);
      const { cleaned, removed } = cleanUrls({ ...plain, urls: urls.join('\n') });
      const expected = queries.map((parts) => parts.filter((part) => !/^utm_|^fbclid|^_ga/u.test(part)));
      expect(cleaned).toBe(
        expected
          .map((parts, index) => (parts.every((part) => part === '') && parts.length < (queries[index]?.length ?? 0) ? '' : `?${parts.join('&')}`))
          .map((search) => `https://a.example/${search}#f`)
          .join('\n'),
      );
      expect(removed).toHaveLength(queries.flat().length - expected.flat().length);
    }),
  );
});

test('cleans any text, and does not change a clean one', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, hostile), (urls) => {
      const { cleaned } = cleanUrls({ ...plain, urls });
      expect(cleanUrls({ ...plain, urls: cleaned })).toEqual({ cleaned, removed: [] });
    }),
  );
});

test('ten megabytes are cleaned, and parsed, in linear time', { tags: ['slow'] }, async () => {
  const line = 'https://a.example/path?utm_source=a&id=1&x=%C3%A4#f\n';
  expect(cleanUrls({ ...plain, urls: line.repeat(200_000) }).removed).toHaveLength(200_000);
  const parsed = await parseUrl(`https://a.example/${'a/%20\t'.repeat(1_000_000)}?${'a=b&'.repeat(500_000)}`, '');
  expect(parsed.parameters).toHaveLength(500_000);
  for (const long of [' '.repeat(1e6).concat('x'), 'a.'.repeat(5e6), `${'a.'.repeat(1e6)}\0`, '['.repeat(1e6), '@:'.repeat(1e6)])
    expect((await attempt(() => parseUrl(`${long}\0x`, ''))) === undefined).toBe(true);
});

test('copies parameters in three formats', async () => {
  const { parameters } = await parseUrl('https://a.example/?b=1&a&b=%22&2=x+y', '');
  expect(pairsToJson(parameters)).toBe('{\n  "b": ["1","\\""],\n  "a": "",\n  "2": "x y"\n}');
  expect(pairsToQuery(parameters)).toBe('b=1&a=&b=%22&2=x+y');
  expect(pairsToLines(parameters)).toBe('b=1\na\nb="\n2=x y');
});

test('recognizes values that other tools support', () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  expect(['https://a.example/', jwt, '{"a":1}', 'value', '42', ''].map(holdsMore)).toEqual([true, true, true, false, false, false]);
});

test('splits a URL into its parts and the delimiters between them', () => {
  expect(piecesOfUrl('https://u:p@host:8080/p?q#h')).toEqual([
    { text: 'https:', part: 'protocol' },
    { text: '//' },
    { text: 'u:p', part: 'credentials' },
    { text: '@' },
    { text: 'host:8080', part: 'host' },
    { text: '/p', part: 'pathname' },
    { text: '?q', part: 'search' },
    { text: '#h', part: 'hash' },
  ]);
  expect(piecesOfUrl('mailto:a@b')).toEqual([
    { text: 'mailto:', part: 'protocol' },
    { text: 'a@b', part: 'pathname' },
  ]);
  expect(piecesOfUrl('file:///p')).toEqual([{ text: 'file:', part: 'protocol' }, { text: '//' }, { text: '/p', part: 'pathname' }]);
});

test('keeps the order and ports of multiple hosts, each valid for the platform', async () => {
  const host = fc.record({
    name: fc.oneof(fc.domain(), fc.constantFrom('localhost', 'h1', '10.0.0.1', '[::1]')),
    port: fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }),
  });
  const scheme = fc.constantFrom('postgresql', 'mongodb', 'amqp', 'jdbc:mysql', 'jdbc:mysql:replication');
  await fc.assert(
    fc.asyncProperty(scheme, fc.array(host, { minLength: 2, maxLength: 5 }), fc.boolean(), async (start, hosts, hasUser) => {
      const list = hosts.map(({ name, port }) => (port === undefined ? name : `${name}:${port}`)).join(',');
      const url = `${start}://${hasUser ? 'u:p%2C@' : ''}${list}/db?a=b,c`;
      const parsed = await parseUrl(url, '');
      expect(parsed).toMatchObject({ href: url, protocol: `${start}:`, host: list, hostname: hosts.map(({ name }) => name).join(','), pathname: '/db' });
      expect(parsed.password).toBe(hasUser ? 'p,' : '');
    }),
    { numRuns: runs(200) },
  );
});

test('extracts a URL from its surroundings', async () => {
  const around = fc.constantFrom<(url: string) => string>(
    (url) => `"${url}"`,
    (url) => `"${url}",`,
    (url) => `<${url}>`,
    (url) => `<URL:${url}>.`,
    (url) => `“${url}”`,
    (url) => `src="${url}"`,
    (url) => `url: '${url}',`,
    (url) => `url("${url}")`,
  );
  await fc.assert(
    fc.asyncProperty(anyUrl({ hasQuery: true }), around, async (url, surround) => {
      fc.pre(!/['"()]/u.test(url));
      const { notes, ...parsed } = await parseUrl(surround(url), '');
      const { notes: plainNotes, ...plain } = await parseUrl(url, '');
      expect(parsed).toEqual(plain);
      expect(notes).toEqual(['surroundings-removed', ...plainNotes]);
    }),
    { numRuns: runs(200) },
  );
});

test('converts Windows paths to the same file: URLs as Node', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '#', '%', '?', 'é', '-', '&'), minLength: 1, maxLength: 6 }).map((text) => `x${text}y`);
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 4 }), fc.constantFrom('C:\\', 'd:\\', '\\\\server\\share\\'), async (names, start) => {
      const path = start + names.join('\\');
      expect((await parseUrl(path, '')).href).toBe(pathToFileURL(path, { windows: true }).href);
    }),
    { numRuns: runs(200) },
  );
});
