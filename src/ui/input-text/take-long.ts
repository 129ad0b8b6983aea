/**
 * The text of a box after a long text was pasted or dropped into it, as the browser would give it: with LF as line end, or in one
 * line with spaces in the place of line ends.
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
