import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setStored } from '../testing/stored.ts';
import { languages } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import { Suspense } from 'react';
import ConfigurationError from './ConfigurationError.tsx';
import en from './strings/en.json';
import { loadSettingsWords } from './settings-words.ts';

const MISMATCHES = [
  { key: 'VITE_BASE_URL', received: 'tools' },
  { key: 'VITE_LINK_SOCIAL', received: '<b>nowhere</b>' },
];

async function show(): Promise<void> {
  document.title = 'before';
  await act(async () =>
    render(
      <Suspense>
        <ConfigurationError mismatches={MISMATCHES} />
      </Suspense>,
    ),
  );
  await waitFor(() => expect(document.title).toBe(document.querySelector('h1')?.textContent));
}

test('lists invalid settings with value, purpose and fix on the page, and logs them to the console', { tags: ['slow'] }, async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await show();
  expect(document.querySelector('h1')?.textContent).toBe('Penknife cannot start');
  expect(document.querySelector('p')?.textContent).toBe('A build setting is invalid. Fix it and rebuild.');
  expect([...document.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'VITE_BASE_URL = "tools"',
    'VITE_LINK_SOCIAL = "<b>nowhere</b>"',
  ]);
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([en.settings.VITE_BASE_URL, en.settings.VITE_LINK_SOCIAL]);
  expect(document.title).toBe('Penknife cannot start');
  expect([document.documentElement.lang, document.documentElement.dataset.ready]).toEqual(['en', '']);
  expect(error).toHaveBeenCalledWith('Invalid configuration: VITE_BASE_URL = "tools", VITE_LINK_SOCIAL = "<b>nowhere</b>"');
});

test('uses the stored language', { tags: ['slow'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  setStored({ locale: 'zh' });
  await show();
  expect(document.querySelector('h1')?.textContent).toBe('Penknife 无法启动');
  expect([...document.querySelectorAll('dd')].every(({ textContent }) => /\p{Script=Han}/u.test(textContent))).toBe(true);
  expect(document.documentElement.lang).toBe('zh-Hans');
});

test.each(Object.keys(languages) as Language[])('every setting has a description in %s', async (language) => {
  const words = await loadSettingsWords(language);
  expect(Object.keys(words)).toEqual(Object.keys(en.settings));
  expect(words.VITE_ENV === en.settings.VITE_ENV).toBe(language === 'en');
});
