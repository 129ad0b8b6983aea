import type { RunContext } from '../../contract/operations.ts';
import { pause } from '../../lib/pause/pause.ts';
import type { ClientPart } from './client-lines.ts';
import { clientLines } from './client-lines.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { sqlError } from './problems.ts';
import { lexicons } from './lexicon.ts';
import type { Token } from './scan.ts';
import { Scanner } from './scan.ts';

const SLICE_TOKENS = 2 ** 16;

/**
 * Removes comments and unnecessary whitespace from SQL; hints are kept.
 * @throws InputError `invalid-sql` for an unclosed string or comment
 */
export async function minifySql(text: string, field: string, dialect: Dialect, context: RunContext): Promise<string> {
  const scanner = new Scanner(text, lexicons[dialect], { placeholders: true, spacesDashes: true, clientLines: clientLines[dialect] });
  const pieces: string[] = [];
  let space = '';
  let partBefore: ClientPart | undefined;
  for (let token = scanner.next(), count = 1; token; token = scanner.next(), count++) {
    if (token.isUnclosed) throw sqlError(text, field, { found: token.kind === 'comment' ? 'comment' : 'string', at: token.start }, []);
    if (count % SLICE_TOKENS === 0) {
      context.progress(token.end, text.length);
      await pause(context.signal);
    }
    if (isSpace(token, text)) {
      if (space !== '\n') space = token.kind === 'space' && LINE_BREAK.test(text.slice(token.start, token.end)) ? '\n' : ' ';
      continue;
    }
    const piece = text.slice(token.start, token.end);
    if (token.kind === 'client' || partBefore) {
      // Only a blank line ends inserted data.
      if (pieces.length > 0) pieces.push(partBefore === 'inserted-data' ? '\n\n' : '\n');
      pieces.push(piece);
      partBefore = token.part;
      space = '';
      continue;
    }
    const before = pieces.at(-1) ?? '';
    // In standard SQL, strings on separate lines are concatenated; on one line they would be an error.
    if (space === '\n' && before.endsWith("'") && piece.startsWith("'")) pieces.push('\n');
    else if (space !== '' && pieces.length > 0 && !NO_SPACE_BEHIND.has(before) && !NO_SPACE_BEFORE.has(piece)) pieces.push(' ');
    pieces.push(piece);
    space = '';
  }
  return pieces.join('');
}

const LINE_BREAK = /[\n\r]/u;
const NO_SPACE_BEHIND: ReadonlySet<string> = new Set(['(', ',']);
const NO_SPACE_BEFORE: ReadonlySet<string> = new Set([')', ',', ';']);

/** Whether a token is whitespace or a comment, but not a hint. */
function isSpace({ kind, start }: Token, text: string): boolean {
  if (kind === 'space') return true;
  return kind === 'comment' && !text.startsWith('/*+', start) && !text.startsWith('/*!', start);
}
