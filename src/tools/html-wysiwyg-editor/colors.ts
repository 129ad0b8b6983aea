const PLAIN_COLOR = /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/iu;
const RGB = /^rgb\((\d+), (\d+), (\d+)\)$/u;

/** Normalizes a color for HTML, in hex if possible; null for an invalid color or one that refers to others. */
export function colorOf(css: string): string | null {
  const text = css.trim();
  if (!PLAIN_COLOR.test(text) || /^(?:inherit|initial|unset|revert|transparent|currentcolor)$/iu.test(text)) return null;
  const parts = RGB.exec(text)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : text;
}

/** The toolbar colors: dark ones for text, light ones for its background. */
export const palettes = {
  color: { red: '#c9302c', orange: '#b45309', green: '#15803d', blue: '#1d4ed8', purple: '#7e22ce', gray: '#6b7280' },
  backgroundColor: { red: '#fecaca', orange: '#fed7aa', green: '#bbf7d0', blue: '#bfdbfe', purple: '#e9d5ff', gray: '#e5e7eb' },
} as const;
