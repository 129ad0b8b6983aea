import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { categoryOf, categoryWords, standardCodes, unofficialCodes } from './codes.ts';
import { redirects, retries } from './guides.ts';
import { searchCodes } from './status-codes.ts';
import en from './strings/en.json';
import zh from './strings/zh.json';
import tool from './tool.ts';

const all = [...standardCodes, ...unofficialCodes];
const everything = { query: '', category: 'all', includeUnofficial: true } as const;

// Node spells it I'm a Teapot, for example.
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/gu, '');

test('has every code of Node, by its current or a former name', () => {
  for (const [code, name] of Object.entries(STATUS_CODES)) {
    const status = all.find((candidate) => candidate.code === Number(code));
    expect(
      [status?.name, ...(status?.aliases ?? [])].map((known) => lettersOf(known ?? '')),
      code,
    ).toContain(lettersOf(name ?? ''));
  }
});

const range = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('has every code of the product in its class', () => {
  const expected = [
    ...range(100, 103),
    ...range(200, 208),
    226,
    ...range(300, 308),
    ...range(400, 418),
    ...range(421, 426),
    428,
    429,
    431,
    451,
    ...range(500, 508),
    510,
    511,
  ];
  expect(standardCodes.map(({ code }) => code)).toEqual(expected);
  for (const status of standardCodes) expect(categoryOf(status), status.name).toBe(`${String(status.code)[0]}xx`);
});

test('lists each code once', () => {
  expect(standardCodes).toHaveLength(63);
  expect(unofficialCodes).toHaveLength(31);
  expect(new Set(all.map(({ code }) => code)).size).toBe(94);
});

test('every code has a name, and either a defining section or a vendor', () => {
  expect(all.filter(({ name }) => name === '')).toEqual([]);
  expect(standardCodes.filter(({ reference, vendor }) => reference === '' || vendor !== '')).toEqual([]);
  expect(unofficialCodes.filter(({ reference, vendor }) => reference !== '' || vendor === '')).toEqual([]);
});

test('the cacheable codes are those of RFC 9110, section 15.1', () => {
  const cacheable = all.filter((status) => status.cacheable).map(({ code }) => code);
  expect(cacheable).toEqual([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]);
});

test('codes and descriptions match one to one', () => {
  expect(Object.keys(en.reference).toSorted()).toEqual(all.map(({ code }) => String(code)).toSorted());
});

test('keywords and aliases contain every code and every name', () => {
  const keywords = en.keywords.split(', ');
  for (const { code, name } of standardCodes) expect(keywords).toEqual(expect.arrayContaining([String(code), name]));
  expect([...tool.aliases].toSorted()).toEqual(all.map(({ code }) => String(code)).toSorted());
});

test('finds a class by its English label', () => {
  expect(en.codes).toEqual(categoryWords);
});

test('searches in the requested language and in English', () => {
  const descriptions = { own: zh.reference, english: en.reference };
  const find = (query: string): number[] => searchCodes({ ...everything, query }, descriptions).map(({ code }) => code);
  expect(find('咖啡壶')).toEqual([418]);
  expect(find('coffee-pot')).toEqual([418]);
});

test('finds every code by its number and by its name, in order', () => {
  const descriptions = { own: en.reference, english: en.reference };
  for (const { code, name } of all) {
    expect(searchCodes({ ...everything, query: String(code) }, descriptions).map((status) => status.code)).toEqual([code]);
    expect(searchCodes({ ...everything, query: name.toUpperCase() }, descriptions).map((status) => status.code)).toContain(code);
  }
  const codes = searchCodes(everything, descriptions).map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted((one, other) => one - other));
  expect(searchCodes({ ...everything, category: '3xx' }, descriptions).every((status) => categoryOf(status) === '3xx')).toBe(true);
});

test('redirects are permanent or not, and keep the method or not, as in RFC 9110, section 15.4', () => {
  expect(redirects.map(({ code, lasts, method }) => `${code} ${lasts} ${method}`)).toEqual([
    '301 permanent mayBecomeGet',
    '302 temporary mayBecomeGet',
    '303 temporary becomesGet',
    '307 temporary staysTheSame',
    '308 permanent staysTheSame',
  ]);
});

test('retryable codes are timeouts, rate limits, 425, and errors of a server or a gateway', () => {
  expect(retries.map((code) => STATUS_CODES[code])).toEqual([
    'Request Timeout',
    'Too Early',
    'Too Many Requests',
    'Internal Server Error',
    'Bad Gateway',
    'Service Unavailable',
    'Gateway Timeout',
  ]);
});

test.each<[string, readonly number[]]>([
  ['HTTP/3 404', [404]],
  ['HTTP/1.1 200 OK', [200]],
  ['HTTP/1.1 404 Nicht gefunden', [404]],
  ['status: 502', [502]],
  [':status: 204', [204]],
  ['"GET / HTTP/1.1" 304 -', [304]],
  ['error 404', [404]],
  ['(429)', [429]],
  ['The remote server returned an error: (403) Forbidden.', [403]],
  ['net/http: 504 Gateway Time-out', [504]],
  ['301, 302', [301, 302]],
  ['5XX', [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511]],
  ['50*', [500, 501, 502, 503, 504, 505, 506, 507, 508]],
  ['4?? 41?', [410, 411, 412, 413, 414, 415, 416, 417, 418]],
  ['500–502', [500, 501, 502]],
  ['192.168.100.200', []],
  ['localhost:200', []],
  ['v1.404', []],
])('%j finds the codes %j', (query, codes) => {
  const found = searchCodes({ query, category: 'all', includeUnofficial: false }, { own: en.reference, english: en.reference });
  expect(found.map(({ code }) => code)).toEqual(codes);
});
