// Character classes of YAML 1.2.2, chapter 5.

export const TAB = 0x09;
export const BYTE_ORDER_MARK = 0xfeff;
export const SPACE = 0x20;
export const EXCLAMATION_MARK = 0x21;
export const QUOTE = 0x22;
export const HASH = 0x23;
export const AMPERSAND = 0x26;
export const APOSTROPHE = 0x27;
export const ASTERISK = 0x2a;
export const GREATER_THAN = 0x3e;
export const VERTICAL_BAR = 0x7c;
export const COLON = 0x3a;
export const DASH = 0x2d;
export const QUESTION_MARK = 0x3f;
export const COMMA = 0x2c;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** The end of the text (NaN) counts as a line end. */
export const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d || Number.isNaN(code);
export const isBlank = (code: number): boolean => code === SPACE || code === TAB;
export const isBlankOrEnd = (code: number): boolean => code === SPACE || code === TAB || isLineEnd(code);
export const isFlowIndicator = (code: number): boolean =>
  code === COMMA || code === OPEN_BRACKET || code === CLOSE_BRACKET || code === OPEN_BRACE || code === CLOSE_BRACE;

/** Returns the length of the line break at an offset; 0 if there is none. */
export function lineBreakLength(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 0x0a) return 1;
  if (code !== 0x0d) return 0;
  return text.charCodeAt(at + 1) === 0x0a ? 2 : 1;
}

/** Whether `---` or `...` is at an offset that starts a line. */
export function isDocumentMarker(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== DASH && code !== 0x2e) return false;
  return text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code && isBlankOrEnd(text.charCodeAt(at + 3));
}

/** Whether another document starts at an offset that starts a line; a byte order mark may precede its `---` (YAML 1.2.2, section 9.2). */
export const isDocumentStart = (text: string, at: number): boolean => isDocumentMarker(text, text.charCodeAt(at) === BYTE_ORDER_MARK ? at + 1 : at);

/** Returns the offset after the spaces and tabs at an offset. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the offset after the spaces at an offset. */
export function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}
