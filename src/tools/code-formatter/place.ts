import { InputError } from '../../contract/errors.ts';
import type { CodeLanguage } from '../../lib/code-language/code-language.ts';
import { Locator } from '../../lib/text-position/locator.ts';

const EXCERPT = 20;

// Nested code is read recursively, so the depth depends on the stack; this is what the smallest one allows.
const MAX_DEPTH = 500;

export const nestedTooDeeply = (): InputError =>
  new InputError('too-deeply-nested', { field: 'input', params: { reason: 'other', limit: MAX_DEPTH, line: 1, column: 1 } });

/** Creates the error for code that cannot be read, with its place. */
export const grammarPlace = (text: string, at: number, language: CodeLanguage, reason: string): InputError =>
  new InputError('invalid-code', {
    field: 'input',
    position: new Locator(text).locate(at),
    params: {
      language,
      reason,
      found:
        text
          .slice(at, at + EXCERPT)
          .split(/[\n\r]/u, 1)[0]
          ?.trim() ?? '',
      isPlaced: 'yes',
    },
  });
