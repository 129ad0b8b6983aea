import { InputError } from '../../contract/errors.ts';

const WHO: Readonly<Record<string, number>> = { u: 0o4700, g: 0o2070, o: 0o1007, a: 0o7777 };
const LETTERS: Readonly<Record<string, number>> = { r: 0o444, w: 0o222, x: 0o111, X: 0, s: 0o6000, t: 0o1000 };
const EXECUTE = 0o111;
/** setuid and setgid of a directory are kept unless a clause names them. */
const KEPT_OF_DIRECTORY = 0o6000;

interface Circumstances {
  readonly umask: number;
  readonly directory: boolean;
}

/** One action of a clause, as in GNU's mode.c. */
interface Action {
  /** The bits of the classes that the clause names; 0 for none. */
  readonly affected: number;
  readonly operator: string;
  readonly perms: string;
}

/** Returns whether all clauses of a text use `=`, so that they specify a complete mode. */
export const isAbsolute = (text: string): boolean => text.split(',').every((clause) => /^[ugoa]*=(?:[rwxXst]*|[ugo])$/u.test(clause.trim()));

/**
 * Parses a symbolic mode as chmod accepts it, and returns a function that applies it to a mode.
 * @throws InputError with the position of the first invalid clause
 */
export function parseClauses(text: string, field: string, code: string): (mode: number, circumstances: Circumstances) => number {
  const actions: Action[] = [];
  let start = 0;
  for (const clause of text.split(',')) {
    const trimmed = clause.trim();
    const [, who = '', rest] = /^([ugoa]*)((?:[-+=](?:[rwxXst]*|[ugo]))+)$/u.exec(trimmed) ?? [];
    if (rest === undefined) {
      const before = text.slice(0, start + clause.length - clause.trimStart().length);
      throw new InputError(code, {
        field,
        position: { character: Array.from(before).length + 1 },
        params: { clause: trimmed === '' ? 'none' : trimmed.slice(0, MAX_SHOWN) },
      });
    }
    const affected = Array.from(who).reduce((bits, letter) => bits | (WHO[letter] ?? 0), 0);
    for (const [, operator = '', perms = ''] of rest.matchAll(/([-+=])([^-+=]*)/gu)) actions.push({ affected, operator, perms });
    start += clause.length + 1;
  }
  return (mode, circumstances) => actions.reduce((changed, action) => act(action, changed, circumstances), mode);
}

const MAX_SHOWN = 40;

function act({ affected, operator, perms }: Action, mode: number, { umask, directory }: Circumstances): number {
  const named = valueOf(perms, mode, directory);
  const mentioned = COPIED[perms] ?? named;
  const kept = directory ? KEPT_OF_DIRECTORY & ~(affected === 0 ? mentioned : affected & mentioned) : 0;
  const value = named & (affected === 0 ? ~umask : affected) & ~kept;
  if (operator === '+') return mode | value;
  if (operator === '-') return mode & ~value;
  return (mode & ((affected === 0 ? 0 : ~affected) | kept)) | value;
}

/** Returns the bits that `=u`, `=g` and `=o` copy. */
const COPIED: Readonly<Record<string, number>> = { u: 0o700, g: 0o070, o: 0o007 };

/** Returns the bits of the letters, for all classes. */
function valueOf(perms: string, mode: number, directory: boolean): number {
  const copied = COPIED[perms];
  if (copied !== undefined) {
    const bits = mode & copied;
    return [0o444, 0o222, EXECUTE].reduce((value, all) => ((bits & all) > 0 ? value | all : value), 0);
  }
  const letters = Array.from(perms).reduce((value, letter) => value | (LETTERS[letter] ?? 0), 0);
  return perms.includes('X') && (directory || (mode & EXECUTE) > 0) ? letters | EXECUTE : letters;
}
