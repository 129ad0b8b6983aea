const ESCAPES: Readonly<Record<string, string>> = { '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r', '"': '\\"', '\\': '\\\\' };
const UNICODE_LENGTH = 4;

const escaped = (character: string): string => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(UNICODE_LENGTH, '0')}`;

/** Writes a TOML basic string. */
export function quoteToml(text: string): string {
  return `"${NEEDS_ESCAPE.test(text) ? text.replace(NEEDS_ESCAPES, escaped) : text}"`;
}

const NEEDS_ESCAPE = /[^ !#-[\]-~\x80-\u{10ffff}]/u;
const NEEDS_ESCAPES = new RegExp(NEEDS_ESCAPE, 'gu');
// Line breaks and quotes are not escaped.
const NEEDS_MULTILINE_ESCAPES = /[^\n -[\]-~\x80-\u{10ffff}]/gu;

/** Writes a TOML multi-line basic string. */
export function quoteTomlLines(text: string): string {
  const lines = text.replace(NEEDS_MULTILINE_ESCAPES, escaped).replaceAll('"""', '""\\"');
  return `"""\n${lines.endsWith('"') && !lines.endsWith('\\"') ? `${lines.slice(0, -1)}\\"` : lines}"""`;
}

/** Writes a TOML key: bare if possible. */
export const formatTomlKey = (name: string): string => (/^[A-Za-z0-9_-]+$/u.test(name) ? name : quoteToml(name));
