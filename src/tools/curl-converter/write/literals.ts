/** Formats texts as string literals. Each keeps every character. */

/** JavaScript and Python, which share these escapes: the quotes that need fewer backslashes. */
export const javascript = (text: string): string =>
  text.includes("'") && !text.includes('"') ? doubleQuoted(text) : `'${inSingleQuotes(doubleQuoted(text))}'`;

/** Escapes of JSON. */
export const doubleQuoted = (text: string): string => JSON.stringify(text);

/** C#: escapes of JSON, and for the other characters that end a line. */
export const csharp = (text: string): string =>
  doubleQuoted(text).replaceAll(/[\u0085\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A constant of Java has at most 65,535 bytes, and a UTF-16 code unit at most three of them. */
const JAVA_UNITS = 21_845;

/** Java: escapes of JSON, in pieces if a constant would be too long. */
export function java(text: string): string {
  if (text.length <= JAVA_UNITS) return doubleQuoted(text);
  const pieces = Array.from({ length: Math.ceil(text.length / JAVA_UNITS) }, (_, index) =>
    doubleQuoted(text.slice(index * JAVA_UNITS, (index + 1) * JAVA_UNITS)),
  );
  return `String.join("", ${pieces.join(', ')})`;
}

/** Go: a raw string if that saves backslashes. */
export const go = (text: string): string => (/["\\\n]/u.test(text) && !/[`\r\0\uFEFF]/u.test(text) ? `\`${text}\`` : doubleQuoted(text));

/** PHP: single quotes, in which only a quote and a backslash have a meaning. */
export const php = (text: string): string => `'${text.replaceAll(/\\(?=[\\']|$)|'/gu, String.raw`\$&`)}'`;

const RUST_ESCAPES: Readonly<Record<string, string>> = { '\\b': String.raw`\x08`, '\\f': String.raw`\x0c` };

/** Rust: a raw string if that saves backslashes. */
export function rust(text: string): string {
  if (/["\\\n]/u.test(text) && !/\r/u.test(text)) {
    const runs = [...text.matchAll(/"(#*)/gu)].map(([, run = '']) => run.length + 1);
    const marks = '#'.repeat(Math.max(0, ...runs));
    return `r${marks}"${text}"${marks}`;
  }
  return doubleQuoted(text).replaceAll(/\\(?:u([\da-f]{4})|[\s\S])/gu, (escape, digits: string | undefined) =>
    digits === undefined ? (RUST_ESCAPES[escape] ?? escape) : `\\u{${digits}}`,
  );
}

const inSingleQuotes = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replaceAll(/\\([\s\S])|'/gu, (escape, letter: string | undefined) => (letter === '"' ? letter : letter === undefined ? String.raw`\'` : escape));
