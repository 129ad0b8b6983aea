import { AutolinkReader, linkMail } from './autolink.ts';
import type { References, Target } from './definitions.ts';
import { toTarget } from './definitions.ts';
import { characterAt, characterBefore, DelimiterStack, flanking } from './emphasis.ts';
import { isEscapable, readReference } from './escapes.ts';
import { HtmlTagReader } from './html-tag.ts';
import type { Delimiter, Inline, Link } from './inline.ts';
import { textOf } from './inline.ts';
import { normalizeLabel, readDestination, readLabel, skipSpace, TitleReader } from './link-parts.ts';

/** Information about the surrounding text. */
export interface InlineContext {
  readonly isGfm: boolean;
  readonly lineBreaks: boolean;
  readonly references: References;
  /** Returns the HTML of a footnote reference. */
  readonly callNote: (label: string) => string;
}

interface Bracket {
  readonly isImage: boolean;
  /** Index of its inline. */
  readonly index: number;
  /** Index after it in the text. */
  readonly textStart: number;
  readonly delimitersBelow: Delimiter | undefined;
  hasBracketBehind: boolean;
}

const PLAIN = /[^\n`[\]\\!<&*_~]+/y;
const RUN = /`+|\*+|_+|~+/y;
const TICKS = /`+/gu;
const ABSOLUTE_ADDRESS = /<([A-Za-z][A-Za-z0-9.+-]{1,31}:[^<>\0-\x20]*)>/y;
const MAIL_ADDRESS = /<([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)>/y;

const LINK_END: Link = { kind: 'link', target: undefined };
const SOFT_BREAK = '\n';
const HARD_BREAK = '<br />\n';

/** Reads the inlines of one paragraph or heading, as in the appendix of CommonMark. */
export class InlineReader {
  #at = 0;
  #inlines: Inline[] = [];
  readonly #brackets: Bracket[] = [];
  /** Brackets below this one, except those of images, contain a link. */
  #linkBehind = 0;
  readonly #delimiters = new DelimiterStack();
  readonly #titles: TitleReader;
  readonly #tags: HtmlTagReader;
  readonly #autolinks: AutolinkReader;
  /** Start of the last run of backticks of each length. */
  #lastTicks: Map<number, number> | undefined;

  constructor(
    readonly text: string,
    readonly context: InlineContext,
  ) {
    this.#titles = new TitleReader(text);
    this.#tags = new HtmlTagReader(text);
    this.#autolinks = new AutolinkReader(text);
  }

  /** Reads at least to a position. Returns whether there is more. */
  readTo(place: number): boolean {
    while (this.#at < this.text.length && this.#at < place) this.#readNext();
    return this.#at < this.text.length;
  }

  /** Returns the inlines of the text, once all of it is read. */
  finish(): readonly Inline[] {
    this.#delimiters.resolve(undefined);
    return this.context.isGfm ? linkMail(this.#inlines) : this.#inlines;
  }

  #readNext(): void {
    switch (this.text[this.#at]) {
      case '\n':
        return this.#readLineEnding();
      case '\\':
        return this.#readBackslash();
      case '`':
        return this.#readCode();
      case '*':
      case '_':
        return this.#readDelimiter();
      case '~':
        return this.context.isGfm ? this.#readDelimiter() : this.#take(1);
      case '[':
        return this.#openBracket(false, '[');
      case '!':
        return this.text[this.#at + 1] === '[' ? this.#openBracket(true, '![') : this.#take(1);
      case ']':
        return this.#closeBracket();
      case '<':
        return this.#readAngle();
      case '&':
        return this.#readReference();
      default:
        return this.#readPlain();
    }
  }

  #push(...inlines: readonly Inline[]): void {
    this.#inlines.push(...inlines);
  }

  #pushText(text: string): void {
    this.#inlines.push({ kind: 'text', text });
  }

  /** Adds the next characters as plain text. */
  #take(length: number): void {
    this.#pushText(this.text.slice(this.#at, this.#at + length));
    this.#at += length;
  }

  #readPlain(): void {
    PLAIN.lastIndex = this.#at;
    const end = this.#at + (PLAIN.exec(this.text)?.[0].length ?? 1);
    const canLink = this.context.isGfm && this.#brackets.length === 0;
    const link = canLink ? this.#autolinks.find(this.#at, end) : undefined;
    this.#take((link?.start ?? end) - this.#at);
    if (!link) return;
    this.#push({ kind: 'link', target: toTarget(link.address, '') }, { kind: 'text', text: this.text.slice(link.start, link.end) }, LINK_END);
    this.#at = link.end;
  }

  #readLineEnding(): void {
    const last = this.#inlines.at(-1);
    const spaces = last?.kind === 'text' ? spacesAtEnd(last.text) : 0;
    if (spaces > 0 && last?.kind === 'text') last.text = last.text.slice(0, -spaces);
    this.#at++;
    this.#break(spaces >= 2);
  }

  #break(isHard: boolean): void {
    while (this.text[this.#at] === ' ') this.#at++;
    this.#push({ kind: 'markup', html: isHard || this.context.lineBreaks ? HARD_BREAK : SOFT_BREAK, text: '\n' });
  }

  #readBackslash(): void {
    const next = this.text.charAt(this.#at + 1);
    if (next === '\n') {
      this.#at += 2;
      this.#break(true);
    } else if (isEscapable(next)) {
      this.#pushText(next);
      this.#at += 2;
    } else this.#take(1);
  }

  #readReference(): void {
    const reference = readReference(this.text, this.#at);
    if (!reference) return this.#take(1);
    this.#pushText(reference.value);
    this.#at = reference.end;
  }

  #run(): string {
    RUN.lastIndex = this.#at;
    return RUN.exec(this.text)?.[0] ?? '';
  }

  #readCode(): void {
    const { length } = this.#run();
    const start = this.#at + length;
    const end = this.#findTicks(start, length);
    if (end === undefined) return this.#take(length);
    this.#push({ kind: 'markup', html: '<code>' }, { kind: 'text', text: codeOf(this.text.slice(start, end)) }, { kind: 'markup', html: '</code>' });
    this.#at = end + length;
  }

  /** Returns the start of the next run of `length` backticks. */
  #findTicks(from: number, length: number): number | undefined {
    this.#lastTicks ??= new Map(Array.from(this.text.matchAll(/`+/gu), ({ 0: ticks, index }) => [ticks.length, index]));
    if ((this.#lastTicks.get(length) ?? -1) < from) return undefined;
    TICKS.lastIndex = from;
    let ticks = TICKS.exec(this.text);
    while (ticks && ticks[0].length !== length) ticks = TICKS.exec(this.text);
    return ticks?.index;
  }

  #readDelimiter(): void {
    const run = this.#run();
    const mark = run.charAt(0);
    const start = this.#at;
    this.#at += run.length;
    const [before, after] = mark !== '~' && this.context.isGfm ? aroundTildes(this.text, start, this.#at) : [start, this.#at];
    const { canOpen, canClose } = flanking(mark, characterBefore(this.text, before), characterAt(this.text, after));
    if ((!canOpen && !canClose) || (mark === '~' && run.length > 2)) return this.#pushText(run);
    const delimiter: Delimiter = {
      kind: 'delimiter',
      mark,
      length: run.length,
      order: 0,
      canOpen,
      canClose,
      left: run.length,
      ends: '',
      starts: '',
      previous: undefined,
      next: undefined,
    };
    this.#delimiters.push(delimiter);
    this.#push(delimiter);
  }

  #readAngle(): void {
    const mail = this.#match(MAIL_ADDRESS);
    const address = mail ?? this.#match(ABSOLUTE_ADDRESS);
    if (address !== undefined) {
      const target = toTarget(mail === undefined ? address : `mailto:${mail}`, '');
      this.#push({ kind: 'link', target }, { kind: 'text', text: address }, LINK_END);
      this.#at += address.length + '<>'.length;
      return;
    }
    const end = this.#tags.endOf(this.#at);
    if (end === undefined) return this.#take(1);
    this.#push({ kind: 'raw', text: this.text.slice(this.#at, end) });
    this.#at = end;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.text)?.[1];
  }

  #openBracket(isImage: boolean, marks: string): void {
    const below = this.#brackets.at(-1);
    if (below) below.hasBracketBehind = true;
    this.#brackets.push({
      isImage,
      index: this.#inlines.length,
      textStart: this.#at + marks.length,
      delimitersBelow: this.#delimiters.top,
      hasBracketBehind: false,
    });
    this.#take(marks.length);
  }

  #closeBracket(): void {
    const bracket = this.#brackets.pop();
    const isInactive = bracket?.isImage === false && this.#brackets.length < this.#linkBehind;
    this.#linkBehind = Math.min(this.#linkBehind, this.#brackets.length);
    if (!bracket || isInactive) return this.#take(1);
    const end = this.#at + 1;
    const target = this.#readResource(end) ?? this.#readLinkReference(bracket, end);
    if (target) return this.#link(bracket, target);
    if (this.#readNoteCall(bracket)) return;
    this.#take(1);
  }

  /** Reads the URL and title in parentheses that make a link; moves after them. */
  #readResource(start: number): Target | undefined {
    const { text } = this;
    if (text[start] !== '(') return undefined;
    const address = readDestination(text, skipSpace(text, start + 1));
    if (!address) return undefined;
    const titleStart = skipSpace(text, address.end);
    const title = titleStart > address.end ? this.#titles.read(titleStart) : undefined;
    const end = skipSpace(text, title?.end ?? address.end);
    if (text[end] !== ')') return undefined;
    this.#at = end + 1;
    return toTarget(address.value, title?.value);
  }

  /** Reads the target of a label in square brackets, or of the text before them; moves after the label. */
  #readLinkReference(bracket: Bracket, start: number): Target | undefined {
    const label = readLabel(this.text, start);
    const isFull = label !== undefined && label.value !== '';
    if (!isFull && bracket.hasBracketBehind) return undefined;
    const target = this.#targetOf(isFull ? label.value : this.text.slice(bracket.textStart, this.#at));
    if (target) this.#at = label?.end ?? start;
    return target;
  }

  #targetOf(label: string): Target | undefined {
    return label.length > 999 ? undefined : this.context.references.targets.get(normalizeLabel(label));
  }

  #link({ isImage, index, delimitersBelow }: Bracket, target: Target): void {
    this.#delimiters.resolve(delimitersBelow);
    if (isImage) {
      const alt = textOf(this.#inlines.slice(index + 1), true);
      this.#inlines.length = index;
      this.#push({ kind: 'image', target, alt });
      return;
    }
    this.#inlines[index] = { kind: 'link', target };
    this.#push(LINK_END);
    // A link cannot contain a link.
    this.#linkBehind = this.#brackets.length;
  }

  #readNoteCall({ isImage, index, textStart, delimitersBelow }: Bracket): boolean {
    if (!this.context.isGfm || this.text[textStart] !== '^') return false;
    const label = normalizeLabel(this.text.slice(textStart + 1, Math.min(this.#at, textStart + 1001)));
    if (!this.context.references.notes.has(label)) return false;
    this.#delimiters.truncate(delimitersBelow);
    this.#inlines.length = index;
    if (isImage) this.#pushText('!');
    this.#push({ kind: 'markup', html: this.context.callNote(label) });
    this.#at++;
    return true;
  }
}

function spacesAtEnd(text: string): number {
  let count = 0;
  while (text[text.length - 1 - count] === ' ') count++;
  return count;
}

/** Returns the text of code: line endings become spaces, and one space at each end is removed. */
function codeOf(content: string): string {
  const text = content.replaceAll('\n', ' ');
  return text.startsWith(' ') && text.endsWith(' ') && /[^ ]/u.test(text) ? text.slice(1, -1) : text;
}

/** GitHub ignores strikethrough delimiters when it looks at the characters around those of emphasis. */
function aroundTildes(text: string, start: number, end: number): readonly [start: number, end: number] {
  let before = start;
  let after = end;
  while (text[before - 1] === '~') before--;
  while (text[after] === '~') after++;
  return [before, after];
}
