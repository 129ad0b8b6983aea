import { InputError } from '../../contract/errors.ts';
import type { CodeLanguage } from '../../lib/code-language/code-language.ts';
import { Locator } from '../../lib/text-position/locator.ts';

const EXCERPT = 20;

// Nested code is read recursively, so the depth depends on the stack; this is what the smallest one allows.
const MAX_DEPTH = 500;

export const nestedTooDeeply = (): InputError =>
  new InputError('too-deeply-nested', { field: 'input', params: { reason: 'other', limit: MAX_DEPTH, line: 1, column: 1 } });

/** The names of the languages, which are the same in all languages of the page. */
export const languageNames: Readonly<Record<CodeLanguage, string>> = {
  html: 'HTML',
  vue: 'Vue',
  css: 'CSS',
  scss: 'SCSS',
  less: 'Less',
  javascript: 'JavaScript',
  jsx: 'JSX',
  typescript: 'TypeScript',
  tsx: 'TSX',
  graphql: 'GraphQL',
  markdown: 'Markdown',
};

/** Creates the error for code that cannot be read, with its place. `reason` is a code of the message, or what a parser says in English. */
export const grammarPlace = (text: string, at: number, language: CodeLanguage, reason: string): InputError =>
  new InputError('invalid-code', {
    field: 'input',
    position: new Locator(text).locate(at),
    params: {
      language: languageNames[language],
      reason,
      found:
        text
          .slice(at, at + EXCERPT)
          .split(/[\n\r]/u, 1)[0]
          ?.trim() ?? '',
      isPlaced: 'yes',
    },
  });
