import type { Key } from './settings.ts';
import words from './strings/en.json' with { type: 'json' };

const abouts: Readonly<Record<Key, string>> = words.settings;

/** All settings with their purposes in English, in declaration order. */
export const describedSettings = (): readonly { readonly key: string; readonly about: string }[] =>
  Object.entries(abouts).map(([key, about]) => ({ key, about }));

/** The text of `.env.example`: all settings with their purposes. */
export const formatEnvExample = (): string =>
  describedSettings()
    .map(({ key, about }) => `# ${about}\n${key}=\n`)
    .join('\n');
