import { expect, test } from 'vitest';
import { formatMismatch } from './mismatch.ts';
import { readConfiguration, settings } from './settings.ts';

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

test('every mismatch is named by key and received value', () => {
  expect(readConfiguration({ VITE_ENV: 'staging', VITE_SHOW_BANNER: 'yes', VITE_LINK_SOCIAL: 'nowhere' })).toEqual({
    ok: false,
    mismatches: [
      { key: 'VITE_ENV', received: 'staging', about: settings.VITE_ENV.about },
      { key: 'VITE_SHOW_BANNER', received: 'yes', about: settings.VITE_SHOW_BANNER.about },
      { key: 'VITE_LINK_SOCIAL', received: 'nowhere', about: settings.VITE_LINK_SOCIAL.about },
    ],
  });
});

test('a mismatch is written with its key and the value as received', () => {
  expect(formatMismatch({ key: 'VITE_ENV', received: ' staging', about: '' })).toBe('VITE_ENV = " staging"');
});
