export const WHITE = '#ffffff';

/** Returns a hex color without its alpha, because a color input has none. White for an empty string. */
export const opaque = (hex: string): string => hex.slice(0, WHITE.length).toLowerCase() || WHITE;

/** Formats alpha as two hex digits; empty for an opaque color. */
export const alphaDigits = (alpha: number): string =>
  alpha < 1
    ? Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')
    : '';

/** In UTF-16 code units. The slider writes less; searching megabytes would block the page. */
const MAX_LENGTH = 200;

/**
 * Parses the alpha of a color in the notations that the slider writes. The slider shows it immediately: the result of the worker
 * arrives later, and would move the slider back.
 */
export function alphaIn(text: string): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, digits, share] = /^(?:#[\da-f]{6}([\da-f]{2})|oklch\([^/]* \/ ([\d.]+)\))$/iu.exec(text) ?? [];
  if (digits !== undefined) return Number.parseInt(digits, 16) / 255;
  return share === undefined ? undefined : Number(share);
}

interface Written {
  /** Two notations of one color. */
  readonly hex: string;
  readonly oklch: string;
  readonly inSrgbGamut: boolean;
}

/** Formats a color with another alpha: in hex if it is in sRGB, otherwise in OKLCH. */
export const withAlpha = ({ hex, oklch, inSrgbGamut }: Written, alpha: number): string =>
  inSrgbGamut ? opaque(hex) + alphaDigits(alpha) : oklch.replace(/(?: \/ [\d.]+)?\)$/u, ` / ${alpha})`);
