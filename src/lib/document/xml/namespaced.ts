import { InputError } from '../../../contract/errors.ts';
import { Locator } from '../../text-position/locator.ts';
import type { Work } from '../../work/slices.ts';
import type { XmlAttribute, XmlEvents } from './events.ts';
import type { XmlAttributeNode, XmlElement, XmlInstruction, XmlText } from './node.ts';
import { parseXml } from './reader.ts';

/** Namespaces that an element declares, and those of the elements around it. `''` is the default namespace, and no namespace. */
export interface NamespaceScope {
  /** prefix → namespace */
  readonly own: ReadonlyMap<string, string>;
  readonly outer: NamespaceScope | undefined;
}

export type NamespacedNode = NamespacedElement | XmlText | XmlInstruction;

/** An element with its namespace (Namespaces in XML 1.0). `attributes` has all attributes as written, including namespace declarations. */
export interface NamespacedElement extends XmlElement {
  readonly prefix: string;
  readonly localName: string;
  readonly namespace: string;
  readonly scope: NamespaceScope;
  readonly parent: NamespacedElement | undefined;
  readonly children: NamespacedNode[];
}

export interface NamespacedDocument {
  /** One element and its siblings. */
  readonly nodes: readonly NamespacedNode[];
  readonly root: NamespacedElement;
}

export interface NamespacedReading {
  /** Name of the input field for errors. */
  readonly field: string;
  /** Whether declarations in a document type are applied, or a document type is an error before anything in it is expanded. */
  readonly doctype: 'applied' | 'refused';
  /** The element whose content the text is, such as decrypted XML: its namespaces are in scope. */
  readonly parent?: NamespacedElement;
}

/** No document that people exchange is nested as deeply; an attack is. */
const MAX_LEVELS = 200;

export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XML_SCOPE: NamespaceScope = { own: new Map([['xml', XML_NAMESPACE]]), outer: undefined };

/**
 * Reads an XML document as a tree with namespaces. All whitespace is kept.
 * @throws InputError on the field: `invalid-xml`, `too-deeply-nested`, `undeclared-prefix`, with line and column; `document-type`
 */
export function* readNamespaced(text: string, reading: NamespacedReading): Work<NamespacedDocument> {
  const tree = new NamespacedTree(text, reading);
  yield* parseXml(text, reading.field, tree);
  return tree.document;
}

/** Returns the namespace of a prefix; undefined if it is not declared. */
export function namespaceOf(prefix: string, scope: NamespaceScope | undefined): string | undefined {
  for (let at = scope; at; at = at.outer) {
    const namespace = at.own.get(prefix);
    if (namespace !== undefined) return namespace;
  }
  return undefined;
}

/** Returns the prefix that a namespace declaration declares, `''` for the default namespace; undefined for other attributes. */
export function declaredPrefix(name: string): string | undefined {
  if (name === 'xmlns') return '';
  return name.startsWith('xmlns:') ? name.slice('xmlns:'.length) : undefined;
}

/** Splits a name at its colon. */
export function splitName(name: string): { readonly prefix: string; readonly localName: string } {
  const colon = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(colon, 0)), localName: name.slice(colon + 1) };
}

/** Yields the element and all elements in it, in document order. */
export function* elementsIn(element: NamespacedElement): Generator<NamespacedElement> {
  const waiting: NamespacedElement[] = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children.toReversed()) if (child.kind === 'element') waiting.push(child);
  }
}

export const childElements = ({ children }: NamespacedElement): NamespacedElement[] => children.filter((child) => child.kind === 'element');

/** Returns the child elements with this name. */
export const childrenNamed = (element: NamespacedElement, namespace: string, localName: string): NamespacedElement[] =>
  childElements(element).filter((child) => isNamed(child, namespace, localName));

export const isNamed = (element: NamespacedElement, namespace: string, localName: string): boolean =>
  element.localName === localName && element.namespace === namespace;

/** Returns the value of an attribute without a prefix. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined => attributes.find((attribute) => attribute.name === name)?.value;

/** Returns the text in an element and in all elements in it, without comments. */
export function textIn(element: NamespacedElement): string {
  let text = '';
  const waiting: NamespacedNode[] = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === 'element') for (const child of next.children.toReversed()) waiting.push(child);
    else if (next.kind === 'text' || next.kind === 'cdata') text += next.text;
  }
  return text;
}

class NamespacedTree implements XmlEvents {
  readonly includesEntities = true;
  readonly #source: string;
  readonly #reading: NamespacedReading;
  readonly #nodes: NamespacedNode[] = [];
  readonly #open: NamespacedElement[] = [];
  #root: NamespacedElement | undefined;

  constructor(source: string, reading: NamespacedReading) {
    this.#source = source;
    this.#reading = reading;
  }

  get document(): NamespacedDocument {
    if (!this.#root) throw new Error('the reader accepts no document without a root');
    return { nodes: this.#nodes, root: this.#root };
  }

  declaration(): void {
    // Not part of the tree.
  }

  doctype(at: number, _end: number, text: string): void {
    const { field, doctype } = this.#reading;
    if (doctype === 'refused') throw new InputError('document-type', { field });
    this.#add({ kind: 'doctype', text, at });
  }

  openTag(at: number, _end: number, name: string, attributes: readonly XmlAttribute[], isEmpty: boolean): void {
    const parent = this.#open.at(-1) ?? this.#reading.parent;
    if (this.#open.length === MAX_LEVELS) throw this.#error('too-deeply-nested', at, { limit: MAX_LEVELS, reason: 'depth' });
    const nodes = attributes.map((attribute): XmlAttributeNode => ({ name: attribute.name, value: attribute.value, at: attribute.start }));
    const scope = scopeWith(nodes, parent?.scope ?? XML_SCOPE);
    const { prefix, localName } = splitName(name);
    for (const each of [{ name, at }, ...nodes]) this.#checkPrefix(each, scope);
    const element: NamespacedElement = {
      kind: 'element',
      name,
      prefix,
      localName,
      namespace: namespaceOf(prefix, scope) ?? '',
      attributes: nodes,
      scope,
      parent,
      children: [],
      at,
    };
    this.#add(element);
    this.#root ??= element;
    if (!isEmpty) this.#open.push(element);
  }

  #checkPrefix({ name, at }: { readonly name: string; readonly at: number }, scope: NamespaceScope): void {
    const { prefix } = splitName(name);
    if (prefix === '' || prefix === 'xmlns' || namespaceOf(prefix, scope)) return;
    throw this.#error('undeclared-prefix', at, { prefix });
  }

  #error(code: string, at: number, params: Readonly<Record<string, string | number>>): InputError {
    const { field } = this.#reading;
    return new InputError(code, { field, position: new Locator(this.#source).locate(at), params });
  }

  closeTag(): void {
    this.#open.pop();
  }

  text(at: number, _end: number, text: string): void {
    const last = this.#open.at(-1)?.children.at(-1);
    if (last?.kind === 'text') this.#open.at(-1)?.children.splice(-1, 1, { ...last, text: last.text + text });
    else this.#add({ kind: 'text', text, at });
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

  unread(): void {
    // The reference is reported as text.
  }

  #add(node: NamespacedNode): void {
    (this.#open.at(-1)?.children ?? this.#nodes).push(node);
  }
}

function scopeWith(attributes: readonly XmlAttributeNode[], outer: NamespaceScope): NamespaceScope {
  const own = new Map<string, string>();
  for (const { name, value } of attributes) {
    const prefix = declaredPrefix(name);
    // The prefix `xml` has only one namespace.
    if (prefix !== undefined && prefix !== 'xml') own.set(prefix, value);
  }
  return own.size > 0 ? { own, outer } : outer;
}
