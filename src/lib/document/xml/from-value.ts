import { toPlainText } from '../json/text.ts';
import { formatPointer } from '../path.ts';
import type { Work } from '../../work/slices.ts';
import type { DocumentValue, MappingValue, Member } from '../value.ts';
import { XmlAttributes } from './attributes.ts';
import type { XmlChecks } from './checks.ts';
import { isAttributes, MemberRoles, pseudoAttributes } from './member-roles.ts';
import type { XmlAttributeNode, XmlDocument, XmlElement, XmlNode } from './node.ts';

export interface XmlNaming {
  /** Which names are special: `_text` and the like, `@name` and `#text`, both and those of other libraries (`auto`), or none. */
  readonly convention: 'auto' | 'compact' | 'prefixed' | 'ordered' | 'plain';
  /** The root name, if the value is not exactly one element. */
  readonly rootName: string;
  /** The element name for items of a root array, and of nested arrays. */
  readonly itemName: string;
}

/** Position of a value, from the inside out. */
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

/** An existing element, and the value of its content. */
interface Pending {
  readonly element: Draft;
  readonly value: DocumentValue;
  readonly place: Place | undefined;
}

const SLICE_ELEMENTS = 2 ** 13;

/**
 * Converts a value to an XML document: names are elements, or special by convention.
 * @throws InputError `invalid-name`, `unrepresentable-character`, with line and column
 */
export function* valueToXml(root: DocumentValue, naming: XmlNaming, checks: XmlChecks): Work<XmlDocument> {
  return yield* new XmlBuilder(naming, checks).build(root);
}

class XmlBuilder {
  readonly #naming: XmlNaming;
  readonly #checks: XmlChecks;
  readonly #roles: MemberRoles;
  readonly #pending: Pending[] = [];
  readonly #nodes: XmlNode[] = [];
  #declaration: readonly XmlAttributeNode[] | undefined;

  constructor(naming: XmlNaming, checks: XmlChecks) {
    this.#naming = naming;
    this.#checks = checks;
    this.#roles = new MemberRoles(naming.convention);
  }

  *build(root: DocumentValue): Work<XmlDocument> {
    yield* this.#roles.learn(root);
    if (root.kind === 'mapping') this.#startMapping(root);
    else this.#addElement(this.#nodes, this.#naming.rootName, root, undefined);
    for (let pending = this.#pending.pop(), count = 1; pending; pending = this.#pending.pop(), count++) {
      this.#fillInOrder(pending);
      if (count % SLICE_ELEMENTS === 0) yield count / (count + this.#pending.length);
    }
    return { declaration: this.#declaration, nodes: doctypeFirst(this.#nodes) };
  }

  /** A mapping with one element is that element, with what may surround a root; any other is the content of the root. */
  #startMapping(root: MappingValue): void {
    const inside = root.members.filter(({ name }) => !this.#roles.isTop(name));
    const [only] = inside;
    const isElement = only && inside.length === 1 && only.value.kind !== 'sequence' && !this.#roles.roleOf(only);
    for (const member of root.members) {
      const place = { step: member.name, parent: undefined };
      if (this.#roles.isTop(member.name)) this.#addTop(member, place);
      else if (isElement) this.#addElement(this.#nodes, member.name, member.value, place);
    }
    if (!isElement) this.#addElement(this.#nodes, this.#naming.rootName, { ...root, members: inside }, undefined);
  }

  #addTop(member: Member, place: Place): void {
    const { name, value } = member;
    const role = this.#roles.roleOf(member);
    if (name === '_declaration' || name === '?xml') this.#declaration = declarationOf(value);
    else if (name === '_doctype') this.#nodes.push({ kind: 'doctype', text: this.#checks.text(toPlainText(value), value.at), at: value.at });
    else if (role?.kind === 'instruction') this.#addInstruction(this.#nodes, role.name, value, place);
    else if (name === '_instruction') this.#addInstructions(this.#nodes, value, place);
    else this.#addParts(this.#nodes, 'comment', value);
  }

  // --- Elements

  /** Fills the elements that it adds in order. */
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
    const role = this.#roles.roleOf(member);
    if (!role) return this.#addElements(element.children, name, value, place);
    switch (role.kind) {
      case 'attribute':
        return this.#addAttributes(attributes, role.name, value, place);
      case 'attributes':
        for (const attribute of role.of.members) this.#addAttribute(attributes, attribute.name, attribute.value, { step: attribute.name, parent: place });
        return;
      case 'instruction':
        return this.#addInstruction(element.children, role.name, value, place);
      case 'instructions':
        return this.#addInstructions(element.children, value, place);
      default:
        return this.#addParts(element.children, role.kind, value);
    }
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

  /** BadgerFish puts all namespaces under one name. */
  #addAttributes(attributes: XmlAttributes, name: string, value: DocumentValue, place: Place): void {
    if (name !== 'xmlns' || !isAttributes(value)) return this.#addAttribute(attributes, name, value, place);
    for (const each of value.members)
      this.#addAttribute(attributes, each.name === '$' ? name : `${name}:${each.name}`, each.value, { step: each.name, parent: place });
  }

  #addAttribute(attributes: XmlAttributes, name: string, value: DocumentValue, place: Place): void {
    if (value.kind === 'null') return;
    const xmlName = this.#checks.name(name, value.at, () => formatPlace(place));
    attributes.set(name, xmlName, this.#checks.text(toPlainText(value), value.at), value.at);
  }

  // --- Parts that are not elements

  #addText(siblings: XmlNode[], value: DocumentValue): void {
    const text = this.#checks.text(toPlainText(value), value.at);
    if (text !== '') siblings.push({ kind: 'text', text, at: value.at });
  }

  /** An array of them is written one after another. */
  #addParts(siblings: XmlNode[], kind: 'text' | 'cdata' | 'comment', value: DocumentValue): void {
    for (const item of value.kind === 'sequence' ? value.items : [value]) {
      if (kind === 'text') this.#addText(siblings, item);
      else {
        const text = kind === 'comment' ? this.#checks.comment(toPlainText(item), item.at) : this.#checks.text(toPlainText(item), item.at);
        siblings.push({ kind, text, at: item.at });
      }
    }
  }

  /** An array of them is written one after another; the content of a mapping, as attributes. */
  #addInstruction(siblings: XmlNode[], name: string, value: DocumentValue, place: Place): void {
    const target = this.#checks.target(name, value.at, () => formatPlace(place));
    for (const item of value.kind === 'sequence' ? value.items : [value]) {
      const data =
        item.kind === 'mapping'
          ? pseudoAttributes(item)
              .map(([key, text]) => `${key}="${text.replaceAll('"', '&quot;')}"`)
              .join(' ')
          : toPlainText(item);
      siblings.push({ kind: 'instruction', target, data: this.#checks.instruction(data, item.at), at: item.at });
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

/** XML requires the document type before the root. */
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

/** Returns the attributes of a declaration in any notation; unknown ones are omitted. */
export function declarationOf(value: DocumentValue): readonly XmlAttributeNode[] {
  const attributes = new Map(pseudoAttributes(value));
  const known = DECLARATION.flatMap(([name, pattern]) => {
    const text = attributes.get(name) ?? '';
    return pattern.test(text) ? [{ name, value: text, at: value.at }] : [];
  });
  return known[0]?.name === 'version' ? known : [{ name: 'version', value: '1.0', at: value.at }, ...known];
}
