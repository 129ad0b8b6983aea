import { implement } from '../../contract/operations.ts';
import { formatCommand } from '../../lib/shell-words/quote.ts';
import { parseClauses } from './clauses.ts';
import * as fields from './fields.ts';
import { bitsOf, formatBinary, formatClauses, formatLetters, formatOctal, hasSpecial, notesOf, parseMode, PERMISSIONS } from './mode.ts';
import type en from './strings/en.json';
import { classNames } from './terms.ts';
import { parseUmask } from './umask.ts';

const NEW_FILE = 0o666;
const FULL_DIGITS = 4;

export default implement<typeof fields, typeof en>(fields, {
  convert: ({ mode: text, path, recursive }) => {
    const { mode, fileType, isDecimal } = parseMode(text, 'mode');
    return { ...describeMode(mode, path, recursive), fileType, notes: notesOf(mode, isDecimal) };
  },
  apply: ({ clauses, mode, directory, umask, path, recursive }) => {
    const change = parseClauses(clausesIn(clauses), 'clauses', 'invalid-clause');
    return describeMode(change(parseMode(mode, 'mode').mode, { umask: parseUmask(umask), directory }), path, recursive);
  },
  umask: ({ umask: text }) => {
    const mask = parseUmask(text);
    return {
      umask: formatOctal(mask, FULL_DIGITS),
      fileOctal: formatOctal(NEW_FILE & ~mask),
      filePermissions: formatLetters(NEW_FILE & ~mask),
      directoryOctal: formatOctal(PERMISSIONS & ~mask),
      directoryPermissions: formatLetters(PERMISSIONS & ~mask),
      symbolicUmask: formatClauses(PERMISSIONS & ~mask),
    };
  },
});

/** Parses changes from a pasted command. */
const clausesIn = (text: string): string => /^[\s$#]*(?:sudo\s+)?chmod\s+(?:--?[a-zA-Z][\w-]*\s+)*([ugoa]*[-+=]\S*)(?:\s.*)?$/u.exec(text)?.[1] ?? text;

function describeMode(mode: number, path: string, recursive: boolean) {
  const octal = formatOctal(mode);
  const clauses = formatClauses(mode);
  const command = (as: string): string =>
    formatCommand(['chmod', ...(recursive ? ['-R'] : []), as, ...(path.trim().startsWith('-') ? ['--'] : []), path.trim()]);
  return {
    octal,
    fullOctal: formatOctal(mode, FULL_DIGITS),
    permissions: formatLetters(mode),
    clauses,
    binary: formatBinary(mode),
    command: command(octal),
    symbolicCommand: command(clauses),
    classes: classNames.map((who, place) => {
      const bits = bitsOf(mode, place);
      return { who, read: (bits & 4) > 0, write: (bits & 2) > 0, execute: (bits & 1) > 0, special: hasSpecial(mode, place) };
    }),
    notes: notesOf(mode),
  };
}
