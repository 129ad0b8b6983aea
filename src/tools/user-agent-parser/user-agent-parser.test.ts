import { expect, test } from 'vitest';
import { readTokens } from '../../lib/user-agent/tokens.ts';
import { meaningOf } from './known-tokens.ts';

const meanings = (userAgent: string): (string | undefined)[] => readTokens(userAgent).map(meaningOf);

test('explains every token of common user agents', () => {
  expect(meanings('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0')).toEqual([
    'mozilla',
    'windows',
    'applewebkit',
    'likeGecko',
    'chrome',
    'safari',
    'edge',
  ]);
  expect(meanings('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toEqual(['mozilla', 'x11', 'gecko', 'firefox']);
});

test('does not explain unknown tokens or names of Object.prototype', () => {
  expect(meanings('curl/8.7.1 (constructor) constructor/1')).toEqual([undefined, undefined, undefined]);
});
