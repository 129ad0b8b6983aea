export const WHITE = '#ffffff';

/** A hex color without its alpha, because a color input has none. White for an empty string. */
export const opaque = (hex: string): string => hex.slice(0, WHITE.length).toLowerCase() || WHITE;

/** Two hexadecimal digits, none for a color that is opaque. */
export const alphaDigits = (alpha: number): string =>
  alpha < 1
    ? Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')
    : '';

/** In UTF-16 code units. What the slider writes is shorter; to look through megabytes would block the page. */
const MAX_LENGTH = 200;

/**
 * The alpha that a text says, in the notations in which the slider writes it. The slider shows it at once: what the worker
 * answers is a moment late, and would pull the slider back.
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

/** Writes a color with another alpha: in hexadecimal digits if it is in sRGB, otherwise in Oklch. */
export const withAlpha = ({ hex, oklch, inSrgbGamut }: Written, alpha: number): string =>
  inSrgbGamut ? opaque(hex) + alphaDigits(alpha) : oklch.replace(/(?: \/ [\d.]+)?\)$/u, ` / ${alpha})`);
