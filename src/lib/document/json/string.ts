/** The value of a string token, or the position of its first error. */
export type StringReading = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly at: number };

const JSON_ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Reads the text between the quotes, `start` to `end`, whose unescaped characters have been checked. `loose` receives the
 * positions of escapes that JSON lacks and JSON5 allows.
 */
export function readString(text: string, start: number, end: number, json5: boolean, loose?: number[]): StringReading {
  let value = '';
  let from = start;
  // A search in the whole text would run to its end for each string without an escape.
  const inside = text.slice(start, end);
  for (;;) {
    const found = inside.indexOf('\\', from - start);
    if (found < 0) return { ok: true, value: value + text.slice(from, end) };
    const backslash = start + found;
    const jsonEscape = readJsonEscape(text, backslash + 1);
    const escape = jsonEscape ?? (json5 ? readJson5Escape(text, backslash + 1) : undefined);
    if (!escape || escape.end > end) return { ok: false, at: backslash };
    if (!jsonEscape) loose?.push(backslash);
    value += text.slice(from, backslash) + escape.value;
    from = escape.end;
  }
}

interface Escape {
  readonly value: string;
  readonly end: number;
}

function readJsonEscape(text: string, at: number): Escape | undefined {
  const character = text.charAt(at);
  if (character === 'u') return readHexEscape(text, at + 1, 4);
  const value = JSON_ESCAPES[character];
  return value === undefined ? undefined : { value, end: at + 1 };
}

// JSON5, section 5.1: every character but a digit may be escaped, and an escaped line end joins two lines.
function readJson5Escape(text: string, at: number): Escape | undefined {
  const character = text.charAt(at);
  if (character === '\r') return { value: '', end: text.charAt(at + 1) === '\n' ? at + 2 : at + 1 };
  if (character === '\n' || character === '\u2028' || character === '\u2029') return { value: '', end: at + 1 };
  if (character === 'x') return readHexEscape(text, at + 1, 2);
  if (character === 'v') return { value: '\v', end: at + 1 };
  if (character === '0') return /\d/u.test(text.charAt(at + 1)) ? undefined : { value: '\0', end: at + 1 };
  if (character >= '1' && character <= '9') return undefined;
  return character === 'u' ? undefined : { value: character, end: at + 1 };
}

/** Reads the hex digits of an escape, of which there must be exactly `length`. */
export function readHexEscape(text: string, at: number, length: number): Escape | undefined {
  const digits = text.slice(at, at + length);
  if (digits.length !== length || !/^[0-9a-fA-F]+$/u.test(digits)) return undefined;
  return { value: String.fromCharCode(Number.parseInt(digits, 16)), end: at + length };
}

/** Writes a string like ECMAScript's well-formed JSON.stringify; `escapeNonAscii` also escapes everything above U+007E. */
export function quoteJson(text: string, escapeNonAscii = false): string {
  const quoted = JSON.stringify(text);
  return escapeNonAscii ? quoted.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : quoted;
}
