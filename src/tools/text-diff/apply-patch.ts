import { InputError } from '../../contract/errors.ts';
import type { Pause } from './pause.ts';

/** A hunk of a unified diff. Its lines include their line feed, unless the text ends without one. */
interface Hunk {
  /** Line of the patch, 1-based. */
  readonly patchLine: number;
  /** 0-based index of its first original line. */
  readonly start: number;
  readonly oldLines: string[];
  readonly newLines: string[];
}

/**
 * Applies a unified diff of one file, without fuzz: a hunk is moved only if its old lines occur exactly once. If a patch
 * does not apply only because of its line endings, they are adjusted to the text, provided that the text does not mix them.
 * @throws InputError `invalid-patch` or `patch-does-not-apply` on `patch`.
 */
export async function applyPatch(text: string, patch: string, pause: Pause): Promise<string> {
  const hunks = parsePatch(stripLineEnds(patch.split('\n')));
  const lines = text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
  try {
    return await applyHunks(lines, hunks, pause);
  } catch (error) {
    const withLineFeeds = hunks.map((hunk) => withLineEnd(hunk, '\n'));
    if (!(error instanceof InputError) || !(await fits(lines.map(withLineFeed), withLineFeeds, pause))) throw error;
    const ends = new Set(lines.flatMap((line) => /\r?\n$/u.exec(line)?.[0] ?? []));
    const [end] = ends;
    // With mixed line endings in the text, or changed ones in the patch, the right ones are ambiguous.
    if (ends.size === 1 && end !== undefined && !changesLineEnds(hunks)) {
      return applyHunks(
        lines,
        hunks.map((hunk) => withLineEnd(hunk, end)),
        pause,
      );
    }
    const { code, field = 'patch', position, params } = error;
    throw new InputError(code, { field, ...(position && { position }), params: { ...params, cause: 'lineEnds' } });
  }
}

async function applyHunks(lines: readonly string[], hunks: readonly Hunk[], pause: Pause): Promise<string> {
  const output: string[] = [];
  let done = 0;
  let shift = 0;
  for (const [index, hunk] of hunks.entries()) {
    const refuse = (): InputError =>
      new InputError('patch-does-not-apply', { field: 'patch', position: { line: hunk.patchLine, column: 1 }, params: { hunk: index + 1, cause: 'lines' } });
    const at = findHunk(lines, hunk, hunk.start + shift, done);
    if (at === undefined) throw refuse();
    append(output, lines, done, at);
    append(output, hunk.newLines, 0, hunk.newLines.length);
    done = at + hunk.oldLines.length;
    shift = at - hunk.start;
    // A line without line feed can only be the last.
    if (done < lines.length && hunk.newLines.at(-1)?.endsWith('\n') === false) throw refuse();
    if (hunk.newLines.length > 0 && output.at(-hunk.newLines.length - 1)?.endsWith('\n') === false) throw refuse();
    if (index % 100 === 99) await pause();
  }
  append(output, lines, done, lines.length);
  return output.join('');
}

const withLineFeed = (line: string): string => line.replace(/\r(?=\n?$)/u, '');

/** Returns a hunk with uniform line endings. */
function withLineEnd({ oldLines, newLines, ...hunk }: Hunk, end: string): Hunk {
  const convert = (line: string): string => withLineFeed(line).replace(/\n$/u, end);
  return { ...hunk, oldLines: oldLines.map(convert), newLines: newLines.map(convert) };
}

/** Whether a patch has mixed line endings. */
function changesLineEnds(hunks: readonly Hunk[]): boolean {
  const ended = hunks.flatMap(({ oldLines, newLines }) => [...oldLines, ...newLines]).filter((line) => line.endsWith('\n'));
  return new Set(ended.map((line) => line.endsWith('\r\n'))).size > 1;
}

async function fits(lines: readonly string[], hunks: readonly Hunk[], pause: Pause): Promise<boolean> {
  try {
    await applyHunks(lines, hunks, pause);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function append(output: string[], lines: readonly string[], start: number, end: number): void {
  for (let at = start; at < end; at++) output.push(lines[at] ?? '');
}

/** Returns the position of a hunk's old lines: the expected line, or else the only other match from `first` on. */
function findHunk(lines: readonly string[], { oldLines }: Hunk, expected: number, first: number): number | undefined {
  if (expected >= first && expected + oldLines.length <= lines.length && oldLines.every((line, index) => lines[expected + index] === line)) return expected;
  return oldLines.length === 0 ? undefined : findOnly(lines, oldLines, first);
}

/** Returns the only position of `wanted` from `first` on (Knuth–Morris–Pratt), or `undefined`. */
function findOnly(lines: readonly string[], wanted: readonly string[], first: number): number | undefined {
  const borders = bordersOf(wanted);
  let found: number | undefined;
  let matched = 0;
  for (let at = first; at < lines.length; at++) {
    while (matched > 0 && lines[at] !== wanted[matched]) matched = borders[matched - 1] ?? 0;
    if (lines[at] === wanted[matched]) matched++;
    if (matched < wanted.length) continue;
    if (found !== undefined) return undefined;
    found = at - wanted.length + 1;
    matched = borders[matched - 1] ?? 0;
  }
  return found;
}

/** Returns for each prefix the length of its longest proper prefix that is also a suffix. */
function bordersOf(wanted: readonly string[]): Int32Array {
  const borders = new Int32Array(wanted.length);
  let matched = 0;
  for (let at = 1; at < wanted.length; at++) {
    while (matched > 0 && wanted[at] !== wanted[matched]) matched = borders[matched - 1] ?? 0;
    if (wanted[at] === wanted[matched]) matched++;
    borders[at] = matched;
  }
  return borders;
}

const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u;

const invalid = (line: number): InputError => new InputError('invalid-patch', { field: 'patch', position: { line, column: 1 } });

function parsePatch(lines: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line.startsWith('@@ -')) at = parseHunk(lines, at, hunks);
    else if (hunks.length === 0) at++;
    // The signature that Git appends to a patch.
    else if (line === '-- ') break;
    // More lines than the hunk header specifies, or a second file.
    else if (/^[-+ ]/u.test(line)) throw invalid(at + 1);
    else at++;
  }
  if (hunks.length === 0) throw invalid(1);
  return hunks;
}

/** A patch saved with CRLF has it in its first hunk header; a file with CRLF has it in the lines only. */
function stripLineEnds(lines: readonly string[]): readonly string[] {
  const header = lines.find((line) => line.startsWith('@@ -'));
  return header?.endsWith('\r') ? lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)) : lines;
}

/** Parses the hunk at a line and returns the number of the line after it. */
function parseHunk(lines: readonly string[], headerAt: number, hunks: Hunk[]): number {
  const [, start, oldCount = '1', , newCount = '1'] = HUNK_HEADER.exec(lines[headerAt] ?? '') ?? [];
  if (start === undefined) throw invalid(headerAt + 1);
  let oldLeft = Number(oldCount);
  let newLeft = Number(newCount);
  // Without old lines, the number is that of the previous line.
  const hunk: Hunk = { patchLine: headerAt + 1, start: oldLeft === 0 ? Number(start) : Number(start) - 1, oldLines: [], newLines: [] };
  let at = headerAt + 1;
  while (oldLeft > 0 || newLeft > 0 || lines[at]?.startsWith('\\')) {
    const line = lines[at];
    // Some programs strip the space of an empty context line.
    const sign = line === '' && at < lines.length - 1 ? ' ' : line?.charAt(0);
    if (sign === '\\') cutLineFeed(hunk, lines[at - 1] ?? '');
    else if (sign === ' ' || sign === '-' || sign === '+') {
      if (sign !== '+') hunk.oldLines.push(`${line?.slice(1) ?? ''}\n`);
      if (sign !== '-') hunk.newLines.push(`${line?.slice(1) ?? ''}\n`);
      oldLeft -= sign === '+' ? 0 : 1;
      newLeft -= sign === '-' ? 0 : 1;
    } else throw invalid(at + 1);
    if (oldLeft < 0 || newLeft < 0) throw invalid(at + 1);
    at++;
  }
  hunks.push(hunk);
  return at;
}

/** `\ No newline at end of file` applies to the line above it. */
function cutLineFeed({ oldLines, newLines }: Hunk, above: string): void {
  for (const [lines, signs] of [
    [oldLines, ' -'],
    [newLines, ' +'],
  ] as const) {
    const last = lines.at(-1);
    if (last !== undefined && signs.includes(above.charAt(0))) lines[lines.length - 1] = last.replace(/\n$/u, '');
  }
}
