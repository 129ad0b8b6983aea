/**
 * A way in which a value is surrounded in other texts. Rules may have more properties, such as the format of the value
 * that the surroundings indicate; `Layer.rule` then contains them.
 */
export interface Rule {
  /** Short name for notes and tests: `quotes`, `brackets`, `ending`, `name`, or the caller's own. */
  readonly name: string;
  /** Returns start and end of the value in `text`, which has no spaces around it; undefined if it is not surrounded like this. */
  readonly find: (text: string) => readonly [start: number, end: number] | undefined;
  /** Whether the value may be empty, such as that of a header. */
  readonly mayBeEmpty?: boolean;
}

/** The value after one more surrounding was removed. */
export interface Layer<Applied extends Rule = Rule> {
  readonly text: string;
  /** Index of the value in the given text. */
  readonly start: number;
  /** The rule that removed the surroundings. */
  readonly rule: Applied;
}

export interface Peeled {
  readonly text: string;
  /** Index of the value in the given text. */
  readonly start: number;
  /** Names of what was removed, from the outside in; `spaces` are line breaks, no-break and zero-width spaces, byte order marks. */
  readonly removed: readonly string[];
}

// ECMAScript whitespace (with U+FEFF and U+00A0), zero-width characters, soft hyphen and directional marks: chats, mail
// programs and PDF readers add them.
const INVISIBLE = String.raw`[\s\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]`;
const INVISIBLE_START = new RegExp(`^${INVISIBLE}+`, 'u');
const IS_INVISIBLE = new RegExp(INVISIBLE, 'u');

// A value with more around it is part of another text.
const MAX_LAYERS = 4;

const PAIRS = ['""', "''", '``', '“”', '„“', '„”', '‘’', '‚‘', '«»', '»«', '‹›', '「」'];
const ESCAPED_QUOTES = ['\\"', "\\'"];
const BRACKETS = ['()', '[]', '<>', '{}'];

/** Creates a rule from a pattern whose last group is the value. It needs the flag `d`. */
export const pattern = (name: string, form: RegExp): Rule => ({ name, find: (text) => form.exec(text)?.indices?.at(-1) });

/** A pair of quotation marks, straight, typographic, or escaped as in JSON inside JSON. */
export const quotes: Rule = {
  name: 'quotes',
  find: (text) => enclosed(text, PAIRS) ?? ESCAPED_QUOTES.map((mark) => between(text, mark, mark)).find((found) => found !== undefined),
};

/** A pair of round, square, angle or curly brackets. */
export const brackets: Rule = { name: 'brackets', find: (text) => enclosed(text, BRACKETS) };

/** Semicolons and commas at the end. */
export const ending: Rule = {
  name: 'ending',
  find(text) {
    let end = text.length;
    while (end > 0 && ';,'.includes(text[end - 1] ?? '')) end--;
    return end > 0 && end < text.length ? [0, end] : undefined;
  },
};

/** The name of a header, key, variable or claim before the value, with `:`, `=` or `=>`; `https://` is not a name. */
export const anyName: Rule = pattern('name', /^(["']?)[A-Za-z_][\w.-]{0,60}\1\s{0,9}(?:=>|=|:(?!\/\/))\s{0,9}(\S.*)$/dsu);

/** One of these names before the value, in any case, with `:`, `=` or `=>`, also in quotation marks. */
export const named = (...names: readonly string[]): Rule =>
  pattern('name', new RegExp(`^(["']?)(?:${names.map((name) => name.replaceAll('-', '[-_]?')).join('|')})\\1\\s{0,9}(?:=>|[:=])\\s{0,9}(\\S.*)$`, 'disu'));

/** Returns every value that remains after removing one surrounding after another, the least changed first. Removing only spaces does not add a value. */
export function peelLayers<Applied extends Rule>(text: string, rules: readonly Applied[]): readonly Layer<Applied>[] {
  const layers: Layer<Applied>[] = [];
  let current = trimInvisible(text);
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const next = peelOne(current, rules);
    if (!next) break;
    layers.push(next);
    current = next;
  }
  return layers;
}

/** Removes everything around a value by these rules, and returns what was removed. */
export function peel(text: string, rules: readonly Rule[]): Peeled {
  const trimmed = trimInvisible(text);
  const layers = peelLayers(text, rules);
  return {
    text: layers.at(-1)?.text ?? trimmed.text,
    start: layers.at(-1)?.start ?? trimmed.start,
    removed: [...(trimmed.text === text ? [] : ['spaces']), ...layers.map(({ rule }) => rule.name)],
  };
}

/** Removes byte order marks, line breaks and spaces around a text, including no-break and zero-width spaces. */
export function trimInvisible(text: string): { readonly text: string; readonly start: number } {
  const start = INVISIBLE_START.exec(text)?.[0].length ?? 0;
  // Backwards by hand: a pattern that ends in `+$` is quadratic in runs of spaces.
  let end = text.length;
  while (end > start && IS_INVISIBLE.test(text[end - 1] ?? '')) end--;
  return { text: text.slice(start, end), start };
}

function peelOne<Applied extends Rule>(
  { text, start }: { readonly text: string; readonly start: number },
  rules: readonly Applied[],
): Layer<Applied> | undefined {
  for (const rule of rules) {
    const found = rule.find(text);
    if (!found) continue;
    const inner = trimInvisible(text.slice(...found));
    if (inner.text !== '' || rule.mayBeEmpty) return { text: inner.text, start: start + found[0] + inner.start, rule };
  }
  return undefined;
}

function enclosed(text: string, pairs: readonly string[]): readonly [number, number] | undefined {
  return pairs.map(([open = '', close = '']) => between(text, open, close)).find((found) => found !== undefined);
}

/** The first mark must be closed by the last: `"a", "b"` and `(a)(b)` are two values each. */
function between(text: string, open: string, close: string): readonly [number, number] | undefined {
  if (text.length <= open.length + close.length || !text.startsWith(open) || !text.endsWith(close)) return undefined;
  const range = [open.length, text.length - close.length] as const;
  const inner = text.slice(...range);
  if (open === close) return inner.includes(open) ? undefined : range;
  let depth = 0;
  for (const character of inner) {
    if (character === open) depth++;
    if (character === close && --depth < 0) return undefined;
  }
  return depth === 0 ? range : undefined;
}
