/** Whether a text has only characters without a meaning in Markdown. */
export const isPlain = (text: string): boolean => /^[\p{L}][\p{L}\p{N}\p{M}\p{Zs} ,;'"“”’()%/?$-]*[.?]?$/u.test(text);

/** Escapes the start of a line, if it would start a block. `line` is its text up to the next break. */
export function escapeLineStart(escaped: string, place: 'paragraph' | 'heading' | 'setext', isFirst: boolean, line: string): string {
  if (place === 'heading') return escaped;
  const number = /^(\d{1,9})[.)](?=\s|$)/u.exec(line)?.[1];
  if (number !== undefined) return `${number}\\${escaped.slice(number.length)}`;
  const isBlockStart =
    /^(?:#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|~{3}|\[[^\]]*\]:|\[\^|\[[ xX]\](?=\s|$)|\[!|(?:- *){3,}$|(?:\* *){3,}$|(?:_ *){3,}$)/u.test(line) ||
    (!isFirst && /^(?:=+|-+) *$/u.test(line)) ||
    (!isFirst && /^[|:-][|: -]*$/u.test(line)) ||
    // The line below a setext heading is also one of a table.
    (place === 'setext' && /^[|:]/u.test(line));
  return isBlockStart && !escaped.startsWith('\\') ? `\\${escaped}` : escaped;
}

const isReference = /&(?=#[xX][\da-fA-F]{1,6};|#\d{1,7};|[A-Za-z][A-Za-z\d]{1,31};)/gu;

/** Writes the destination of a link or image. */
export function writeDestination(address: string): string {
  const escaped = address.replaceAll(/[\0-\x20\x7F]/gu, (character) => encodeURIComponent(character));
  if (escaped !== '' && !/[<>()\\]/u.test(escaped)) return escaped.replaceAll(isReference, String.raw`\&`);
  return `<${escaped.replaceAll(/[\\<>]/gu, String.raw`\$&`).replaceAll(isReference, String.raw`\&`)}>`;
}

/** Writes the title of a link or image, with a space before it; empty if there is none. */
export const writeTitle = (title: string): string =>
  title === '' ? '' : ` "${title.replaceAll(/[\\"]/gu, String.raw`\$&`).replaceAll(isReference, String.raw`\&`)}"`;
