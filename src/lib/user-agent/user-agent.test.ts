import fc from 'fast-check';
import { UAParser } from 'ua-parser-js';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { InputError } from '../../contract/errors.ts';
import { readClientHints } from './client-hints.ts';
import { findCrawler } from './crawler.ts';
import { peelUserAgent } from './peel.ts';
import { readTokens } from './tokens.ts';
import { describeUserAgent, notesOn } from './user-agent.ts';

const anyWord = fc.constantFrom(
  'Mozilla/5.0',
  'Chrome/126.0.0.0',
  'Safari/537.36',
  'Firefox/127.0',
  'Version/26.0',
  'Mobile',
  'Android 10; K',
  'X11',
  'Edg/126.0',
  'OPR/99.0',
);
const anyWords = fc.array(fc.oneof(anyWord, fc.string({ unit: anyCharacter, maxLength: 8 })), { maxLength: 12 }).map((words) => words.join(' '));

test('browsers have the same names and versions as in ua-parser-js', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const userAgent = `Mozilla/5.0 (X11) ${words}`;
      const { clientKind, ...described } = describeUserAgent(userAgent, {});
      const { browser, engine } = new UAParser(userAgent).getResult();
      if (clientKind !== 'browser') return;
      expect([described.browserName, described.browserVersion]).toEqual([browser.name, browser.version ?? '']);
      expect([described.engineName, described.engineVersion]).toEqual([engine.name ?? '', engine.version ?? '']);
    }),
  );
});

test('the parts contain every character except whitespace and outer parentheses', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '/', ' ', '(', ')', '\\', '\t', '😀')), (characters) => {
      const text = characters.join('');
      const parts = readTokens(text).map(({ name, version, kind }) => (kind === 'comment' ? `(${name})` : `${name}/${version}`));
      expect(parts.join('').replaceAll(/[\s()/]/gu, '')).toBe(text.replaceAll(/[\s()/]/gu, ''));
    }),
  );
});

const quote = (text: string): string => `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;

test('reads back brands as written', () => {
  const anyText = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(fc.array(fc.record({ name: anyText, version: anyText })), (brands) => {
      const header = `Sec-CH-UA: ${brands.map(({ name, version }) => `${quote(name)};v=${quote(version)}`).join(', ')}`;
      expect(readClientHints(header).brands).toEqual(brands);
    }),
  );
});

test('describes any text, and parses or rejects any hints', () => {
  fc.assert(
    fc.property(anyWords, fc.string({ unit: anyCharacter }), (userAgent, hints) => {
      expect(describeUserAgent(userAgent || 'a', {}).clientKind).not.toBe('');
      notesOn(userAgent || 'a', {});
      try {
        readClientHints(`Sec-CH-UA: ${hints}`);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('reads long texts quickly', { tags: ['slow'] }, () => {
  const processorTime = startProcessorTime();
  for (const part of ['bot', 'bot ', '(', '"a";v="b", ', '\\', 'Mozilla/5.0 (', 'a/', ';']) {
    const text = part.repeat(1_000_000 / part.length);
    findCrawler(text);
    readTokens(text);
    describeUserAgent(text, {});
    notesOn(text, {});
  }
  readClientHints(`Sec-CH-UA: ${'"a";v="b", '.repeat(100_000)}"c"`);
  expect(processorTime()).toBeLessThan(10_000);
});

// The values that User-Agent Client Hints lists for Sec-CH-UA-Platform.
test.each([
  ['Chrome OS', 'ChromeOS'],
  ['Chromium OS', 'ChromeOS'],
  ['Mac OS', 'macOS'],
  ['macOS', 'macOS'],
  ['Linux', 'Linux'],
  ['Unknown', 'Windows'],
])('the platform %s of the hints is %s, even if the header says Windows', (platform, osName) => {
  expect(describeUserAgent('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/127.0', { platform }).osName).toBe(osName);
});

// Microsoft, "Detect Windows 11 and CPU architecture using User-Agent Client Hints".
test.each([
  ['0.1.0', '7'],
  ['0.2.0', '8'],
  ['0.3.0', '8.1'],
  ['1.0.0', '10'],
  ['10.0.0', '10'],
  ['13.0.0', '11'],
  ['15.0.0', '11'],
  ['0.0.0', '10'],
])('the platform version %s is Windows %s', (platformVersion, osVersion) => {
  expect(describeUserAgent('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/127.0', { platform: 'Windows', platformVersion }).osVersion).toBe(osVersion);
});

test('ignores the version of a system other than the one in the hints', () => {
  expect(describeUserAgent('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/127.0', { platform: 'Linux' })).toMatchObject({ osName: 'Linux', osVersion: '' });
});

test.each([
  ['x86', '64', 'amd64'],
  ['x86', '32', 'ia32'],
  ['arm', '64', 'arm64'],
  ['arm', '32', 'arm'],
  ['mips', '64', ''],
])('%s with %s bits is %j', (architecture, bitness, cpuArchitecture) => {
  expect(describeUserAgent('Mozilla/5.0 (X11; Linux) Firefox/127.0', { architecture, bitness }).cpuArchitecture).toBe(cpuArchitecture);
});

test.each([
  ['Scrapy v2.11 (+https://scrapy.org)', { name: 'Scrapy', version: '2.11' }],
  ['Scrapy/2.11.0', { name: 'Scrapy', version: '2.11.0' }],
  ['Scrapy', { name: 'Scrapy', version: '' }],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { name: 'Googlebot', version: '2.1' }],
  ['YandexSpider/v3.0', { name: 'YandexSpider', version: '3.0' }],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT/9)', undefined],
  ['Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)', { name: 'Bytespider', version: '' }],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT X18) Chrome/126.0', undefined],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp/3.0; http://help.yahoo.com)', { name: 'Yahoo! Slurp', version: '3.0' }],
  ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', { name: 'Sogou web spider', version: '4.0' }],
  ['a bot', undefined],
  ['bot/x', undefined],
])('%s is sent by the crawler %o', (userAgent, expected) => {
  expect(findCrawler(userAgent)).toEqual(expected);
});

test.each([
  ['a/1 (b (c) \\) d) e', ['product a 1', 'comment b (c) \\) d ', 'product e ']],
  ['(a', ['comment a ']],
  ['(a\\', ['comment a\\ ']],
  ['(', ['comment  ']],
  ['()', ['comment  ']],
  ['a/b/c', ['product a b/c']],
  ['/1', ['product  1']],
  [' \t', []],
])('the parts of %j are %j', (userAgent, parts) => {
  expect(readTokens(userAgent).map(({ kind, name, version }) => `${kind} ${name} ${version}`)).toEqual(parts);
});

test('removing surroundings does not change the header', () => {
  const header = fc.constantFrom('curl/8.0.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', "My'App/1.0 (it's)");
  const wrap = fc.constantFrom<(text: string) => string>(
    (text) => `"${text}"`,
    (text) => `User-Agent: ${text}`,
    (text) => `user-agent:${text}\r\n`,
    (text) => `"User-Agent": "${text}",`,
    (text) => `"User-Agent" => "${text}",`,
    (text) => `HTTP_USER_AGENT=>${text}`,
    (text) => `-A "${text}"`,
    (text) => `-H "User-Agent: ${text}"`,
    (text) => `\uFEFF  ${text}\u00A0`,
    (text) => `\u200B"${text}\u200B"`,
    (text) => `1.2.3.4 - - [x] "GET /a HTTP/2.0" 404 - "https://a.b/" "${text}" 12`,
  );
  fc.assert(
    fc.property(header, wrap, (text, around) => {
      expect(peelUserAgent(around(text)).userAgent).toBe(text);
    }),
  );
  fc.assert(
    fc.property(header, (text) => {
      expect(peelUserAgent(text)).toEqual({ userAgent: text, isPeeled: false });
    }),
  );
});

// The brands that Chrome and Edge send (User-Agent Client Hints, section 3.1), with their common names, also in ua-parser-js.
test.each([
  ['Google Chrome', 'Chrome'],
  ['Microsoft Edge', 'Edge'],
  ['Opera', 'Opera'],
])('the brand %s is the browser %s', (name, browserName) => {
  const brands = ['Not/A)Brand', 'Chromium', name].map((each) => ({ name: each, version: '126.0.1' }));
  expect(describeUserAgent('Mozilla/5.0 (X11; Linux) Firefox/127.0', { brands })).toMatchObject({
    browserName,
    browserVersion: '126.0.1',
    clientName: browserName,
  });
});

// As documented by their operators: Google's crawlers and fetchers, Meta's and Slack's robots, the agents of OpenAI, Anthropic and Perplexity.
test.each([
  'Mediapartners-Google',
  'AdsBot-Google-Mobile',
  'AdsBot-Google',
  'APIs-Google',
  'Google-InspectionTool',
  'GoogleOther-Image',
  'GoogleOther-Video',
  'GoogleOther',
  'Google-Read-Aloud',
  'Storebot-Google',
  'FeedFetcher-Google',
  'Chrome-Lighthouse',
  'facebookexternalhit',
  'facebookcatalog',
  'meta-externalagent',
  'meta-externalfetcher',
  'WhatsApp',
  'Slackbot-LinkExpanding',
  'Slack-ImgProxy',
  'ChatGPT-User',
  'Claude-User',
  'Claude-SearchBot',
  'Perplexity-User',
  'SkypeUriPreview',
  'Pinterest',
  'vkShare',
  'ia_archiver',
  'Scrapy',
])('%s is a crawler, with a version or without', (name) => {
  expect(findCrawler(`Mozilla/5.0 (compatible; ${name}/1.1)`)).toEqual({ name, version: '1.1' });
  expect(findCrawler(name)).toEqual({ name, version: '' });
  expect(findCrawler(`My${name}Browser`)).toBeUndefined();
});
