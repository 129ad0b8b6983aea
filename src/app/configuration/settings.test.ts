import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatMismatch } from './mismatch.ts';
import { describedSettings, formatEnvExample } from './env-example.ts';
import { basePathOf, readConfiguration, settings } from './settings.ts';

test('an empty environment gives the defaults: nothing is sent, no banner, no link', () => {
  expect(readConfiguration({})).toMatchObject({
    ok: true,
    configuration: { VITE_ENV: 'development', VITE_PLAUSIBLE_IS_TRACKER_ENABLED: false, VITE_SHOW_BANNER: false, VITE_LINK_REPOSITORY: '' },
  });
});

test('flags and links are read from text', () => {
  const reading = readConfiguration({ VITE_SHOW_BANNER: 'true', VITE_LINK_REPOSITORY: 'https://example.com/penknife', VITE_ENV: 'production' });
  expect(reading).toMatchObject({ ok: true, configuration: { VITE_SHOW_BANNER: true, VITE_LINK_REPOSITORY: 'https://example.com/penknife' } });
});

test('each flag has the value it is set to', () => {
  for (const flag of ['VITE_PLAUSIBLE_TRACK_LOCALHOST', 'VITE_SHOW_BANNER', 'VITE_SHOW_SPONSOR_BANNER'])
    for (const isSet of [true, false]) expect(readConfiguration({ [flag]: String(isSet) })).toMatchObject({ ok: true, configuration: { [flag]: isSet } });
});

test('every mismatch is named by key and received value', () => {
  expect(readConfiguration({ VITE_ENV: 'staging', VITE_SHOW_BANNER: 'yes', VITE_LINK_SOCIAL: 'nowhere' })).toEqual({
    ok: false,
    mismatches: [
      { key: 'VITE_ENV', received: 'staging' },
      { key: 'VITE_SHOW_BANNER', received: 'yes' },
      { key: 'VITE_LINK_SOCIAL', received: 'nowhere' },
    ],
  });
});

const LINKS = [
  'VITE_LINK_REPOSITORY',
  'VITE_LINK_SOCIAL',
  'VITE_LINK_DONATION',
  'VITE_LINK_AUTHOR',
  'VITE_LINK_SPONSOR',
  'VITE_PLAUSIBLE_API_HOST',
  'VITE_SITE_URL',
] as const;

const refused = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const reading = readConfiguration(environment);
  return reading.ok ? [] : reading.mismatches.map(formatMismatch);
};

test.each(LINKS)('%s is a web URL, and runs no code', (key) => {
  expect(refused({ [key]: 'https://example.org/' })).toEqual([]);
  expect(refused({ [key]: 'http://localhost:8080/' })).toEqual([]);
  for (const url of [
    'javascript:alert(1)/',
    ' javascript:alert(1)/',
    'JaVaScRiPt:alert(1)/',
    'data:text/html,x/',
    'vbscript:x/',
    'ftp://example.org/',
    'example.org/',
  ])
    expect(refused({ [key]: url })).toEqual([formatMismatch({ key, received: url })]);
  expect(refused({ [key]: 'mailto:a@example.org/' })).toHaveLength(key === 'VITE_LINK_AUTHOR' ? 0 : 1);
});

test('page views go to a server for a domain, or nowhere', () => {
  const isEnabled = { VITE_PLAUSIBLE_IS_TRACKER_ENABLED: 'true' };
  expect(refused(isEnabled)).toEqual(['VITE_PLAUSIBLE_DOMAIN = ""', 'VITE_PLAUSIBLE_API_HOST = ""']);
  expect(refused({ ...isEnabled, VITE_PLAUSIBLE_DOMAIN: 'example.org' })).toEqual(['VITE_PLAUSIBLE_API_HOST = ""']);
  expect(refused({ ...isEnabled, VITE_PLAUSIBLE_API_HOST: 'https://plausible.io' })).toEqual(['VITE_PLAUSIBLE_DOMAIN = ""']);
  expect(refused({ ...isEnabled, VITE_PLAUSIBLE_DOMAIN: 'a.example,b.example', VITE_PLAUSIBLE_API_HOST: 'https://plausible.io' })).toEqual([]);
  expect(refused({ VITE_PLAUSIBLE_DOMAIN: 'https://example.org' })).toEqual(['VITE_PLAUSIBLE_DOMAIN = "https://example.org"']);
});

test('a base URL is a path', () => {
  for (const path of ['/', './', '/tools/', '/tools', '/tools/x/', '/~me/a-b.c/']) {
    expect(refused({ VITE_BASE_URL: path })).toEqual([]);
    expect(basePathOf({ VITE_BASE_URL: path })).toBe(path);
  }
  for (const path of ['tools', 'tools/', 'https://example.org/', '//example.org/', '/a//b/', '/../', '/a/./', '/?a', '/#a', '/a b/', 'javascript:x']) {
    expect(refused({ VITE_BASE_URL: path })).toEqual([formatMismatch({ key: 'VITE_BASE_URL', received: path })]);
    expect(basePathOf({ VITE_BASE_URL: path })).toBeUndefined();
  }
});

test('a mismatch is formatted with its key and the received value', () => {
  expect(formatMismatch({ key: 'VITE_ENV', received: ' staging' })).toBe('VITE_ENV = " staging"');
});

test('.env.example is up to date', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8')).toBe(formatEnvExample());
});

test('the name of every setting starts with VITE_', () => {
  expect(Object.keys(settings).filter((key) => !/^VITE_[A-Z_]+$/u.test(key))).toEqual([]);
});

test('every setting has a description', () => {
  expect(describedSettings().map(({ key }) => key)).toEqual(Object.keys(settings));
});
