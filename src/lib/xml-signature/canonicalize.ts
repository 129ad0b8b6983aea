import type { NamespacedDocument, NamespacedElement, NamespacedNode, NamespaceScope } from '../document/xml/namespaced.ts';
import { declaredPrefix, namespaceOf, splitName } from '../document/xml/namespaced.ts';

export interface Canonicalization {
  /** Canonical XML 1.0, or Exclusive XML Canonicalization 1.0. */
  readonly method: 'inclusive' | 'exclusive';
  readonly withComments: boolean;
  /** For the exclusive method: prefixes to write as the inclusive one does. `#default` is the default namespace. */
  readonly inclusivePrefixes?: readonly string[];
  /** An element that is omitted with all that is in it, such as an enveloped signature. */
  readonly omitted?: NamespacedElement | undefined;
}

interface Frame {
  readonly element: NamespacedElement;
  /** The namespaces that this element and the elements around it write. */
  readonly written: NamespaceScope | undefined;
  next: number;
}

/** Writes a document, or an element of it with all that is in it, in canonical form. */
export function canonicalize(apex: NamespacedDocument | NamespacedElement, how: Canonicalization): string {
  return 'kind' in apex ? new Writer(how).write(apex).text : writeDocument(apex, how);
}

/** There is a line feed between the root element and each comment or instruction outside it. */
function writeDocument({ nodes, root }: NamespacedDocument, how: Canonicalization): string {
  const writer = new Writer(how);
  let isAfterRoot = false;
  for (const node of nodes) {
    if (node === root) writer.write(root);
    else writer.writeOutside(node, isAfterRoot);
    isAfterRoot ||= node === root;
  }
  return writer.text;
}

class Writer {
  readonly #how: Canonicalization;
  readonly #frames: Frame[] = [];
  readonly #parts: string[] = [];

  constructor(how: Canonicalization) {
    this.#how = how;
  }

  get text(): string {
    return this.#parts.join('');
  }

  write(apex: NamespacedElement): this {
    this.#writeNode(apex);
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const child = frame.element.children[frame.next++];
      if (child) this.#writeNode(child);
      else {
        this.#parts.push(`</${frame.element.name}>`);
        this.#frames.pop();
      }
    }
    return this;
  }

  writeOutside(node: NamespacedNode, isAfterRoot: boolean): void {
    const before = this.#parts.length;
    if (isAfterRoot) this.#parts.push('\n');
    this.#writeNode(node);
    if (this.#parts.length === before + (isAfterRoot ? 1 : 0)) this.#parts.length = before;
    else if (!isAfterRoot) this.#parts.push('\n');
  }

  #writeNode(node: NamespacedNode): void {
    if (node.kind === 'element') this.#open(node);
    else if (node.kind === 'text' || node.kind === 'cdata') this.#parts.push(escapeText(node.text));
    else if (node.kind === 'instruction') this.#parts.push(`<?${node.target}${node.data === '' ? '' : ` ${node.data}`}?>`);
    else if (node.kind === 'comment' && this.#how.withComments) this.#parts.push(`<!--${node.text}-->`);
  }

  #open(element: NamespacedElement): void {
    if (element === this.#how.omitted) return;
    const outer = this.#frames.at(-1)?.written;
    const isApex = this.#frames.length === 0;
    const own = new Map(this.#candidates(element, isApex).flatMap((prefix) => newNamespace(prefix, element, outer)));
    this.#parts.push(`<${element.name}`);
    for (const [prefix, namespace] of [...own].toSorted(([one], [other]) => compare(one, other)))
      this.#parts.push(` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(namespace)}"`);
    for (const { name, value } of sortedAttributes(element, isApex && this.#how.method === 'inclusive'))
      this.#parts.push(` ${name}="${escapeAttribute(value)}"`);
    this.#parts.push('>');
    this.#frames.push({ element, written: own.size > 0 ? { own, outer } : outer, next: 0 });
  }

  /** The prefixes that an element may have to write a namespace for. */
  #candidates(element: NamespacedElement, isApex: boolean): readonly string[] {
    const { method, inclusivePrefixes = [] } = this.#how;
    if (method === 'inclusive') return isApex ? prefixesInScope(element.scope) : element.attributes.flatMap(({ name }) => declaredPrefix(name) ?? []);
    const used = element.attributes.map(({ name }) => splitName(name).prefix).filter((prefix) => prefix !== '' && prefix !== 'xmlns');
    return [element.prefix, ...used, ...inclusivePrefixes.map((prefix) => (prefix === '#default' ? '' : prefix))];
  }
}

/** Returns the namespace of a prefix, unless an element around this one has written it. */
function newNamespace(prefix: string, { scope }: NamespacedElement, written: NamespaceScope | undefined): [string, string][] {
  if (prefix === 'xml') return [];
  const namespace = namespaceOf(prefix, scope) ?? '';
  return namespace === (namespaceOf(prefix, written) ?? '') ? [] : [[prefix, namespace]];
}

function prefixesInScope(scope: NamespaceScope): readonly string[] {
  const prefixes = new Set<string>();
  for (let at: NamespaceScope | undefined = scope; at; at = at.outer) for (const prefix of at.own.keys()) prefixes.add(prefix);
  return [...prefixes];
}

interface SortableAttribute {
  readonly name: string;
  readonly value: string;
  readonly namespace: string;
  readonly localName: string;
}

/** Sorts attributes by namespace and name. The inclusive method gives the outermost element the `xml:` attributes of the elements around it. */
function sortedAttributes(element: NamespacedElement, withInherited: boolean): readonly SortableAttribute[] {
  const attributes = [...element.attributes];
  for (let around = withInherited ? element.parent : undefined; around; around = around.parent)
    for (const attribute of around.attributes)
      if (attribute.name.startsWith('xml:') && attributes.every(({ name }) => name !== attribute.name)) attributes.push(attribute);
  return attributes
    .filter(({ name }) => declaredPrefix(name) === undefined)
    .map(({ name, value }) => {
      const { prefix, localName } = splitName(name);
      return { name, value, localName, namespace: prefix === '' ? '' : (namespaceOf(prefix, element.scope) ?? '') };
    })
    .toSorted((one, other) => compare(one.namespace, other.namespace) || compare(one.localName, other.localName));
}

/** Compares by code point. Code units would put U+FFFD after U+10000. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  const [ones, others] = [[...one], [...other]];
  const at = ones.findIndex((character, index) => character !== others[index]);
  return at < 0 ? -1 : (ones[at]?.codePointAt(0) ?? 0) - (others[at]?.codePointAt(0) ?? -1);
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\t', '&#x9;'],
  ['\n', '&#xA;'],
  ['\r', '&#xD;'],
]);

const escapeText = (text: string): string => text.replace(/[&<>\r]/gu, (character) => ESCAPES.get(character) ?? character);

const escapeAttribute = (value: string): string => value.replace(/[&<"\t\n\r]/gu, (character) => ESCAPES.get(character) ?? character);
