/**
 * In UTF-16 code units. The editor draws all of its text, which would block the page for longer; what someone writes there is
 * never too long.
 */
const MAX_LENGTH = 300_000;

/** Whether HTML from elsewhere is too long for the editor. Pictures that it holds are not counted. */
export function isLongHtml(html: string): boolean {
  let { length } = html;
  if (length <= MAX_LENGTH) return false;
  for (const [picture] of html.matchAll(/data:image\/[^"'\s)]*/gu)) length -= picture.length;
  return length > MAX_LENGTH;
}
