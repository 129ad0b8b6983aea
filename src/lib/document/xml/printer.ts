import type { Work } from '../../work/slices.ts';
import { Utf8Builder } from '../utf8-builder.ts';
import type { XmlAttributeNode, XmlDocument, XmlElement, XmlNode } from './node.ts';

export interface XmlStyle {
  /** 0 = everything on one line. */
  readonly indent: number;
  readonly indentWith: 'space' | 'tab';
  readonly emptyElements: 'self-close' | 'expand';
  /** The input field of the error if the result exceeds the maximum string length. */
  readonly field: string;
}

interface Frame {
  readonly element: XmlElement;
  /** Whether no whitespace may be added, because there is text between its elements. This also applies to all nested elements. */
  readonly isInline: boolean;
  next: number;
}

const SLICE_NODES = 2 ** 13;

/** Writes an XML document, without a line break at its end. */
export function* formatXmlDocument({ declaration, nodes }: XmlDocument, style: XmlStyle): Work<string> {
  const printer = new XmlPrinter(style);
  if (declaration) printer.writeDeclaration(declaration);
  for (const [index, node] of nodes.entries()) for (const share of printer.write(node)) yield (index + share) / nodes.length;
  return printer.text;
}

class XmlPrinter {
  readonly #out: Utf8Builder;
  readonly #style: XmlStyle;
  readonly #unit: string;
  readonly #frames: Frame[] = [];
  #written = 0;

  constructor(style: XmlStyle) {
    this.#style = style;
    this.#out = new Utf8Builder(SLICE_NODES, style.field);
    this.#unit = style.indentWith === 'tab' ? '\t' : ' '.repeat(style.indent);
  }

  get text(): string {
    return this.#out.text;
  }

  writeDeclaration(attributes: readonly XmlAttributeNode[]): void {
    this.#out.add('<?xml');
    this.#writeAttributes(attributes);
    this.#out.add('?>');
  }

  *write(root: XmlNode): Work<void> {
    this.#startLine();
    this.#start(root, false);
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const child = frame.element.children[frame.next++];
      if (child) {
        if (!frame.isInline) this.#startLine();
        this.#start(child, frame.isInline);
      } else this.#end(frame);
      if (++this.#written % SLICE_NODES === 0) yield (this.#frames[0]?.next ?? 0) / ((this.#frames[0]?.element.children.length ?? 0) + 1);
    }
  }

  #start(node: XmlNode, isInline: boolean): void {
    if (node.kind !== 'element') return this.#out.add(formatPart(node));
    this.#out.add(`<${node.name}`);
    this.#writeAttributes(node.attributes);
    const [only] = node.children;
    // Whitespace with line breaks is formatting to parsers, including ours, unless written as references.
    const blank = only?.kind === 'text' && node.children.length === 1 && /^[ \t\r\n]*$/u.test(only.text) ? only.text : '';
    if (/[\n\r]/u.test(blank)) this.#out.add(`>${escapeAttribute(blank)}</${node.name}>`);
    else if (node.children.length > 0) {
      this.#out.add('>');
      this.#frames.push({ element: node, isInline: isInline || hasText(node), next: 0 });
    } else this.#out.add(this.#style.emptyElements === 'expand' ? `></${node.name}>` : '/>');
  }

  #end({ element, isInline }: Frame): void {
    this.#frames.pop();
    if (!isInline) this.#startLine();
    this.#out.add(`</${element.name}>`);
  }

  #writeAttributes(attributes: readonly XmlAttributeNode[]): void {
    for (const { name, value } of attributes) this.#out.add(` ${name}="${escapeAttribute(value)}"`);
  }

  #startLine(): void {
    if (this.#style.indent === 0) return;
    if (this.#out.length > 0) this.#out.add(`\n${this.#unit.repeat(this.#frames.length)}`);
  }
}

const hasText = ({ children }: XmlElement): boolean => children.some(({ kind }) => kind === 'text' || kind === 'cdata');

function formatPart(node: Exclude<XmlNode, XmlElement>): string {
  switch (node.kind) {
    case 'text':
      return escapeText(node.text);
    // A CDATA section cannot contain its own end.
    case 'cdata':
      return `<![CDATA[${node.text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    case 'comment':
      return `<!--${node.text}-->`;
    case 'doctype':
      return `<!DOCTYPE ${node.text}>`;
    case 'instruction':
      return `<?${node.target}${node.data === '' ? '' : ` ${node.data}`}?>`;
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

const escapeText = (text: string): string => text.replace(/[&<>\r]/gu, (character) => ESCAPES.get(character) ?? character);

const escapeAttribute = (value: string): string => value.replace(/[&<"\t\n\r]/gu, (character) => ESCAPES.get(character) ?? character);
