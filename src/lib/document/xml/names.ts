// XML 1.0 (fifth edition), productions [4] and [4a].
const START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const PART = `${START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F-\\u2040`;

const NAME = new RegExp(`[${START}][${PART}]*`, 'uy');
const WHOLE_NAME = new RegExp(`^[${START}][${PART}]*$`, 'u');
const STARTS_NAME = new RegExp(`^[${START}]`, 'u');
const NOT_IN_NAME = new RegExp(`[^${PART}]`, 'gu');

// Of the first 128 characters: 0 for none of a name, 1 for one inside a name, 2 for one that may start it.
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return STARTS_NAME.test(character) ? 2 : WHOLE_NAME.test(`a${character}`) ? 1 : 0;
});

/** Where the name ends that starts at an offset; the offset itself if there is none. */
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

/** Whether the character at an offset may stand inside a name. */
export function isNamePart(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return false;
  return code < 128 ? ASCII[code] !== 0 : WHOLE_NAME.test(`a${String.fromCodePoint(code)}`);
}

export const isXmlName = (text: string): boolean => WHOLE_NAME.test(text);

/** A text as an XML name: what can't be in one becomes `_`, and one goes before what can't start one. */
export function toXmlName(text: string): string {
  const name = text.replace(NOT_IN_NAME, '_');
  return STARTS_NAME.test(name) ? name : `_${name}`;
}

/** The first character that XML 1.0 does not have (production [2]): a control character, half of a surrogate pair. */
export function forbiddenCharacterAt(text: string): number {
  return text.search(FORBIDDEN);
}

const FORBIDDEN = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
