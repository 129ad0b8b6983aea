import type { Work } from '../../work/slices.ts';
import type { DocumentValue } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';
import type { XmlAttribute, XmlEvents } from './events.ts';
import type { XmlAttributeNode, XmlElement, XmlNode } from './node.ts';
import { parseXml } from './reader.ts';
import type { ConvertElement, XmlReadingRules } from './to-value.ts';
import { documentToValue, elementConverter } from './to-value.ts';

export interface XmlValue {
  readonly root: DocumentValue;
  /** Nodes that are neither element, attribute nor text: their number, and the position of the first. */
  readonly asides: { readonly count: number; readonly firstAt: number };
}

interface Source {
  readonly text: string;
  readonly field: string;
  readonly warnings: WarningSink<'entity-not-read'>;
}

/**
 * Reads an XML document as a value in a convention. Whitespace-only text is omitted if it is
 * formatting: between elements, or with line breaks; not if written as references, kept by `xml:space`, or requested.
 * @throws InputError `invalid-xml`, `too-deeply-nested`, with line and column
 */
export function* parseXmlValue({ text, field, warnings }: Source, rules: XmlReadingRules, keepWhitespace: boolean): Work<XmlValue> {
  const tree = new XmlTree(text, rules, keepWhitespace, warnings);
  yield* parseXml(text, field, tree);
  return { root: documentToValue({ declaration: tree.declared, nodes: tree.nodes }, tree.values, rules), asides: tree.asides };
}

/** Keeps the tree of open elements; an element that ends is converted immediately, so that memory never contains both forms of all elements. */
class XmlTree implements XmlEvents {
  readonly includesEntities = true;
  declared: readonly XmlAttributeNode[] | undefined;
  readonly nodes: XmlNode[] = [];
  /** Values of closed elements whose parent is still open. */
  readonly values: DocumentValue[] = [];
  readonly asides = { count: 0, firstAt: 0 };
  readonly #source: string;
  readonly #rules: XmlReadingRules;
  readonly #convert: ConvertElement;
  readonly #keepWhitespace: boolean;
  readonly #warnings: WarningSink<'entity-not-read'>;
  readonly #open: Draft[] = [];
  #parent: Draft | undefined;
  // The parts so far of a text that may continue.
  #text = '';
  #textAt = 0;
  #textEnd = 0;

  constructor(source: string, rules: XmlReadingRules, keepWhitespace: boolean, warnings: WarningSink<'entity-not-read'>) {
    this.#source = source;
    this.#rules = rules;
    this.#convert = elementConverter(rules.convention);
    this.#keepWhitespace = keepWhitespace;
    this.#warnings = warnings;
  }

  declaration(at: number, _end: number, attributes: readonly XmlAttribute[]): void {
    this.declared = nodesOf(attributes);
    this.#countAside(at);
  }

  doctype(at: number, _end: number, text: string): void {
    this.#add({ kind: 'doctype', text, at });
    this.#countAside(at);
  }

  openTag(at: number, _end: number, name: string, attributes: readonly XmlAttribute[], isEmpty: boolean): void {
    const space = attributes.length === 0 ? undefined : attributes.find((attribute) => attribute.name === 'xml:space')?.value;
    const keepsSpace = space === undefined ? (this.#parent?.keepsSpace ?? this.#keepWhitespace) : space === 'preserve' || this.#keepWhitespace;
    const element: Draft = { kind: 'element', name, attributes: nodesOf(attributes), children: NO_CHILDREN, at, from: this.values.length, keepsSpace };
    this.#add(element);
    if (isEmpty) return this.#end(element);
    this.#open.push(element);
    this.#parent = element;
  }

  closeTag(): void {
    this.#endText(this.#parent?.children.length === 0);
    const element = this.#open.pop();
    this.#parent = this.#open.at(-1);
    if (element) this.#end(element);
  }

  #end(element: Draft): void {
    const values = element.from === this.values.length ? NO_VALUES : this.values.splice(element.from);
    this.values.push(this.#convert(element, values, this.#rules));
    element.children = NO_CHILDREN;
    element.attributes = NONE;
  }

  text(at: number, end: number, text: string): void {
    if (this.#text === '') this.#textAt = at;
    this.#text += text;
    this.#textEnd = end;
  }

  /** `isAll`: nothing else is in the element. */
  #endText(isAll: boolean): void {
    const text = this.#text;
    if (text === '') return;
    this.#text = '';
    if (this.#parent?.keepsSpace === true || !isBlank(text) || (isAll && !/[\n\r]/u.test(text)) || this.#isWrittenByReference(text))
      this.#append({ kind: 'text', text, at: this.#textAt });
  }

  #isWrittenByReference(text: string): boolean {
    return this.#textEnd - this.#textAt !== text.length && this.#source.slice(this.#textAt, this.#textEnd).includes('&#');
  }

  unread(at: number, name: string): void {
    this.#warnings.add('entity-not-read', { path: () => '', at, detail: () => name });
  }

  cdata(at: number, _end: number, text: string): void {
    this.#add({ kind: 'cdata', text, at });
  }

  comment(at: number, _end: number, text: string): void {
    this.#add({ kind: 'comment', text, at });
    this.#countAside(at);
  }

  instruction(at: number, _end: number, target: string, data: string): void {
    this.#add({ kind: 'instruction', target, data, at });
    this.#countAside(at);
  }

  #countAside(at: number): void {
    if (this.asides.count++ === 0) this.asides.firstAt = at;
  }

  #add(node: XmlNode): void {
    this.#endText(false);
    this.#append(node);
  }

  #append(node: XmlNode): void {
    if (!this.#parent) this.nodes.push(node);
    // Most elements have at most one child. An array literal allocates just that; `push` would allocate more.
    else if (this.#parent.children.length === 0) this.#parent.children = [node];
    else this.#parent.children.push(node);
  }
}

function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) return false;
  }
  return true;
}

interface Draft extends XmlElement {
  /** Index of the first value of its child elements. */
  readonly from: number;
  /** Whether to keep whitespace in it. */
  readonly keepsSpace: boolean;
  attributes: readonly XmlAttributeNode[];
  children: XmlNode[];
}

const NO_CHILDREN: XmlNode[] = [];
const NO_VALUES: readonly DocumentValue[] = [];
const NONE: readonly XmlAttributeNode[] = [];

const nodesOf = (attributes: readonly XmlAttribute[]): readonly XmlAttributeNode[] =>
  attributes.length === 0 ? NONE : attributes.map(({ name, value, start }) => ({ name, value, at: start }));
