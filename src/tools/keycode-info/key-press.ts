import { loadCharacters } from '../../lib/unicode/characters.ts';
import type { Key } from './keys.ts';
import { keys, locations } from './keys.ts';
import { keyNames, specialKeys } from './special-keys.ts';

/** The event properties of a key press. */
export interface KeyPress {
  readonly key: string;
  /** Empty for on-screen keyboards. */
  readonly code: string;
  readonly location: number;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

const MODIFIERS = [
  ['ctrlKey', 'Ctrl'],
  ['altKey', 'Alt'],
  ['shiftKey', 'Shift'],
  ['metaKey', 'Meta'],
] as const;

const heldModifiers = (press: KeyPress): string[] => MODIFIERS.filter(([name]) => press[name]).map(([, word]) => word);

const isOneCharacter = (text: string): boolean => [...text].length === 1;

/** Formats a key as in menus. */
function nameOfKey(key: string): string {
  if (key === ' ') return 'Space';
  if (key === 'Control') return 'Ctrl';
  const upper = key.toUpperCase();
  return isOneCharacter(key) && isOneCharacter(upper) ? upper : key;
}

/** The result of a key press: a shortcut, and a JavaScript condition. */
export function describeKey(press: KeyPress) {
  const held = heldModifiers(press);
  const name = nameOfKey(press.key);
  const codePoint = isOneCharacter(press.key) ? (press.key.codePointAt(0) ?? 0) : undefined;
  const isPressed = press.code === '' ? `event.key === ${JSON.stringify(press.key)}` : `event.code === ${JSON.stringify(press.code)}`;
  return {
    shortcut: [...held, ...(held.includes(name) ? [] : [name])].join('+'),
    modifiers: held.join(' + '),
    locationName: locations[press.location] ?? 'standard',
    codePoint: codePoint === undefined ? '' : `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`,
    condition: [isPressed, ...MODIFIERS.map(([name]) => `${press[name] ? '' : '!'}event.${name}`)].join(' && '),
  } as const;
}

/** The Unicode name of the character that a key types; '' for keys that do not type exactly one. */
export async function characterNameOf(key: string): Promise<string> {
  if (!isOneCharacter(key)) return '';
  const { nameOf } = await loadCharacters();
  return nameOf(key.codePointAt(0) ?? 0);
}

const allKeys: readonly Key[] = [...keys, ...specialKeys];

/** `left ctrl`, `right arrow`: the code ends with the side. */
const WITH_SIDE = /^(left|right|up|down)(arrow|shift|ctrl|control|alt|option|meta|win|windows|cmd|command)$/u;
const SIDED: Readonly<Record<string, string>> = { ctrl: 'control', option: 'alt', win: 'meta', windows: 'meta', cmd: 'meta', command: 'meta' };

/** Returns the keys that a search finds: by a number of two or more digits, by the character they type, by the printed name, or by part of a name. */
export function lookUpKeys(query: string): readonly Key[] {
  const sought = query.trim().toLowerCase();
  if (sought === '') return keys;
  if (/^\d{2,}$/u.test(sought)) return allKeys.filter(({ keyCode }) => keyCode === Number(sought));
  const compact = isOneCharacter(sought) ? sought : sought.replaceAll(/[\s/_-]+|(?<=.{4})key$/gu, '');
  const names = keyNames.get(compact);
  if (names) return allKeys.filter(({ code, key }) => names.includes(code) || names.includes(key));
  if (isOneCharacter(sought)) return allKeys.filter(({ key }) => key === sought);
  const [, side = '', word = ''] = WITH_SIDE.exec(compact) ?? [];
  const part = side === '' ? compact : `${SIDED[word] ?? word}${side}`;
  return allKeys.filter(({ code, key }) => code.toLowerCase().includes(part) || key.toLowerCase().includes(part));
}
