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

/** Nine letters as in ls, optionally with the file type before and an ACL mark after them. */
const LETTERS = /^([-bcdlps])?((?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?$/u;

/** The file types of st_mode (POSIX.1-2024, sys/stat.h), and that of a Git submodule. */
const TYPES = new Map<number, FileType>([
  [0o01, 'pipe'],
  [0o02, 'character-device'],
  [0o04, 'directory'],
  [0o06, 'block-device'],
  [0o10, 'file'],
  [0o12, 'symbolic-link'],
  [0o14, 'socket'],
  [0o16, 'submodule'],
]);

export interface FileMode {
  readonly mode: number;
  readonly fileType: FileType | '';
  /** Whether it was parsed as a decimal number. */
  readonly isDecimal?: boolean;
}

/**
 * Parses a mode: octal digits, the letters of ls, clauses that specify all of it, or the st_mode of a file in octal, decimal or hex;
 * also in a line of ls, stat or Git, a chmod command, or a setting.
 * @throws InputError `invalid-octal-digit`, `out-of-range` or `invalid-mode`.
 */
export function parseMode(input: string, field: string): FileMode {
  const text = modeIn(input);
  const number = parseStatus(text);
  if (number) return number;
  const [, digits] = /^(?:0o)?(\d+)$/iu.exec(text) ?? [];
  if (digits !== undefined) return { mode: parseOctal(digits, field), fileType: '' };
  const [, type, letters] = LETTERS.exec(text) ?? [];
  if (letters !== undefined) return { mode: parseLetters(letters), fileType: (type !== undefined && FILE_TYPES[type]) || '' };
  if (!isAbsolute(text)) throw new InputError('invalid-mode', { field });
  return { mode: parseClauses(text, field, 'invalid-mode')(0, { umask: DEFAULT_UMASK, directory: false }), fileType: '' };
}

const STATUS_DIGITS = 6;

/** Parses an st_mode, which has the file type before the permissions. */
function parseStatus(text: string): FileMode | undefined {
  const [, octal] = /^(?:0o|0)?([0-7]{5,6})$/iu.exec(text) ?? [];
  const [, hex] = /^(?:0x)?([\da-f]{4})$/iu.exec(text) ?? [];
  if (octal !== undefined) {
    const file = ofStatus(Number.parseInt(octal, 8));
    // 10000 is more likely a mode with an extra digit.
    if (file) return text.length >= STATUS_DIGITS || file.mode > 0 ? file : undefined;
  }
  if (hex !== undefined && /[a-f]|^0x/iu.test(text)) return ofStatus(Number.parseInt(hex, 16));
  const decimal = /^[1-9]\d{4}$/u.test(text) ? ofStatus(Number(text)) : undefined;
  return decimal && { ...decimal, isDecimal: true };
}

function ofStatus(status: number): FileMode | undefined {
  const fileType = TYPES.get(status >> 12);
  return fileType && { mode: status & ALL_BITS, fileType };
}

const LONGEST = 10_000;
const OF_LS = '[-bcdlps](?:[r-][w-][xsS-]){2}[r-][w-][xtT-]';
/** Patterns of lines that contain a mode, which is a group. */
const LINES = [
  // ls -l, also with inodes and blocks; find -ls, tree -p, tar -tv.
  String.raw`(?:\s*\d+){0,2}\s*\[?(${OF_LS})[.+@]?(?:[\s\]].*)?`,
  // stat
  String.raw`\s*Access:\s*\((\d{4})/${OF_LS}\).*`,
  // git ls-tree, ls-files, diff and commit
  String.raw`\s*(?:(?:(?:new|deleted) file|old|new|create|delete) mode |index [\da-f]+\.\.[\da-f]+ )?(\d{6})(?:\s.*)?`,
  // commands, Ansible, Kubernetes and Docker settings
  String.raw`[\s$#]*(?:sudo\s+)?chmod\s+(?:-\S+\s+)*((?:0o?)?[0-7]+|[ugoa]*=\S*)(?:\s.*)?`,
  String.raw`.*\s(?:--(?:chmod|mode)[= ]|-m\s*)((?:0o?)?[0-7]{3,4})(?:\s.*)?`,
  String.raw`\s*["']?[\w-]*mode["']?\s*[:=]\s*["']?((?:0o?)?[0-7]{3,5})["']?,?`,
].map((line) => new RegExp(`^${line}$`, 'iu'));

/** Finds the mode in a text; returns the text itself if it has no mode or several. */
function modeIn(input: string): string {
  const text = input.trim();
  if (text.length > LONGEST) return text;
  const modes = text
    .split('\n')
    .filter((line) => !/^(?:total \d+\S*)?\s*$/u.test(line))
    .map((line) => LINES.map((pattern) => pattern.exec(line)?.[1]).find((mode) => mode !== undefined));
  return (new Set(modes).size === 1 ? modes[0] : undefined) ?? text;
}

const MAX_DIGITS = 5;

function parseOctal(digits: string, field: string): number {
  if (/[89]/u.test(digits)) throw new InputError('invalid-octal-digit', { field });
  const mode = Number.parseInt(digits, 8);
  if (mode > ALL_BITS) throw new InputError('out-of-range', { field, params: { limit: '7777' } });
  if (digits.length > MAX_DIGITS) throw new InputError('invalid-mode', { field });
  return mode;
}

/** The bit of an uppercase or lowercase letter in the position of `x`, by class. */
const SPECIALS = [SETUID, SETGID, STICKY];

function parseLetters(letters: string): number {
  let mode = 0;
  for (const [index, letter] of Array.from(letters).entries()) {
    if (/[rwxst]/u.test(letter)) mode |= 1 << (letters.length - 1 - index);
    if (/[st]/iu.test(letter)) mode |= SPECIALS[Math.floor(index / 3)] ?? 0;
  }
  return mode;
}

/** Formats nine letters as in ls: `s` and `t` include `x`, `S` and `T` do not. */
export function formatLetters(mode: number): string {
  return SPECIALS.map((special, place) => {
    const bits = bitsOf(mode, place);
    const isSpecial = (mode & special) > 0;
    const letter = place === 2 ? 't' : 's';
    const last = isSpecial ? ((bits & 1) > 0 ? letter : letter.toUpperCase()) : (bits & 1) > 0 ? 'x' : '-';
    return ((bits & 4) > 0 ? 'r' : '-') + ((bits & 2) > 0 ? 'w' : '-') + last;
  }).join('');
}

/** Returns the three bits of a class: 0 owner, 1 group, 2 others. */
export const bitsOf = (mode: number, place: number): number => (mode >> (6 - 3 * place)) & 7;

export const hasSpecial = (mode: number, place: number): boolean => (mode & (SPECIALS[place] ?? 0)) > 0;

/** Formats clauses that set exactly this mode. */
export const formatClauses = (mode: number): string =>
  SPECIALS.map((_, place) => `${'ugo'.charAt(place)}=${rwx(bitsOf(mode, place))}${special(mode, place)}`).join(',');

const rwx = (bits: number): string => ((bits & 4) > 0 ? 'r' : '') + ((bits & 2) > 0 ? 'w' : '') + ((bits & 1) > 0 ? 'x' : '');
const special = (mode: number, place: number): string => (hasSpecial(mode, place) ? (place === 2 ? 't' : 's') : '');

/** Formats three octal digits, or four if a special bit is set or `digits` requires it. */
export const formatOctal = (mode: number, digits = 3): string => mode.toString(8).padStart(digits, '0');

export const formatBinary = (mode: number): string => (mode.toString(2).padStart(12, '0').match(/.{3}/gu) ?? []).join(' ');

export function notesOf(mode: number, isDecimal = false): readonly ModeNote[] {
  const has = (bit: number): boolean => (mode & bit) > 0;
  const holds: Readonly<Record<ModeNote, boolean>> = {
    setuid: has(SETUID),
    setgid: has(SETGID),
    sticky: has(STICKY),
    'setuid-without-execute': has(SETUID) && !has(OWNER_EXECUTE),
    'setgid-without-execute': has(SETGID) && !has(GROUP_EXECUTE),
    'world-writable': has(OTHERS_WRITE) && !has(STICKY),
    'decimal-mode': isDecimal,
  };
  return modeNotes.filter((note) => holds[note]);
}
