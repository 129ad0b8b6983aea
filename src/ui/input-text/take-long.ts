/**
 * The text of a box after a long paste or drop, as the browser would produce it: with LF as line end, or on one
 * line with spaces instead of line ends.
 */
export function takeLong(pasted: string, value: string, start: number | null, end: number | null, isMultiline: boolean): string {
  const lines = pasted.includes('\r') ? pasted.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : pasted;
  const taken = isMultiline ? lines : withoutLastLineEnds(lines).replaceAll('\n', ' ');
  return value.slice(0, start ?? value.length) + taken + value.slice(end ?? value.length);
}

function withoutLastLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.slice(0, end);
}
