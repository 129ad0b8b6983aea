const TOKEN = /\\[^]|\[\^?\]?|\]|\(\?P?<[^\s>]*>|\(\??|[^]/gu;

/**
 * Names each group of a pattern of Rust `g1`, `g2` …, instead of its own name if it has one. The package lists only groups that participated,
 * so that the others have to be found by their names; and an own name may be that of a property of all objects. A parenthesis in a comment,
 * with the flag x, may get a name too, which changes nothing.
 */
export function nameGroups(pattern: string): string {
  let [written, depth, count] = ['', 0, 0];
  for (const { 0: token } of pattern.matchAll(TOKEN)) {
    // A bracket directly after the opening one is a character.
    if (token.startsWith('[')) depth++;
    else if (token === ']') depth = Math.max(0, depth - 1);
    const isGroup = depth === 0 && token.startsWith('(') && token !== '(?';
    if (isGroup) count++;
    written += isGroup ? `(?P<g${count}>` : token;
  }
  return written;
}
