import { encodeHtml } from '../../lib/markdown/characters.ts';
import { compileMarkdown } from '../../lib/markdown/compile.ts';
import { toTarget } from '../../lib/markdown/definitions.ts';
import { escapeFully, escapeLightly } from '../../lib/markdown/escape-text.ts';
import { keepRawHtml } from '../../lib/markdown/marked-html.ts';
import { runAtOnce } from '../../lib/work/slices.ts';
import type { Losses } from './codes.ts';
import { escapeLineStart, isPlain, writeDestination, writeTitle } from './escape.ts';
import { withoutReferences } from './kept-html.ts';
import type { Inline, Mark } from './model.ts';

export interface Style {
  readonly emphasis: 'asterisk' | 'underscore';
  readonly otherTags: 'html' | 'text';
  readonly lineBreak: 'backslash' | 'spaces';
  readonly nonBreakingSpaces: 'keep' | 'space' | 'entity';
  readonly losses: Losses;
  /** The targets of reference links, by their definition; undefined for inline links. */
  readonly references: Map<string, number> | undefined;
}

/** Where a text is: headings and cells are one line. A setext heading starts like a paragraph. */
export type Place = 'paragraph' | 'heading' | 'setext' | 'cell';

type Token =
  | { readonly kind: 'text' | 'space' | 'break'; readonly text: string; path: readonly Mark[] }
  | { readonly kind: 'other'; readonly inline: Exclude<Inline, { kind: 'text' | 'break' }>; path: readonly Mark[] };

/** How much is escaped, and whether emphasis is written as tags. Each is tried if the one before it would be read as something else. */
const ATTEMPTS = [
  { isFull: false, hasTags: false },
  { isFull: true, hasTags: false },
  { isFull: true, hasTags: true },
] as const;
type Attempt = (typeof ATTEMPTS)[number];

/** Writes the text of a block in as few escapes as our Markdown reader needs to read the same. */
export function writeInlines(inlines: readonly Inline[], place: Place, style: Style): string {
  const tokens = tokensOf(inlines);
  let written = '';
  for (const attempt of ATTEMPTS) {
    written = writeTokens(tokens, place, style, attempt);
    if (isPlain(written) || isReadBack(written, tokens, place, style, attempt)) break;
  }
  return written;
}

/** Divides at line breaks without text between them, which separate paragraphs. */
export function paragraphsOf(inlines: readonly Inline[]): readonly (readonly Inline[])[] {
  const paragraphs: Inline[][] = [[]];
  let breaks: Inline[] = [];
  for (const inline of inlines) {
    if (inline.kind === 'break' || (breaks.length > 0 && isBlank(inline))) {
      breaks.push(inline);
      continue;
    }
    if (breaks.filter(({ kind }) => kind === 'break').length > 1) paragraphs.push([]);
    else for (const waiting of breaks) paragraphs.at(-1)?.push(waiting);
    breaks = [];
    paragraphs.at(-1)?.push(inline);
  }
  return paragraphs.filter((paragraph) => paragraph.some((inline) => inline.kind !== 'break' && !isBlank(inline)));
}

const isBlank = (inline: Inline): boolean => inline.kind === 'text' && !/[^ \t\n\r\f]/u.test(inline.text);

const SPACES = /([ \t\n\r\f]+|[^\S \t\n\r\f]+)/u;

function tokensOf(inlines: readonly Inline[]): readonly Token[] {
  const paths = new Map<Mark | undefined, readonly Mark[]>([[undefined, []]]);
  const pathOf = (mark: Mark | undefined): readonly Mark[] => {
    const known = paths.get(mark);
    if (known) return known;
    const path: Mark[] = [];
    for (let at = mark; at; at = at.outer) path.unshift(at);
    paths.set(mark, path);
    return path;
  };
  const tokens: Token[] = [];
  for (const inline of inlines) {
    const path = pathOf(inline.mark);
    const last = tokens.at(-1);
    if (inline.kind === 'break') {
      if (last?.kind === 'space' && last.text === ' ') tokens.pop();
      if (tokens.length > 0) tokens.push({ kind: 'break', text: '\n', path: [] });
    } else if (inline.kind === 'text') {
      for (const part of inline.text.split(SPACES)) {
        if (part === '') continue;
        const before = tokens.at(-1);
        if (!/^\s/u.test(part)) {
          if (before?.kind === 'text' && before.path === path) tokens[tokens.length - 1] = { kind: 'text', text: before.text + part, path };
          else tokens.push({ kind: 'text', text: part, path });
        } else if (/^[ \t\n\r\f]/u.test(part)) {
          if (before && before.kind !== 'break' && !(before.kind === 'space' && before.text === ' ')) tokens.push({ kind: 'space', text: ' ', path: [] });
        } else tokens.push({ kind: 'space', text: part, path: [] });
      }
    } else tokens.push({ kind: 'other', inline, path });
  }
  for (let last = tokens.at(-1); last && (last.kind === 'break' || (last.kind === 'space' && last.text === ' ')); last = tokens.at(-1)) tokens.pop();
  placeSpaces(tokens);
  return tokens;
}

/** Spaces are only within formatting that continues after them: Markdown allows none at its ends. */
function placeSpaces(tokens: readonly Token[]): void {
  let next: readonly Mark[] = [];
  const after = new Map<Token, readonly Mark[]>();
  for (const token of tokens.toReversed()) {
    if (token.kind === 'space' || token.kind === 'break') after.set(token, next);
    else next = token.path;
  }
  let before: readonly Mark[] = [];
  for (const token of tokens) {
    if (token.kind === 'space' || token.kind === 'break') token.path = before.slice(0, commonLength(before, after.get(token) ?? []));
    else before = token.path;
  }
}

const isSame = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.kind === other.kind && one.kind !== 'link' && one.kind !== 'html');

function commonLength(one: readonly Mark[], other: readonly Mark[]): number {
  let length = 0;
  while (length < one.length && isSame(one[length], other[length])) length++;
  return length;
}

const TAGS = { strong: 'strong', em: 'em', del: 'del' } as const;

function writeTokens(tokens: readonly Token[], place: Place, style: Style, attempt: Attempt): string {
  const parts: string[] = [];
  let open: readonly Mark[] = [];
  const isLineStart = (): boolean => parts.length === 0 || parts.at(-1) === '\n';
  const linkText = autolinks(tokens);
  const moveTo = (path: readonly Mark[]): void => {
    const common = commonLength(open, path);
    for (const mark of open.slice(common).toReversed()) parts.push(endOf(mark, style, attempt, linkText));
    for (const mark of path.slice(common)) parts.push(startOf(mark, style, attempt, linkText));
    open = [...open.slice(0, common), ...path.slice(common)];
  };
  for (const [index, token] of tokens.entries()) {
    moveTo(token.path);
    if (token.kind === 'break') parts.push(...lineBreak(place, style));
    else if (token.kind === 'space') parts.push(style.nonBreakingSpaces === 'entity' ? token.text.replaceAll('\u00A0', '&nbsp;') : token.text);
    else if (token.kind === 'other') parts.push(writeOther(token.inline, style, attempt));
    else if (open.some((mark) => linkText.has(mark))) parts.push(token.text);
    else {
      const inLink = open.some(({ kind }) => kind === 'link');
      const isBefore = index > 0 && tokens[index - 1]?.kind !== 'space';
      const next = tokens[index + 1];
      const isNextSpace = next === undefined || next.kind === 'space' || next.kind === 'break';
      const around = { before: isBefore ? 'a' : ' ', after: isNextSpace ? ' ' : 'a', inLink, hasReferences: style.references !== undefined };
      const escaped = attempt.isFull ? escapeFully(token.text) : escapeLightly(token.text, around);
      parts.push(isLineStart() && place !== 'cell' ? escapeLineStart(escaped, place, parts.length === 0, lineFrom(tokens, index)) : escaped);
    }
  }
  moveTo([]);
  return parts.join('');
}

/** The text of the line that starts with a token, as far as its start depends on it. */
function lineFrom(tokens: readonly Token[], index: number): string {
  let line = '';
  for (let at = index; at < tokens.length && line.length < 1000; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'break') break;
    line += token.kind === 'other' ? '\0' : token.text;
  }
  return line;
}

function lineBreak(place: Place, { lineBreak: kind, otherTags, losses }: Style): readonly string[] {
  if (place === 'paragraph') return [kind === 'backslash' ? '\\' : '  ', '\n'];
  if (otherTags === 'html') return ['<br>'];
  losses.add('line-break-dropped');
  return [' '];
}

/** Links whose text is their URL. */
function autolinks(tokens: readonly Token[]): ReadonlyMap<Mark, string> {
  const texts = new Map<Mark, string | undefined>();
  for (const token of tokens) {
    const link = token.path.find(({ kind }) => kind === 'link');
    if (!link) continue;
    const isText = token.kind === 'text' && token.path.at(-1) === link;
    texts.set(link, isText && (!texts.has(link) || texts.get(link) !== undefined) ? (texts.get(link) ?? '') + token.text : undefined);
  }
  return new Map([...texts].flatMap(([link, text]) => (text !== undefined && isAutolink(text, link) ? [[link, text] as const] : [])));
}

const isAutolink = (text: string, { href = '', title }: Mark): boolean =>
  title === '' &&
  ((text === href && /^[a-z][a-z\d+.-]{1,31}:[^<>\s\0-\x20]*$/iu.test(href)) ||
    (href === `mailto:${text}` && /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/iu.test(text)));

function startOf(mark: Mark, style: Style, attempt: Attempt, linkText: ReadonlyMap<Mark, string>): string {
  if (mark.kind === 'link') return linkText.has(mark) ? '<' : '[';
  if (mark.kind === 'html') return mark.tags?.[0] ?? '';
  if (!attempt.hasTags) return delimiterOf(mark.kind, style);
  if (style.otherTags === 'html') return `<${TAGS[mark.kind]}>`;
  style.losses.add('formatting-dropped', TAGS[mark.kind]);
  return '';
}

function endOf(mark: Mark, style: Style, attempt: Attempt, linkText: ReadonlyMap<Mark, string>): string {
  if (mark.kind === 'link') return linkText.has(mark) ? '>' : linkEnd(mark, style);
  if (mark.kind === 'html') return mark.tags?.[1] ?? '';
  if (!attempt.hasTags) return delimiterOf(mark.kind, style);
  return style.otherTags === 'html' ? `</${TAGS[mark.kind]}>` : '';
}

function delimiterOf(kind: 'strong' | 'em' | 'del', { emphasis }: Style): string {
  if (kind === 'strong') return '**';
  if (kind === 'del') return '~~';
  return emphasis === 'asterisk' ? '*' : '_';
}

const targetOf = ({ href = '', title = '' }: Mark): string => `${writeDestination(href)}${writeTitle(title)}`;

function linkEnd(mark: Mark, { references }: Style): string {
  const definition = targetOf(mark);
  if (!references) return `](${definition})`;
  const number = references.get(definition) ?? references.size + 1;
  references.set(definition, number);
  return `][${number}]`;
}

function writeOther(inline: Exclude<Inline, { kind: 'text' | 'break' }>, style: Style, { isFull }: Attempt): string {
  if (inline.kind === 'html') return inline.html;
  if (inline.kind === 'code') return writeCode(inline.text);
  const alt = inline.alt.replaceAll(/\s+/gu, ' ').trim();
  const around = { before: ' ', after: ' ', inLink: true, hasReferences: style.references !== undefined };
  return `![${isFull ? escapeFully(alt) : escapeLightly(alt, around)}](${writeDestination(inline.src)}${writeTitle(inline.title.replaceAll(/\s*\n\s*/gu, ' '))})`;
}

function writeCode(text: string): string {
  const runs = new Set(Array.from(text.matchAll(/`+/gu), ([ticks]) => ticks.length));
  let length = 1;
  while (runs.has(length)) length++;
  const isPadded = /^`|`$/u.test(text) || (text.startsWith(' ') && text.endsWith(' ') && /[^ ]/u.test(text));
  return `${'`'.repeat(length)}${isPadded ? ` ${text} ` : text}${'`'.repeat(length)}`;
}

/** What is around a text to read it back, and the element that it is then. */
const AROUND: Readonly<Record<Place, readonly [before: string, after: string, tag: string]>> = {
  paragraph: ['', '', 'p'],
  heading: ['# ', '', 'h1'],
  setext: ['', '\n---', 'h2'],
  cell: ['# ', '', 'h1'],
};

/** Whether our Markdown reader reads the same text, formatting and links. */
function isReadBack(written: string, tokens: readonly Token[], place: Place, style: Style, attempt: Attempt): boolean {
  const used = style.references ? definitionsOf(tokens, style) : [];
  const [before, after, tag] = AROUND[place];
  const markdown = `${before}${written}${after}${used.length > 0 ? `\n\n${used.join('\n')}` : ''}`;
  const html = keepRawHtml(runAtOnce(compileMarkdown(markdown)).html);
  return withoutLinks(html) === withoutLinks(`<${tag}>${expectedHtml(tokens, place, style, attempt)}</${tag}>`) && hasLinks(html, tokens);
}

/** Without links, because our reader also makes links of URLs that are only text. */
const withoutLinks = (html: string): string => html.replaceAll(/<\/?a(?: [^>]*)?>/gu, '');

/** The definitions of the links of a text, which were written. */
function definitionsOf(tokens: readonly Token[], { references }: Style): readonly string[] {
  const links = new Set(tokens.flatMap(({ path }) => path.filter(({ kind }) => kind === 'link')));
  return Array.from(links, (link) => {
    const target = targetOf(link);
    return `[${references?.get(target) ?? ''}]: ${target}`;
  });
}

function hasLinks(html: string, tokens: readonly Token[]): boolean {
  let at = 0;
  let last: Mark | undefined;
  for (const { path } of tokens) {
    const link = path.find(({ kind }) => kind === 'link');
    if (link && link !== last) {
      const { address, title } = toTarget(link.href ?? '', link.title);
      const start = `<a href="${address}"${title}>`;
      const found = html.indexOf(start, at);
      if (found < 0) return false;
      at = found + start.length;
    }
    last = link;
  }
  return true;
}

function expectedHtml(tokens: readonly Token[], place: Place, style: Style, attempt: Attempt): string {
  const parts: string[] = [];
  let open: readonly Mark[] = [];
  const tagsOf = (mark: Mark): readonly [string, string] => {
    if (mark.kind === 'html') return mark.tags ?? ['', ''];
    if (mark.kind === 'link' || (attempt.hasTags && style.otherTags === 'text')) return ['', ''];
    return [`<${TAGS[mark.kind]}>`, `</${TAGS[mark.kind]}>`];
  };
  const moveTo = (path: readonly Mark[]): void => {
    const common = commonLength(open, path);
    for (const mark of open.slice(common).toReversed()) parts.push(tagsOf(mark)[1]);
    for (const mark of path.slice(common)) parts.push(tagsOf(mark)[0]);
    open = [...open.slice(0, common), ...path.slice(common)];
  };
  for (const token of tokens) {
    moveTo(token.path);
    if (token.kind === 'break') parts.push(place === 'paragraph' ? '<br />\n' : style.otherTags === 'html' ? '<br>' : ' ');
    else if (token.kind !== 'other') parts.push(encodeHtml(token.text));
    else if (token.inline.kind === 'html') parts.push(withoutReferences(token.inline.html));
    else if (token.inline.kind === 'code') parts.push(`<code>${encodeHtml(token.inline.text)}</code>`);
    else {
      const { address, title } = toTarget(token.inline.src, token.inline.title.replaceAll(/\s*\n\s*/gu, ' '));
      parts.push(`<img src="${address}" alt="${encodeHtml(token.inline.alt.replaceAll(/\s+/gu, ' ').trim())}"${title} />`);
    }
  }
  moveTo([]);
  return parts.join('');
}
