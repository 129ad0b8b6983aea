/** A pattern as source code, by language. */
export interface Spellings {
  readonly javaScript: string;
  readonly json: string;
  readonly python: string;
  readonly java: string;
  readonly go: string;
  readonly csharp: string;
}

/** `literal` is the pattern's JavaScript literal, with its flags. The others are string literals of the pattern alone. */
export const spell = (pattern: string, literal: string): Spellings => ({
  javaScript: literal,
  json: JSON.stringify(pattern),
  python: inPython(pattern),
  java: quote(pattern),
  go: /[`\r]/u.test(pattern) || !isPlain(pattern) ? quote(pattern) : `\`${pattern}\``,
  csharp: isPlain(pattern) ? `@"${pattern.replaceAll('"', '""')}"` : quote(pattern),
});

/** A raw string cannot end with a backslash or contain its own quote. */
function inPython(pattern: string): string {
  if (!isPlain(pattern) || /(?:^|[^\\])(?:\\\\)*\\$/u.test(pattern)) return quote(pattern);
  if (!pattern.includes("'")) return `r'${pattern}'`;
  return pattern.includes('"') ? quote(pattern) : `r"${pattern}"`;
}

/** Whether a text has no control characters or unpaired surrogates, which source code cannot contain literally. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Surrogate}\u2028\u2029\ufeff]/u.test(text);

const ESCAPES: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t`, '"': String.raw`\"`, '\\': '\\\\' };

/** Quotes a string with double quotes and the escapes that Python, Java, Go and C# share. */
export const quote = (text: string): string =>
  `"${text.replaceAll(/["\\\p{Cc}\p{Surrogate}\u2028\u2029\ufeff]/gu, (sign) => ESCAPES[sign] ?? String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
