const PLAIN_COLOR = /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/iu;
const RGB = /^rgb\((\d+), (\d+), (\d+)\)$/u;

/** A colour as it is written in HTML, with numbers of hexadecimal digits where it can be; null for what is none, or refers to others. */
export function colorOf(css: string): string | null {
  const text = css.trim();
  if (!PLAIN_COLOR.test(text) || /^(?:inherit|initial|unset|revert|transparent|currentcolor)$/iu.test(text)) return null;
  const parts = RGB.exec(text)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : text;
}
