import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHERS = `${FIRST}0123456789`;
const LENGTH = 5;

/**
 * Returns a function that names the classes of a build by a hash of their file and name. Each page has hundreds: the default names make
 * up an eighth of it. The function throws if two classes would have the same name.
 */
export function classNames(): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${path.relative(root, file).replaceAll(path.sep, '/')} .${name}`;
    const short = shorten(owner);
    const other = owners.get(short) ?? owner;
    if (other !== owner) throw new Error(`${owner} and ${other} would have the same class name. Rename one`);
    owners.set(short, owner);
    return short;
  };
}

function shorten(owner: string): string {
  const bytes = createHash('sha256').update(owner).digest();
  return Array.from({ length: LENGTH }, (_, place) => {
    const letters = place === 0 ? FIRST : OTHERS;
    return letters.charAt(bytes.readUInt32BE(place * 4) % letters.length);
  }).join('');
}
