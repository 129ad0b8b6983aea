import type { Plugin } from 'vite';

/** Language of the words → its locale of Faker. */
const LOCALES = { arabic: 'ar', cyrillic: 'ru', hebrew: 'he', japanese: 'ja', korean: 'ko' } as const;
type Script = keyof typeof LOCALES;

const isScript = (name: string): name is Script => Object.hasOwn(LOCALES, name);

/**
 * Provides `virtual:lorem-words`, loaders of the vocabularies of other scripts, and `virtual:lorem-words/<vocabulary>`, the words of one,
 * joined by spaces, in a chunk of its own.
 */
export const loremWords = (): Plugin => ({
  name: 'lorem-words',
  resolveId: { filter: { id: /^virtual:lorem-words/u }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:lorem-words/u },
    handler: (id) => {
      const name = id.split('/')[1] ?? '';
      return isScript(name) ? formatWords(name) : formatLoaders();
    },
  },
});

const formatLoaders = (): string =>
  `export default { ${Object.keys(LOCALES)
    .map((name) => `${name}: () => import('virtual:lorem-words/${name}')`)
    .join(', ')} };`;

// The package takes a moment to load, so it is loaded only for a build that needs it.
async function formatWords(name: Script): Promise<string> {
  const { allLocales } = await import('@faker-js/faker');
  const words = allLocales[LOCALES[name]].lorem?.word;
  if (!Array.isArray(words)) throw new Error(`@faker-js/faker has no words of ${name}`);
  return `export default ${JSON.stringify(onlyWords(words).join(' '))};`;
}

/** Some lists are cut out of sentences: their full stops and commas go, and what is an affix or a number. */
function onlyWords(words: readonly unknown[]): string[] {
  const plain = words.flatMap((word) => (typeof word === 'string' ? [word.replaceAll(/^[.,]+|[.,]+$/gu, '')] : []));
  return [...new Set(plain)].filter((word) => /^[\p{L}\p{M}]+(?:[-·・ー'][\p{L}\p{M}]+)*$/u.test(word));
}
