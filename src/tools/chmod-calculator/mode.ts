import { InputError } from '../../contract/errors.ts';
import { isAbsolute, parseClauses } from './clauses.ts';
import type { FileType, ModeNote } from './terms.ts';
import { modeNotes } from './terms.ts';

export const SETUID = 0o4000;
export const SETGID = 0o2000;
export const STICKY = 0o1000;
export const ALL_BITS = 0o7777;
export const PERMISSIONS = 0o777;
const DEFAULT_UMASK = 0o022;

const OTHERS_WRITE = 0o002;
const OWNER_EXECUTE = 0o100;
const GROUP_EXECUTE = 0o010;

const FILE_TYPES: Readonly<Record<string, FileType>> = {
  '-': 'file',
  d: 'directory',
  l: 'symbolic-link',
  c: 'character-device',
  b: 'block-device',
  p: 'pipe',
  s: 'socket',
};

/** Nine letters as ls shows them, with the type of the file in front and a mark of further rules behind. */
const LETTERS = /^([-bcdlps])?((?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?$/u;

export interface FileMode {
  readonly mode: number;
  readonly fileType: FileType | '';
}

/**
 * Reads a mode: octal digits, the letters of ls, or clauses that say all of it.
 * @throws InputError `invalid-octal-digit`, `out-of-range` or `invalid-mode`.
 */
export function parseMode(input: string, field: string): FileMode {
  const text = input.trim();
  const [, digits] = /^(?:0o)?(\d+)$/u.exec(text) ?? [];
  if (digits !== undefined) return { mode: parseOctal(digits, field), fileType: '' };
  const [, type, letters] = LETTERS.exec(text) ?? [];
  if (letters !== undefined) return { mode: parseLetters(letters), fileType: (type !== undefined && FILE_TYPES[type]) || '' };
  if (!isAbsolute(text)) throw new InputError('invalid-mode', { field });
  return { mode: parseClauses(text, field, 'invalid-mode')(0, { umask: DEFAULT_UMASK, directory: false }), fileType: '' };
}

const MAX_DIGITS = 5;

function parseOctal(digits: string, field: string): number {
  if (/[89]/u.test(digits)) throw new InputError('invalid-octal-digit', { field });
  const mode = Number.parseInt(digits, 8);
  if (mode > ALL_BITS) throw new InputError('out-of-range', { field, params: { limit: '7777' } });
  if (digits.length > MAX_DIGITS) throw new InputError('invalid-mode', { field });
  return mode;
}

/** The bit of an upper or lower case letter in the place of `x`, by class. */
const SPECIALS = [SETUID, SETGID, STICKY];

function parseLetters(letters: string): number {
  let mode = 0;
  for (const [index, letter] of Array.from(letters).entries()) {
    if (/[rwxst]/u.test(letter)) mode |= 1 << (letters.length - 1 - index);
    if (/[st]/iu.test(letter)) mode |= SPECIALS[Math.floor(index / 3)] ?? 0;
  }
  return mode;
}

/** Nine letters as ls shows them: `s` and `t` stand for `x` too, `S` and `T` for none. */
export function formatLetters(mode: number): string {
  return SPECIALS.map((special, place) => {
    const bits = bitsOf(mode, place);
    const isSpecial = (mode & special) > 0;
    const letter = place === 2 ? 't' : 's';
    const last = isSpecial ? ((bits & 1) > 0 ? letter : letter.toUpperCase()) : (bits & 1) > 0 ? 'x' : '-';
    return ((bits & 4) > 0 ? 'r' : '-') + ((bits & 2) > 0 ? 'w' : '-') + last;
  }).join('');
}

/** The three bits of a class: 0 the owner, 1 the group, 2 all others. */
export const bitsOf = (mode: number, place: number): number => (mode >> (6 - 3 * place)) & 7;

export const hasSpecial = (mode: number, place: number): boolean => (mode & (SPECIALS[place] ?? 0)) > 0;

/** Clauses that set exactly this mode. */
export const formatClauses = (mode: number): string =>
  SPECIALS.map((_, place) => `${'ugo'.charAt(place)}=${rwx(bitsOf(mode, place))}${special(mode, place)}`).join(',');

const rwx = (bits: number): string => ((bits & 4) > 0 ? 'r' : '') + ((bits & 2) > 0 ? 'w' : '') + ((bits & 1) > 0 ? 'x' : '');
const special = (mode: number, place: number): string => (hasSpecial(mode, place) ? (place === 2 ? 't' : 's') : '');

/** Three digits, four where a special bit is set or `digits` asks for them. */
export const formatOctal = (mode: number, digits = 3): string => mode.toString(8).padStart(digits, '0');

export const formatBinary = (mode: number): string => (mode.toString(2).padStart(12, '0').match(/.{3}/gu) ?? []).join(' ');

export function notesOf(mode: number): readonly ModeNote[] {
  const has = (bit: number): boolean => (mode & bit) > 0;
  const holds: Readonly<Record<ModeNote, boolean>> = {
    setuid: has(SETUID),
    setgid: has(SETGID),
    sticky: has(STICKY),
    'setuid-without-execute': has(SETUID) && !has(OWNER_EXECUTE),
    'setgid-without-execute': has(SETGID) && !has(GROUP_EXECUTE),
    'world-writable': has(OTHERS_WRITE) && !has(STICKY),
  };
  return modeNotes.filter((note) => holds[note]);
}
