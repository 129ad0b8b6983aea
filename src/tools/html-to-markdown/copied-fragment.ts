const START = '<!--StartFragment-->';
const END = '<!--EndFragment-->';

/** Extracts the copied fragment. Programs put a whole page on the clipboard, with markers around the copied part. */
export function fragmentOf(html: string): string {
  const start = html.indexOf(START);
  const end = html.lastIndexOf(END);
  return start >= 0 && end > start ? html.slice(start + START.length, end) : html;
}
