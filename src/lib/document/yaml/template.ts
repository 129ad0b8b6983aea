import { InputError } from '../../../contract/errors.ts';
import { Locator } from '../../text-position/locator.ts';
import type { Work } from '../../work/slices.ts';
import { yamlError } from './error.ts';
import type { YamlScalar, YamlSyntax } from './node.ts';
import { parseYamlSyntax } from './syntax.ts';

/** Text that a template engine renders as YAML, with stand-ins for its placeholders during parsing. */
export interface YamlTemplate {
  /** As long as the original, so that every position in it is the same in the original. */
  readonly text: string;
  /** Number of placeholders outside comments. */
  readonly count: number;
  readonly firstAt: number;
  /** Restores the placeholders. */
  readonly restore: (text: string) => string;
}

interface Placeholder {
  readonly at: number;
  readonly text: string;
  /** Whether its line contains only placeholders: it is a statement, or renders as whole lines. */
  readonly isLine: boolean;
}

// Helm and Go, Jinja, Handlebars; GitHub Actions and Azure Pipelines with a dollar sign; ERB.
const PLACEHOLDER = /\{\{\{[^\n\r]*?\}\}\}|\$?\{\{[^\n\r]*?\}\}|\{([%#])[^\n\r]*?\1\}|<%[^\n\r]*?%>/g;
const MAY_HAVE_PLACEHOLDERS = /\{[{%#]|<%/u;
const PRIVATE_USE = /[\ue000-\uf8ff]/u;
const MARK = '\uf8f0';
// Plain text cannot start with it.
const LINE_MARK = '@';
const PADDING = '\uf8f1';
const STAND_IN = /[\uf8f0@]([\ue000-\uefff]{3})\uf8f1*/gu;
const DIGIT_BITS = 12;
const FIRST_DIGIT = 0xe000;

/**
 * Returns a template if the text has placeholders that YAML rejects, or reads as something other than part of a scalar.
 * Placeholders in quotes, comments and block scalars are plain text.
 * @throws InputError `invalid-yaml` for placeholders that are not values, such as statements and those on their own lines
 */
export function* readYamlTemplate(text: string, field: string): Work<YamlTemplate | undefined> {
  if (!MAY_HAVE_PLACEHOLDERS.test(text)) return undefined;
  const placeholders = findPlaceholders(text);
  const [first] = placeholders;
  if (!first) return undefined;
  const asWritten = yield* attempt(text, field);
  if (!(asWritten instanceof InputError) && !findOutside(placeholders, asWritten, false)) return undefined;
  // Stand-ins would be indistinguishable from such characters, which icon fonts use.
  if (PRIVATE_USE.test(text))
    throw asWritten instanceof InputError ? asWritten : yamlError(text, field, { at: first.at, expected: 'rendered', found: 'template' });
  const hidden = hide(text, placeholders);
  const read = yield* attempt(hidden, field);
  const line =
    read instanceof InputError
      ? placeholderAt(read, text, placeholders)
      : findOutside(
          placeholders.filter(({ isLine }) => isLine),
          read,
          true,
        );
  if (line) throw yamlError(text, field, { at: line.at, expected: 'rendered', found: 'template' });
  if (read instanceof InputError) throw read;
  return {
    text: hidden,
    count: placeholders.length,
    firstAt: first.at,
    restore: (part) => part.replaceAll(STAND_IN, (_, digits: string) => placeholders[fromDigits(digits)]?.text ?? ''),
  };
}

/** Whether a part of a template's text contains a placeholder. */
export const hasPlaceholder = (text: string): boolean => text.includes(MARK);

function* attempt(text: string, field: string): Work<readonly YamlSyntax[] | InputError> {
  try {
    return (yield* parseYamlSyntax(text, field, false)).documents;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

function findPlaceholders(text: string): readonly Placeholder[] {
  const found: Placeholder[] = [];
  for (const { 0: placeholder, index: at } of text.matchAll(PLACEHOLDER)) {
    const lineStart = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1;
    const before = text.slice(Math.max(lineStart, at - MAX_BEFORE), at);
    if (/(?:^|[ \t])#/u.test(before.replaceAll(PLACEHOLDER, '').replaceAll(/"[^"]*"|'[^']*'/gu, ''))) continue;
    const [after = ''] = /^[^\n\r]*/u.exec(text.slice(at + placeholder.length, at + placeholder.length + MAX_LINE)) ?? [];
    const isLine = at - lineStart <= MAX_BEFORE && (before + after).replaceAll(PLACEHOLDER, '').trim() === '';
    found.push({ at, text: placeholder, isLine });
  }
  return found;
}

// Enough to see that a line has other content, or is a comment. Otherwise a line of megabytes would be searched for each of its placeholders.
const MAX_LINE = 1000;
const MAX_BEFORE = 4000;

function hide(text: string, placeholders: readonly Placeholder[]): string {
  let hidden = '';
  let from = 0;
  for (const [index, { at, text: placeholder, isLine }] of placeholders.entries()) {
    hidden += text.slice(from, at) + ((isLine ? LINE_MARK : MARK) + toDigits(index)).padEnd(placeholder.length, PADDING);
    from = at + placeholder.length;
  }
  return hidden + text.slice(from);
}

const toDigits = (index: number): string =>
  [2, 1, 0].map((place) => String.fromCharCode(FIRST_DIGIT + ((index >> (place * DIGIT_BITS)) & (2 ** DIGIT_BITS - 1)))).join('');

const fromDigits = (digits: string): number => Array.from(digits).reduce((sum, digit) => (sum << DIGIT_BITS) | (digit.charCodeAt(0) - FIRST_DIGIT), 0);

/** Returns the placeholder on the line of an error. */
function placeholderAt({ position }: InputError, text: string, placeholders: readonly Placeholder[]): Placeholder | undefined {
  const locator = new Locator(text);
  return position && 'line' in position ? placeholders.find(({ at }) => locator.locate(at).line === position.line) : undefined;
}

/** Returns the first placeholder that is not inside a single scalar; with `isMultiline`, not inside a quoted or block scalar. */
function findOutside(placeholders: readonly Placeholder[], documents: readonly YamlSyntax[], isMultiline: boolean): Placeholder | undefined {
  const scalars = scalarsOf(documents).filter(({ style }) => !isMultiline || style !== 'plain');
  let next = 0;
  return placeholders.find(({ at, text }) => {
    while ((scalars[next]?.end ?? Infinity) <= at) next++;
    const scalar = scalars[next];
    return !scalar || scalar.at > at || scalar.end < at + text.length;
  });
}

/** Returns the scalars in text order. */
function scalarsOf(documents: readonly YamlSyntax[]): readonly YamlScalar[] {
  const scalars: YamlScalar[] = [];
  const pending = documents.map(({ root }) => root);
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'sequence') for (const item of node.items) pending.push(item);
    else if (node.kind === 'mapping') for (const { key, value } of node.pairs) pending.push(key, value);
    else if (node.kind === 'scalar') scalars.push(node);
  }
  return scalars.toSorted((a, b) => a.at - b.at);
}
