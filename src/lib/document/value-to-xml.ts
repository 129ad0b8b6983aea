import { toPlainText } from './json-text.ts';
import { formatPointer } from './path.ts';
import type { Work } from './slices.ts';
import type { DocumentValue, MappingValue, Member } from './value.ts';
import { isCollection } from './value.ts';
import { XmlAttributes } from './xml-attributes.ts';
import type { XmlChecks } from './xml-checks.ts';
import type { XmlAttributeNode, XmlDocument, XmlElement, XmlNode } from './xml-node.ts';

export interface XmlNaming {
  /** Which names are special: `_text` and the like, `@name` and `#text`, both (`auto`), or none. */
  readonly convention: 'auto' | 'compact' | 'prefixed' | 'ordered' | 'plain';
  /** The root's name, if the value is not exactly one element. */
  readonly rootName: string;
  /** The name of the elements of a root array, and of arrays in arrays. */
  readonly itemName: string;
}

/** Where a value stands, from the inside out. */
export interface Place {
  readonly step: string | number;
  readonly parent: Place | undefined;
}

export function formatPlace(place: Place | undefined): string {
  const steps: (string | number)[] = [];
  for (let at = place; at; at = at.parent) steps.push(at.step);
  return formatPointer(steps.toReversed());
}

interface Draft extends XmlElement {
  attributes: readonly XmlAttributeNode[];
}

/** An element that is there, and the value that its content is made of. */
interface Pending {
  readonly element: Draft;
  readonly value: DocumentValue;
  readonly place: Place | undefined;
}

const SLICE_ELEMENTS = 2 ** 13;
const [TOP_COMPACT, TOP_PREFIXED] = [new Set(['_declaration', '_doctype', '_comment', '_instruction']), new Set(['#comment'])];
const [PARTS_COMPACT, PARTS_PREFIXED] = [new Set(['_text', '_cdata', '_comment']), new Set(['#text', '#cdata', '#comment'])];

/**
 * A value as an XML document: names are elements, or special by a convention.
 * @throws InputError `invalid-name`, `unrepresentable-character`, with line and column
 */
export function* valueToXml(root: DocumentValue, naming: XmlNaming, checks: XmlChecks): Work<XmlDocument> {
  return yield* new XmlBuilder(naming, checks).build(root);
}

class XmlBuilder {
  readonly #naming: XmlNaming;
  readonly #checks: XmlChecks;
  readonly #isCompact: boolean;
  readonly #isPrefixed: boolean;
  readonly #pending: Pending[] = [];
  readonly #nodes: XmlNode[] = [];
  #declaration: readonly XmlAttributeNode[] | undefined;

  constructor(naming: XmlNaming, checks: XmlChecks) {
    this.#naming = naming;
    this.#checks = checks;
    this.#isCompact = naming.convention === 'auto' || naming.convention === 'compact';
    this.#isPrefixed = naming.convention === 'auto' || naming.convention === 'prefixed';
  }

  *build(root: DocumentValue): Work<XmlDocument> {
    if (root.kind === 'mapping') this.#startMapping(root);
    else this.#addElement(this.#nodes, this.#naming.rootName, root, undefined);
    for (let pending = this.#pending.pop(), count = 1; pending; pending = this.#pending.pop(), count++) {
      this.#fillInOrder(pending);
      if (count % SLICE_ELEMENTS === 0) yield count / (count + this.#pending.length);
    }
    return { declaration: this.#declaration, nodes: doctypeFirst(this.#nodes) };
  }

  /** A mapping of one element is that element, with what may stand around a root; any other is what the root holds. */
  #startMapping(root: MappingValue): void {
    const inside = root.members.filter(({ name }) => !this.#isTop(name));
    const [only] = inside;
    const isElement = only && inside.length === 1 && only.value.kind !== 'sequence' && !this.#isSpecial(only);
    for (const member of root.members) {
      const place = { step: member.name, parent: undefined };
      if (this.#isTop(member.name)) this.#addTop(member, place);
      else if (isElement) this.#addElement(this.#nodes, member.name, member.value, place);
    }
    if (!isElement) this.#addElement(this.#nodes, this.#naming.rootName, { ...root, members: inside }, undefined);
  }

  #isTop(name: string): boolean {
    return (this.#isCompact && TOP_COMPACT.has(name)) || (this.#isPrefixed && TOP_PREFIXED.has(name));
  }

  #isSpecial({ name, value }: Member): boolean {
    if (this.#isCompact && (PARTS_COMPACT.has(name) || (name === '_attributes' && value.kind === 'mapping'))) return true;
    return this.#isPrefixed && (PARTS_PREFIXED.has(name) || (name.startsWith('@') && name.length > 1));
  }

  #addTop({ name, value }: Member, place: Place): void {
    if (name === '_declaration') this.#declaration = declarationOf(value);
    else if (name === '_doctype') this.#nodes.push({ kind: 'doctype', text: this.#checks.text(toPlainText(value), value.at), at: value.at });
    else if (name === '_instruction') this.#addInstructions(this.#nodes, value, place);
    else this.#addParts(this.#nodes, 'comment', value);
  }

  // --- Elements

  /** The elements that it adds are filled in their order. */
  #fillInOrder(pending: Pending): void {
    const from = this.#pending.length;
    this.#fill(pending);
    for (const added of this.#pending.splice(from).toReversed()) this.#pending.push(added);
  }

  #fill({ element, value, place }: Pending): void {
    if (value.kind === 'mapping') {
      const attributes = new XmlAttributes();
      for (const member of value.members) this.#addMember(element, attributes, member, { step: member.name, parent: place });
      element.attributes = attributes.nodes;
    } else if (value.kind === 'sequence') {
      for (const [index, item] of value.items.entries()) this.#addElement(element.children, this.#naming.itemName, item, { step: index, parent: place });
    } else this.#addText(element.children, value);
  }

  #addMember(element: Draft, attributes: XmlAttributes, member: Member, place: Place): void {
    const { name, value } = member;
    if (name === '_instruction' && this.#isCompact && isCollection(value)) this.#addInstructions(element.children, value, place);
    else if (!this.#isSpecial(member)) this.#addElements(element.children, name, value, place);
    else if (name.startsWith('@')) this.#addAttribute(attributes, name.slice(1), value, place);
    else if (name === '_attributes' && value.kind === 'mapping') {
      for (const attribute of value.members) this.#addAttribute(attributes, attribute.name, attribute.value, { step: attribute.name, parent: place });
    } else this.#addParts(element.children, PARTS[name.slice(1)] ?? 'text', value);
  }

  /** An array repeats its element. */
  #addElements(siblings: XmlNode[], name: string, value: DocumentValue, place: Place): void {
    if (value.kind !== 'sequence') return this.#addElement(siblings, name, value, place);
    if (value.items.length === 0) this.#checks.source.warnings.add('empty-array-dropped', { path: () => formatPlace(place), at: value.at });
    for (const [index, item] of value.items.entries()) this.#addElement(siblings, name, item, { step: index, parent: place });
  }

  #addElement(siblings: XmlNode[], name: string, value: DocumentValue, place: Place | undefined): void {
    const element: Draft = { kind: 'element', name: this.#checks.name(name, value.at, () => formatPlace(place)), attributes: [], children: [], at: value.at };
    siblings.push(element);
    this.#pending.push({ element, value, place });
  }

  #addAttribute(attributes: XmlAttributes, name: string, value: DocumentValue, place: Place): void {
    if (value.kind === 'null') return;
    const xmlName = this.#checks.name(name, value.at, () => formatPlace(place));
    attributes.set(name, xmlName, this.#checks.text(toPlainText(value), value.at), value.at);
  }

  // --- Parts that are no elements

  #addText(siblings: XmlNode[], value: DocumentValue): void {
    const text = this.#checks.text(toPlainText(value), value.at);
    if (text !== '') siblings.push({ kind: 'text', text, at: value.at });
  }

  /** An array of them is written one after the other. */
  #addParts(siblings: XmlNode[], kind: 'text' | 'cdata' | 'comment', value: DocumentValue): void {
    for (const item of value.kind === 'sequence' ? value.items : [value]) {
      if (kind === 'text') this.#addText(siblings, item);
      else {
        const text = kind === 'comment' ? this.#checks.comment(toPlainText(item), item.at) : this.#checks.text(toPlainText(item), item.at);
        siblings.push({ kind, text, at: item.at });
      }
    }
  }

  #addInstructions(siblings: XmlNode[], value: DocumentValue, place: Place): void {
    for (const item of value.kind === 'sequence' ? value.items : [value]) {
      if (item.kind !== 'mapping') continue;
      for (const { name, value: data } of item.members) {
        const target = this.#checks.target(name, item.at, () => formatPlace(place));
        siblings.push({ kind: 'instruction', target, data: this.#checks.instruction(toPlainText(data), data.at), at: item.at });
      }
    }
  }
}

const PARTS: Readonly<Record<string, 'text' | 'cdata' | 'comment'>> = { text: 'text', cdata: 'cdata', comment: 'comment' };

/** XML wants the document type before the root. */
export function doctypeFirst(nodes: readonly XmlNode[]): readonly XmlNode[] {
  const root = nodes.findIndex((node) => node.kind === 'element');
  const doctype = nodes.find((node) => node.kind === 'doctype');
  if (!doctype) return nodes;
  const others = nodes.filter((node) => node.kind !== 'doctype');
  const before = Math.min(nodes.indexOf(doctype), root);
  return [...others.slice(0, before), doctype, ...others.slice(before)];
}

const DECLARATION: readonly (readonly [string, RegExp])[] = [
  ['version', /^1\.\d+$/u],
  ['encoding', /^[A-Za-z][\w.-]*$/u],
  ['standalone', /^(?:yes|no)$/u],
];

/** The attributes of a declaration, in `_attributes`; those that XML does not know there are left out. */
export function declarationOf(value: DocumentValue, attributesName = '_attributes'): readonly XmlAttributeNode[] {
  const attributes = value.kind === 'mapping' ? value.members.find(({ name }) => name === attributesName)?.value : undefined;
  const members = attributes?.kind === 'mapping' ? attributes.members : [];
  const known = DECLARATION.flatMap(([name, pattern]) => {
    const text = toPlainText(members.find((member) => member.name === name)?.value ?? NULL);
    return pattern.test(text) ? [{ name, value: text, at: value.at }] : [];
  });
  return known[0]?.name === 'version' ? known : [{ name: 'version', value: '1.0', at: value.at }, ...known];
}

const NULL: DocumentValue = { kind: 'null', at: 0 };
