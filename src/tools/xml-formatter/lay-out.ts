import type { RunContext } from '../../contract/operations.ts';
import type { Work } from '../../lib/work/slices.ts';
import { runInSlices, share } from '../../lib/work/slices.ts';
import { Utf8Builder } from '../../lib/document/utf8-builder.ts';
import type { Warning } from '../../lib/warnings/warnings.ts';
import { Warnings } from '../../lib/warnings/warnings.ts';
import type { Element, Node, Outline, Part } from './outline.ts';
import { outlineXml } from './outline.ts';

export interface Layout {
  /** Indentation of one level; `undefined` puts everything on one line, with unchanged text. */
  readonly indentation: string | undefined;
  /** Whether an element that contains only text is kept on one line. */
  readonly collapseContent: boolean;
  readonly attributeLayout: 'inline' | 'one-per-line';
  readonly emptyElements: 'keep' | 'self-close' | 'expand';
  readonly keepComments: boolean;
}

export interface LaidOut {
  readonly output: string;
  readonly warnings: readonly Warning<'comment-dropped'>[];
}

/**
 * Formats XML, changing only the whitespace between its parts.
 * @throws InputError `invalid-xml`, `too-deeply-nested`, with line and column
 */
export async function layOutXml(text: string, field: string, layout: Layout, context: RunContext): Promise<LaidOut> {
  const warnings = new Warnings<'comment-dropped'>(text);
  const output = await runInSlices(layingOut(text, field, layout, warnings), context);
  return { output, warnings: warnings.list };
}

function* layingOut(text: string, field: string, layout: Layout, warnings: Warnings<'comment-dropped'>): Work<string> {
  const outline = yield* share(outlineXml(text, field), 0, HALF);
  if (!layout.keepComments) warnings.addDroppedComments({ count: outline.comments.length, firstAt: outline.comments[0]?.start ?? 0 });
  return yield* share(new Printer(text, field, layout, outline).print(), HALF, 1);
}

const HALF = 0.5;
const SLICE_NODES = 2 ** 13;

interface Frame {
  readonly element: Element;
  readonly nodes: readonly Node[];
  next: number;
}

class Printer {
  readonly #text: string;
  readonly #layout: Layout;
  readonly #nodes: readonly Node[];
  readonly #comments: readonly Part[];
  readonly #out: Utf8Builder;
  readonly #frames: Frame[] = [];
  // The first comment that the rest, to be copied verbatim, can contain.
  #comment = 0;

  constructor(text: string, field: string, layout: Layout, { nodes, comments }: Outline) {
    this.#text = text;
    this.#layout = layout;
    this.#nodes = nodes;
    this.#comments = layout.keepComments ? [] : comments;
    this.#out = new Utf8Builder(text.length, field);
  }

  *print(): Work<string> {
    let count = 0;
    for (const node of this.#kept(this.#nodes)) {
      this.#write(node);
      for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
        const child = frame.nodes[frame.next++];
        if (child) this.#write(child);
        else this.#close(frame.element);
        if (++count % SLICE_NODES === 0) yield Math.min(1, (child?.end ?? 0) / this.#text.length);
      }
    }
    return this.#out.text;
  }

  #kept(nodes: readonly Node[]): readonly Node[] {
    return this.#layout.keepComments ? nodes : nodes.filter(({ kind }) => kind !== 'comment');
  }

  #write(node: Node): void {
    this.#startLine(this.#frames.length);
    if (node.kind === 'element') this.#writeElement(node);
    else this.#out.addSlice(this.#text, node.start, node.end);
  }

  #writeElement(element: Element): void {
    this.#writeOpenTag(element);
    const children = this.#kept(element.children);
    const others = children.filter(({ kind }) => kind !== 'text' && kind !== 'cdata');
    const hasText = children.some((node) => node.kind === 'cdata' || (node.kind === 'text' && !this.#isBlank(node)));
    if (children.length > 0 && isPreserved(element)) this.#writeVerbatim(element);
    else if (hasText && others.length > 0) this.#writeVerbatim(element);
    else if (hasText) this.#writeText(element, children);
    else if (others.length > 0) {
      this.#out.add('>');
      this.#frames.push({ element, nodes: others, next: 0 });
    } else if (this.#isBlankData(element)) this.#writeVerbatim(element);
    else this.#writeEmpty(element);
  }

  #writeOpenTag(element: Element): void {
    this.#out.add(`<${element.name}`);
    const attributes = element.attributes.filter(({ isDefault }) => !isDefault);
    const { attributeLayout, indentation } = this.#layout;
    const ownLines = attributeLayout === 'one-per-line' && indentation !== undefined && attributes.length > 1;
    for (const attribute of attributes) {
      if (ownLines) this.#startLine(this.#frames.length + 1);
      else this.#out.add(' ');
      this.#out.add(`${attribute.name}=`);
      this.#out.addSlice(this.#text, attribute.valueStart, attribute.end);
    }
  }

  #writeEmpty({ name, isEmptyTag }: Element): void {
    const { emptyElements } = this.#layout;
    const isOneTag = emptyElements === 'keep' ? isEmptyTag : emptyElements === 'self-close';
    this.#out.add(isOneTag ? '/>' : `></${name}>`);
  }

  /** Mixed content and preserved whitespace: nothing may be added or removed. */
  #writeVerbatim({ name, start, end }: Element): void {
    this.#out.add('>');
    let at = start;
    for (let comment = this.#nextComment(at); comment && comment.start < end; comment = this.#nextComment(at)) {
      this.#out.addSlice(this.#text, at, comment.start);
      at = comment.end;
    }
    this.#out.addSlice(this.#text, at, end);
    this.#out.add(`</${name}>`);
  }

  #nextComment(from: number): Part | undefined {
    while ((this.#comments[this.#comment]?.start ?? Infinity) < from) this.#comment++;
    return this.#comments[this.#comment];
  }

  #writeText({ name }: Element, texts: readonly Node[]): void {
    const raw = texts.map(({ start, end }) => this.#text.slice(start, end)).join('');
    this.#out.add('>');
    if (this.#layout.indentation === undefined) this.#out.add(raw);
    else {
      const text = withoutLayout(raw);
      // The remaining whitespace is data: on a separate line it would become layout.
      const isLine = !this.#layout.collapseContent && !isSpace(text.charCodeAt(0)) && !isSpace(text.charCodeAt(text.length - 1));
      if (isLine) this.#startLine(this.#frames.length + 1);
      this.#out.add(text);
      if (isLine) this.#startLine(this.#frames.length);
    }
    this.#out.add(`</${name}>`);
  }

  #close({ name }: Element): void {
    this.#frames.pop();
    this.#startLine(this.#frames.length);
    this.#out.add(`</${name}>`);
  }

  #startLine(level: number): void {
    const { indentation } = this.#layout;
    if (indentation === undefined) return;
    if (this.#out.length > 0) this.#out.add(`\n${indentation.repeat(level)}`);
  }

  /** Whether the element contains only whitespace on one line, such as a separator. With a line break it is layout. */
  #isBlankData({ start, end, children }: Element): boolean {
    return children.length > 0 && children.every(({ kind }) => kind === 'text') && !breaksLine(this.#text.slice(start, end));
  }

  #isBlank({ start, end }: Node): boolean {
    let at = start;
    while (at < end && isSpace(this.#text.charCodeAt(at))) at++;
    return at === end;
  }
}

const isPreserved = ({ attributes }: Element): boolean => attributes.some(({ name, value }) => name === 'xml:space' && value === 'preserve');

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;

const breaksLine = (spaces: string): boolean => /[\n\r]/u.test(spaces);

/** Whitespace at the ends is layout if it contains a line break, and data otherwise. */
function withoutLayout(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(breaksLine(text.slice(0, start)) ? start : 0, breaksLine(text.slice(end)) ? end : text.length);
}
