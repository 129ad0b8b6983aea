interface NamedGroups {
  readonly pattern: string;
  /** The prefix of the names that were added. */
  readonly prefix: string;
}

const TOKEN = /\\[^]|\[\^?\]?|\]|\((?:\?P?<|\?)?|[^]/gu;

/**
 * Names each group of a pattern of Rust that has no name after its number, `g1`, `g2` …. The package lists only groups that participated, so
 * that the others have to be found by their names. A parenthesis in a comment, with the flag x, may get a name too, which changes nothing.
 */
export function nameGroups(pattern: string): NamedGroups {
  let prefix = 'g';
  while (pattern.includes(prefix)) prefix += '_';
  let [written, depth, count] = ['', 0, 0];
  for (const { 0: token } of pattern.matchAll(TOKEN)) {
    written += token;
    // A bracket directly after the opening one is a character.
    if (token.startsWith('[')) depth++;
    else if (token === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && token.startsWith('(')) {
      if (token !== '(?') count++;
      if (token === '(') written += `?P<${prefix}${count}>`;
    }
  }
  return { pattern: written, prefix };
}
