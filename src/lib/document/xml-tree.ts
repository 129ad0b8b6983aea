import type { Work } from './slices.ts';
import type { XmlAttributeNode, XmlDocument, XmlElement, XmlNode } from './xml-node.ts';
import type { XmlAttribute, XmlEvents } from './xml-reader.ts';
import { parseXml } from './xml-reader.ts';

/**
 * Reads an XML document as a tree. Text that is all white space is left out, unless it is asked for.
 * @throws InputError `invalid-xml`, `too-deeply-nested`, with line and column
 */
export function* parseXmlDocument(text: string, field: string, keepWhitespace: boolean): Work<XmlDocument> {
  const tree = new XmlTree(keepWhitespace);
  yield* parseXml(text, field, tree);
  return { declaration: tree.attributes, nodes: tree.nodes };
}

class XmlTree implements XmlEvents {
  attributes: readonly XmlAttributeNode[] | undefined;
  readonly nodes: XmlNode[] = [];
  readonly #keepWhitespace: boolean;
  readonly #open: XmlElement[] = [];

  constructor(keepWhitespace: boolean) {
    this.#keepWhitespace = keepWhitespace;
  }

  declaration(_start: number, _end: number, attributes: readonly XmlAttribute[]): void {
    this.attributes = nodesOf(attributes);
  }

  doctype(at: number, _end: number, text: string): void {
    this.#add({ kind: 'doctype', text, at });
  }

  openTag(at: number, _end: number, name: string, attributes: readonly XmlAttribute[], isEmpty: boolean): void {
    const element: XmlElement = { kind: 'element', name, attributes: nodesOf(attributes), children: [], at };
    this.#add(element);
    if (!isEmpty) this.#open.push(element);
  }

  closeTag(): void {
    this.#open.pop();
  }

  text(at: number, _end: number, text: string): void {
    if (this.#keepWhitespace || /[^ \t\n\r]/u.test(text)) this.#add({ kind: 'text', text, at });
  }

  cdata(at: number, _end: number, text: string): void {
    this.#add({ kind: 'cdata', text, at });
  }

  comment(at: number, _end: number, text: string): void {
    this.#add({ kind: 'comment', text, at });
  }

  instruction(at: number, _end: number, target: string, data: string): void {
    this.#add({ kind: 'instruction', target, data, at });
  }

  #add(node: XmlNode): void {
    (this.#open.at(-1)?.children ?? this.nodes).push(node);
  }
}

const nodesOf = (attributes: readonly XmlAttribute[]): readonly XmlAttributeNode[] => attributes.map(({ name, value, start }) => ({ name, value, at: start }));
