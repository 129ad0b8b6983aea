/** How a comment starts, anchored with `^`, and the text that ends it. */
export interface CommentSyntax {
  readonly start: RegExp;
  readonly end: string;
}

/** Returns the text after the comments and whitespace at its start; nothing if a comment is not closed. */
export function afterComments(text: string, syntaxes: readonly CommentSyntax[]): string {
  let rest = text.trimStart();
  for (;;) {
    const found = syntaxes.find(({ start }) => start.test(rest));
    if (!found) return rest;
    const [opening = ''] = found.start.exec(rest) ?? [];
    const end = rest.indexOf(found.end, opening.length);
    if (end < 0) return '';
    rest = rest.slice(end + found.end.length).trimStart();
  }
}
