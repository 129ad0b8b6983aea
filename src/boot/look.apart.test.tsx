import { afterEach, expect, test, vi } from 'vitest';
import { readHost } from '../app/configuration/host/read-host.ts';
import { currentLanguage } from '../app/current-language.ts';
import { localePreference, themePreference } from '../app/preferences.ts';
import { setStored } from '../app/testing/stored.ts';
import { applyLook } from './look.ts';

afterEach(() => {
  localStorage.clear();
});

const STORED_THEMES = [undefined, 'light', 'dark', '"dark"', 'system', 'sepia', '{"broken'];
const STORED_LOCALES = [undefined, '', 'en', '"de"', 'zh', 'xx', 'null'];
const HOST_THEMES = [undefined, 'light', 'dark', 'system', 'sepia'];
const HOST_LANGUAGES = [undefined, 'en', 'uk', 'xx', 7];
const BROWSERS = [['en-US'], ['de-AT', 'en'], ['nb-NO'], ['ja', 'fr'], ['ja'], []];

const withValue = <Value,>(name: string, value: Value | undefined) => (value === undefined ? {} : { [name]: value });
const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]) => ones.flatMap((one) => others.map((other) => [one, other] as const));
const shown = () => {
  const { theme = 'system', language = 'en' } = document.documentElement.dataset;
  return { theme, language };
};

/** Theme and language that the app gives the page. */
function ofApp(host: object): ReturnType<typeof shown> {
  const { theme, language } = readHost(JSON.stringify(host)).configuration;
  themePreference.suppose(theme ?? 'system');
  localePreference.suppose(language ?? '');
  return { theme: themePreference.get(), language: currentLanguage() };
}

test.each(pairs(STORED_THEMES, STORED_LOCALES))('boot script and app agree on the look, with the theme %j and the language %j stored', (theme, locale) => {
  setStored({ ...withValue('theme', theme), ...withValue('locale', locale) });
  for (const [hostTheme, hostLanguage] of pairs(HOST_THEMES, HOST_LANGUAGES)) {
    const host = { ...withValue('theme', hostTheme), ...withValue('language', hostLanguage) };
    for (const languages of BROWSERS) {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      applyLook(host);
      expect(shown(), JSON.stringify({ host, languages })).toEqual(ofApp(host));
    }
  }
});
