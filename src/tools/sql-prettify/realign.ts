import type { Role } from './roles.ts';

/** A non-whitespace part of SQL, in its original form and as the library saw it. */
export interface Part {
  readonly kind: 'comment' | 'quoted' | 'placeholder' | 'word' | 'open' | 'close' | 'semicolon' | 'symbol';
  /** The original text. */
  readonly text: string;
  /** The same, or a stand-in for it. */
  readonly shown: string;
  /** Whether nothing separates it from the previous part. */
  readonly isGlued: boolean;
  /** Whether a line break separates it from the previous part. */
  readonly startsLine: boolean;
  /** Whether it is a called function name, directly followed by its parenthesis. */
  readonly isCall: boolean;
  /** The role of a word, if not left to the library. */
  readonly role: Role | undefined;
}

export type LetterCase = 'upper' | 'lower' | 'keep';

/** The requested letter cases, as far as relevant here. */
export interface LetterCases {
  readonly keywordCase: LetterCase;
  readonly dataTypeCase: LetterCase;
  readonly functionCase: LetterCase;
  readonly identifierCase: LetterCase;
  /** In uppercase. */
  readonly dataTypes: ReadonlySet<string>;
  /** No letter may change: the library always writes some words in uppercase. */
  readonly keepsAll: boolean;
}

export type Realigned =
  | { readonly ok: true; readonly text: string; readonly rejoined: readonly Rejoined[] }
  | { readonly ok: false /** Index of the part that changed. */; readonly index: number };

/** An operator that was rejoined. */
export interface Rejoined {
  readonly operator: string;
  /** Index of its first part. */
  readonly index: number;
}

/**
 * Takes only the whitespace and letter case of a layout, which must contain every part of the source. Where the layout
 * splits what must stay together (operators unknown in the dialect, string prefixes, calls), or joins what must not be,
 * the whitespace of the source is used.
 */
export function realign(parts: readonly Part[], layout: string, cases: LetterCases): Realigned {
  const pieces: string[] = [];
  const rejoined: Rejoined[] = [];
  const operators = operatorJoints(parts);
  const lines = new LineJoints();
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const start = skipSpace(layout, at);
    const space = layout.slice(at, start);
    const end = matchEnd(part, layout, start);
    if (end === undefined) return { ok: false, index };
    const before = parts[index - 1];
    const joint = before ? jointOf(before, part, [parts[index - 2], parts[index + 1]], operators.has(index)) : 'free';
    const isTorn = joint === 'tight' && space !== '' && operators.has(index) && !operators.has(index - 1);
    if (isTorn) rejoined.push({ operator: operatorAt(parts, index - 1, operators), index: index - 1 });
    const laidOut = joint === 'tight' ? '' : joint === 'apart' && space === '' ? ' ' : space;
    pieces.push(lines.between(part, laidOut), written(part, parts[index + 1], layout.slice(start, end), cases));
    at = end;
  }
  if (skipSpace(layout, at) < layout.length) return { ok: false, index: parts.length - 1 };
  placeComments(parts, pieces);
  return { ok: true, text: pieces.join(''), rejoined };
}

/**
 * Moves comments to their usual position: after the semicolon on the same line, and before a comma that starts the next
 * line. For each part, the pieces contain the whitespace before it and the part itself.
 */
function placeComments(parts: readonly Part[], pieces: string[]): void {
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const next = parts[index + 1];
    const space = pieces[2 * index] ?? '';
    if (!before || !space.includes('\n')) continue;
    if (part.text === ',' && isLineComment(before) && next && next.kind !== 'comment') {
      pieces[2 * index] = pieces[2 * index + 2] ?? '';
      pieces[2 * index + 2] = ' ';
    } else if (before.kind === 'semicolon' && part.kind === 'comment' && !part.startsLine && (isLineComment(part) || next?.startsLine !== false)) {
      pieces[2 * index] = ' ';
      if (next) pieces[2 * index + 2] = space;
    }
  }
}

const isLineComment = ({ kind, text }: Part): boolean => kind === 'comment' && !text.startsWith('/*');

/**
 * Keeps the significant line breaks: after a line comment, and between strings. In standard SQL, strings separated only by
 * a line break are concatenated; on one line they would be an error.
 */
class LineJoints {
  #isBehindLineComment = false;
  // Since the last part that is not a comment.
  #isString = false;
  #brokeBefore = false;
  #breaksNow = false;
  #indent = '';

  /** Returns the whitespace before a part, based on the layout. */
  between(part: Part, space: string): string {
    const breaksHere = space.includes('\n');
    this.#brokeBefore ||= part.startsLine;
    this.#breaksNow ||= breaksHere;
    const isString = part.kind === 'quoted' && part.text.startsWith("'");
    const isTorn = this.#isString && isString && this.#brokeBefore && !this.#breaksNow;
    const isSwallowed = this.#isBehindLineComment && !breaksHere;
    if (breaksHere) this.#indent = space.slice(space.lastIndexOf('\n'));
    this.#isBehindLineComment = isLineComment(part);
    if (part.kind !== 'comment') {
      this.#isString = isString;
      this.#brokeBefore = this.#breaksNow = false;
    }
    return isTorn || isSwallowed ? this.#indent || '\n' : space;
  }
}

/** Returns a part with only the letter case of the layout. */
function written(part: Part, next: Part | undefined, shown: string, cases: LetterCases): string {
  if (part.kind === 'comment') return shown;
  if (part.kind !== 'word' || cases.keepsAll) return part.text;
  if (part.isCall) return inCase(part.text, cases.functionCase);
  if (part.role === 'keyword') return inCase(part.text, cases.keywordCase);
  if (part.role === 'name' || part.shown !== part.text) return inCase(part.text, cases.identifierCase);
  // The library formats array types as keywords.
  if (next?.text === '[' && next.isGlued && cases.dataTypes.has(part.text.toUpperCase())) return inCase(part.text, cases.dataTypeCase);
  if (shown.length === part.text.length) return shown;
  // Some letters become two in uppercase.
  return inCase(part.text, shown === shown.toUpperCase() ? 'upper' : 'lower');
}

/** Converts to uppercase or lowercase, except letters that would become different ones. */
function inCase(text: string, letterCase: LetterCase): string {
  if (letterCase === 'keep') return text;
  const changed = letterCase === 'upper' ? text.toUpperCase() : text.toLowerCase();
  if (changed.length === text.length) return changed;
  return Array.from(text, (character) => {
    const other = letterCase === 'upper' ? character.toUpperCase() : character.toLowerCase();
    return other.length === character.length ? other : character;
  }).join('');
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && /\s/u.test(String.fromCharCode(code)));

/** Returns the end of a part at a position of the layout; `undefined` if it has something else there. */
function matchEnd({ kind, shown }: Part, layout: string, start: number): number | undefined {
  const end = start + shown.length;
  const found = layout.slice(start, end);
  if (found === shown) return end;
  if (kind === 'comment') return commentEnd(shown, layout, start);
  if (kind !== 'word' && kind !== 'placeholder') return undefined;
  if (found.toLowerCase() === shown.toLowerCase()) return end;
  for (const other of [shown.toUpperCase(), shown.toLowerCase()]) if (layout.startsWith(other, start)) return start + other.length;
  return undefined;
}

/** The lines of a comment may be indented differently. */
function commentEnd(comment: string, layout: string, start: number): number | undefined {
  let at = start;
  for (let index = skipSpace(comment, 0); index < comment.length; index = skipSpace(comment, index + 1)) {
    at = skipSpace(layout, at);
    if (layout.charCodeAt(at) !== comment.charCodeAt(index)) return undefined;
    at++;
  }
  return at;
}

type Joint = 'tight' | 'apart' | 'free';

const STARTS_WITH_OPERATOR = /^[-+*/<>=~!@#%^&|?:$]/u;
const ENDS_IN_OPERATOR = /[-+*/<>=~!@#%^&|?:$]$/u;
const STRING_PREFIX = /^(?:[NBXEQRG]|BX|GX|UX|NQ|RB|BR|_\w+)$/iu;
// Name prefixes that are not operators: variables, parameters, temporary tables.
const SIGIL = /^[@#:]$/u;
// Oracle cursor and column attributes.
const ATTRIBUTE = /^(?:TYPE|ROWTYPE|FOUND|NOTFOUND|ISOPEN|ROWCOUNT|BULK_ROWCOUNT)$/iu;

/** Whether the layout may insert whitespace between two parts. */
function jointOf(before: Part, part: Part, [beforeBoth, after]: readonly [Part | undefined, Part | undefined], isOperator: boolean): Joint {
  if (!part.isGlued) {
    const bothOperators = ENDS_IN_OPERATOR.test(before.text) && STARTS_WITH_OPERATOR.test(part.text) && isOperatorLike(before) && isOperatorLike(part);
    const bothWords = isWordLike(before) && isWordLike(part);
    return bothOperators || bothWords ? 'apart' : 'free';
  }
  if (isOperator) return 'tight';
  if (part.kind === 'open' && before.isCall) return 'tight';
  if (before.kind === 'placeholder' || part.kind === 'placeholder') return isWordLike(before) && isWordLike(part) ? 'tight' : 'free';
  if (part.kind === 'quoted') return before.kind === 'word' && STRING_PREFIX.test(before.text) ? 'tight' : 'free';
  if (part.text === '$') return isWordLike(before) ? 'tight' : 'free';
  if (before.text === '$') return isWordLike(part) ? 'tight' : 'free';
  if (part.text === '%') return after?.isGlued === true && ATTRIBUTE.test(after.text) ? 'tight' : 'free';
  if (part.kind !== 'word') return 'free';
  if (before.text === '%') return ATTRIBUTE.test(part.text) ? 'tight' : 'free';
  const isSigil = SIGIL.test(before.text) && (!before.isGlued || !beforeBoth || !/[\p{Alphabetic}\p{Number}_$)\]]$/u.test(beforeBoth.text));
  return isSigil ? 'tight' : 'free';
}

const isOperatorLike = ({ kind }: Part): boolean => kind === 'symbol' || kind === 'placeholder';
const isWordLike = ({ kind }: Part): boolean => kind === 'word' || kind === 'placeholder';

// The operators of all dialects that would be read as several if split.
const OPERATORS = [
  '->> -> #>> #> #- @> <@ @@ @? ?| ?& <=> <-> <#> <<= >>= << >> <= >= <> != == => := :: || && ** // ~* !~* !~ ~~* ~~ !~~ !~~*',
  '^= ~= !< !> ^@ .. += -= *= /= %= &= |= |/ ||/ -|- &< &> |> ~>~ ~<~ ~>=~ ~<=~ %> <% @@@ !!',
]
  .join(' ')
  .split(' ')
  .toSorted((a, b) => b.length - a.length);
const LONGEST_OPERATOR = 4;

/** Finds the parts that form an operator with the previous part. */
function operatorJoints(parts: readonly Part[]): ReadonlySet<number> {
  const joints = new Set<number>();
  for (let index = 0; index < parts.length; ) {
    let run = '';
    for (let next = index; run.length < LONGEST_OPERATOR && next < parts.length; next++) {
      const part = parts[next];
      if (part?.kind !== 'symbol' || (next > index && !part.isGlued)) break;
      run += part.text;
    }
    const length = run.length < 2 ? 1 : (OPERATORS.find((operator) => run.startsWith(operator))?.length ?? 1);
    for (let offset = 1; offset < length; offset++) joints.add(index + offset);
    index += length;
  }
  return joints;
}

function operatorAt(parts: readonly Part[], index: number, joints: ReadonlySet<number>): string {
  let operator = parts[index]?.text ?? '';
  for (let next = index + 1; joints.has(next); next++) operator += parts[next]?.text ?? '';
  return operator;
}
