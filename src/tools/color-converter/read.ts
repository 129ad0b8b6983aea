import { InputError, unlessRefused } from '../../contract/errors.ts';
import { parseColor } from '../../lib/color/css-color.ts';
import type { Color } from '../../lib/color/spaces.ts';
import type { Rule } from '../../lib/surroundings/surroundings.ts';
import { ending, pattern, peel, peelLayers, quotes, trimInvisible } from '../../lib/surroundings/surroundings.ts';

type Opaque = Color & { readonly alpha: number };

const RULES: readonly Rule[] = [
  ending,
  quotes,
  pattern('important', /^(\S.*?)\s{0,9}!\s?(?:important|default)$/disu),
  // A property or variable in CSS, Sass or Less, a JSON key, or a constant in code.
  pattern('name', /^(["']?)(?:--|[$@])?[A-Za-z_][\w.-]{0,60}\1\s{0,9}(?:=>|[:=])\s{0,9}(\S.*)$/dsu),
  // Flutter and Android.
  pattern('call', /^(?:(?:const\s+|new\s+)?Color|Color\.(?:parseColor|valueOf))\(\s*(["']?)([#\w]+)\1\s*\)$/du),
];

interface ReadColor {
  readonly color: Opaque;
  /** Whether text around the color was removed. */
  readonly isPeeled: boolean;
}

/**
 * Parses a color as `parseColor` does, and in CSS Color 5 syntax. Text around it in a style sheet or program is removed.
 * @throws InputError `invalid-color`, for the text as given
 */
export async function readColor(given: string, field: string): Promise<ReadColor> {
  try {
    return { color: parseColor(given, field), isPeeled: false };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const texts = [trimInvisible(given).text, ...peelLayers(given, RULES).map(({ text }) => text)];
    for (const text of texts) {
      const color = attempt(text) ?? (text.length > MAX_LENGTH || !text.endsWith(')') ? undefined : await readFunction(text));
      if (color) return { color, isPeeled: text !== given.trim() };
    }
    throw error;
  }
}

const MAX_LENGTH = 400;

async function readFunction(text: string): Promise<Opaque | undefined> {
  const { readColorFunction } = await import('../../lib/color/color-functions.ts');
  const read = (part: string): Opaque | undefined => attempt(part) ?? readColorFunction(part, read);
  return readColorFunction(text, read);
}

const attempt = (text: string): Opaque | undefined => unlessRefused(() => parseColor(text, ''));

/** Returns eight or four digits with the alpha first, as in Android, Flutter and WPF, as a CSS color. Empty for other notations. */
export function writeArgb(given: string): string {
  const [, digits = ''] = /^(?:#|0x)?((?:[\da-f]{4}){1,2})$/iu.exec(peel(given, RULES).text) ?? [];
  const size = digits.length / 4;
  return digits === '' ? '' : `#${digits.slice(size)}${digits.slice(0, size)}`.toLowerCase();
}
