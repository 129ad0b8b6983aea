import { InputError } from '../../contract/errors.ts';
import { PERMISSIONS } from './mode.ts';

const CLASSES: Readonly<Record<string, number>> = { u: 0o700, g: 0o070, o: 0o007, a: 0o777 };
const LETTERS: Readonly<Record<string, number>> = { r: 0o444, w: 0o222, x: 0o111 };

/**
 * Parses a umask: octal digits of the bits that it removes, or, as in `umask -S` output, the permissions that it keeps.
 * @throws InputError `invalid-umask` or `out-of-range`.
 */
export function parseUmask(input: string): number {
  const text = input.trim().replace(/^umask\s+(?:-S\s+)?/u, '');
  if (/^(?:0o)?[0-7]{1,4}$/u.test(text)) {
    const mask = Number.parseInt(text.replace('0o', ''), 8);
    if (mask > PERMISSIONS) throw new InputError('out-of-range', { field: 'umask', params: { limit: '777' } });
    return mask;
  }
  let left = 0;
  let named = 0;
  for (const clause of text.split(',')) {
    const [, who = '', letters] = /^([ugoa]+)=([rwx]*)$/u.exec(clause.trim()) ?? [];
    if (letters === undefined) throw new InputError('invalid-umask', { field: 'umask' });
    const affected = Array.from(who).reduce((bits, letter) => bits | (CLASSES[letter] ?? 0), 0);
    const value = Array.from(letters).reduce((bits, letter) => bits | (LETTERS[letter] ?? 0), 0);
    left = (left & ~affected) | (value & affected);
    named |= affected;
  }
  if (named !== PERMISSIONS) throw new InputError('invalid-umask', { field: 'umask' });
  return PERMISSIONS & ~left;
}
