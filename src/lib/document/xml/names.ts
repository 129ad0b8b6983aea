// XML 1.0 (fifth edition), productions [4] and [4a].
const START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const PART = `${START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F-\\u2040`;

const NAME = new RegExp(`[${START}][${PART}]*`, 'uy');
const WHOLE_NAME = new RegExp(`^[${START}][${PART}]*$`, 'u');
const STARTS_NAME = new RegExp(`^[${START}]`, 'u');
const NOT_IN_NAME = new RegExp(`[^${PART}]`, 'gu');

// For each ASCII character: 0 if not allowed in a name, 1 if allowed inside a name, 2 if it may also start one.
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return STARTS_NAME.test(character) ? 2 : WHOLE_NAME.test(`a${character}`) ? 1 : 0;
});

/** Returns the end of the name that starts at an offset; the offset itself if there is none. */
export function nameEnd(text: string, start: number): number {
  let at = start;
  let code = text.charCodeAt(at);
  if (code < 128 && (ASCII[code] ?? 0) < 2) return start;
  while (code < 128 && ASCII[code] !== 0) code = text.charCodeAt(++at);
  return code < 128 || Number.isNaN(code) ? at : longNameEnd(text, start);
}

function longNameEnd(text: string, at: number): number {
  NAME.lastIndex = at;
  return NAME.test(text) ? NAME.lastIndex : at;
}

/** Whether the character at an offset is allowed inside a name. */
export function isNamePart(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return false;
  return code < 128 ? ASCII[code] !== 0 : WHOLE_NAME.test(`a${String.fromCodePoint(code)}`);
}

export const isXmlName = (text: string): boolean => WHOLE_NAME.test(text);

/** Converts a text to an XML name: invalid characters become `_`, and `_` is prefixed to an invalid first character. */
export function toXmlName(text: string): string {
  const name = text.replace(NOT_IN_NAME, '_');
  return STARTS_NAME.test(name) ? name : `_${name}`;
}

/** Returns the index of the first character not allowed in XML 1.0 (production [2]), such as a control character or unpaired surrogate; -1 if there is none. */
export function forbiddenCharacterAt(text: string): number {
  return text.search(FORBIDDEN);
}

const FORBIDDEN = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
