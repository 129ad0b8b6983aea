/**
 * In UTF-16 code units. The editor renders all of its text, so a longer one would block the page. Text typed there is
 * never too long.
 */
const MAX_LENGTH = 300_000;

/** Returns whether HTML from outside is too long for the editor. Embedded images are not counted. */
export function isLongHtml(html: string): boolean {
  let { length } = html;
  if (length <= MAX_LENGTH) return false;
  for (const [picture] of html.matchAll(/data:image\/[^"'\s)]*/gu)) length -= picture.length;
  return length > MAX_LENGTH;
}
