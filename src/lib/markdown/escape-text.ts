import { characterAt, characterBefore, flanking } from './emphasis.ts';

export interface Around {
  /** The character before and after the text, or a space. */
  readonly before: string;
  readonly after: string;
  readonly inLink: boolean;
  readonly hasReferences: boolean;
}

const SPECIAL = /\\|`|\*+|_+|~+|[[\]]|<|&|!$/gu;

/** Escapes what is likely to be read as Markdown. */
export const escapeLightly = (text: string, around: Around): string =>
  text.replaceAll(SPECIAL, (found, at: number) => (needsEscape(text, found, at, around) ? found.replaceAll(/[^]/gu, String.raw`\$&`) : found));

function needsEscape(text: string, found: string, at: number, { before, after, inLink, hasReferences }: Around): boolean {
  const next = characterAt(text, at + found.length);
  switch (found.charAt(0)) {
    case '\\':
      return next === '' || /[!-/:-@[-`{-~]/u.test(next);
    case '*':
    case '_':
    case '~': {
      if (found.startsWith('~') && found.length > 2) return false;
      const { canOpen, canClose } = flanking(found.charAt(0), characterBefore(text, at) || before, next || after);
      return canOpen || canClose;
    }
    case '[':
      return inLink || hasReferences;
    case ']':
      return inLink || next === '(';
    case '<':
      return next === '' ? after !== ' ' : /[A-Za-z/!?]/u.test(next);
    case '&':
      return /^&(?:#[xX][\da-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z\d]{1,31});/u.test(text.slice(at, at + 40));
    case '!':
      return after !== ' ';
    default:
      return true;
  }
}

/** Escapes everything that has a meaning in Markdown anywhere, and URLs. */
export const escapeFully = (text: string): string =>
  text.replaceAll(/[\\`*_~[\]<>&!#|]/gu, String.raw`\$&`).replaceAll(/:(?=\/\/)|(?<=www)\./giu, String.raw`\$&`);
