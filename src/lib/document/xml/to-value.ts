import { isNumberToken, numberKind } from '../numbers.ts';
import type { DocumentValue, MappingValue, Member, ScalarValue } from '../value.ts';
import type { XmlAttributeNode, XmlDocument, XmlElement, XmlNode, XmlText } from './node.ts';

export interface XmlReadingRules {
  readonly convention: 'compact' | 'prefixed' | 'ordered';
  /** Whether text that is a JSON number, `true` or `false` is converted to that value. */
  readonly parseValues: boolean;
  /** Names of elements that always become arrays; `*` for all but the root. */
  readonly arrayElements: ReadonlySet<string>;
}

/** Converts an element whose child elements already have values. */
export type ConvertElement = (element: XmlElement, values: readonly DocumentValue[], rules: XmlReadingRules) => DocumentValue;

/** Returns the element converter of a convention. */
export const elementConverter = (convention: XmlReadingRules['convention']): ConvertElement => ELEMENTS[convention];

/** Returns the value of a document whose root element already has one. */
export function documentToValue({ declaration, nodes }: XmlDocument, values: readonly DocumentValue[], rules: XmlReadingRules): DocumentValue {
  return rules.convention === 'ordered' ? orderedDocument(declaration, nodes, values, rules) : keyedDocument(declaration, nodes, values, rules);
}

// --- compact: every part has its own name

function compactElement({ attributes, children, at }: XmlElement, values: readonly DocumentValue[], rules: XmlReadingRules): DocumentValue {
  const [only] = children;
  if (only?.kind === 'text' && children.length === 1 && attributes.length === 0)
    return { kind: 'mapping', members: [{ name: '_text', at: only.at, value: scalar(only.text, only.at, rules) }], at };
  const members = new Members(rules.arrayElements, at);
  if (attributes.length > 0) members.add('_attributes', attributesToValue(attributes, rules), at, false);
  addCompactParts(members, children, values, rules, false);
  return members.value;
}

function addCompactParts(members: Members, nodes: readonly XmlNode[], values: readonly DocumentValue[], rules: XmlReadingRules, isTop: boolean): void {
  let element = 0;
  for (const node of nodes) {
    const { at } = node;
    if (node.kind === 'element') members.add(node.name, values[element++] ?? { kind: 'null', at }, at, !isTop);
    else if (node.kind === 'instruction') members.add('_instruction', mapping([[node.target, string(node.data, at)]], at), at, false);
    else members.add(PARTS[node.kind], node.kind === 'text' ? scalar(node.text, at, rules) : string(node.text, at), at, false);
  }
}

const PARTS = { text: '_text', cdata: '_cdata', comment: '_comment', doctype: '_doctype' } as const;

// --- prefixed: attributes with @; elements without anything else are their text

function prefixedElement({ attributes, children, at }: XmlElement, values: readonly DocumentValue[], rules: XmlReadingRules): DocumentValue {
  const texts = children.filter((node): node is XmlText => node.kind === 'text' || node.kind === 'cdata');
  const text = texts.map((node) => node.text).join('');
  const textAt = texts[0]?.at ?? at;
  if (attributes.length === 0 && values.length === 0) return text === '' ? { kind: 'null', at } : scalar(text, textAt, rules);
  const members = new Members(rules.arrayElements, at);
  for (const attribute of attributes) members.add(`@${attribute.name}`, scalar(attribute.value, attribute.at, rules), attribute.at, false);
  const elements = children.filter((node) => node.kind === 'element');
  for (const [index, element] of elements.entries()) members.add(element.name, values[index] ?? { kind: 'null', at }, element.at, true);
  if (text !== '') members.add('#text', scalar(text, textAt, rules), textAt, false);
  return members.value;
}

// --- ordered: nothing regrouped

function orderedElement({ name, attributes, children, at }: XmlElement, values: readonly DocumentValue[], rules: XmlReadingRules): DocumentValue {
  const entries: [string, DocumentValue][] = [
    ['type', string('element', at)],
    ['name', string(name, at)],
  ];
  if (attributes.length > 0) entries.push(['attributes', attributesToValue(attributes, rules)]);
  if (children.length > 0) entries.push(['elements', orderedNodes(children, values, at, rules)]);
  return mapping(entries, at);
}

function orderedNodes(nodes: readonly XmlNode[], values: readonly DocumentValue[], at: number, rules: XmlReadingRules): DocumentValue {
  let element = 0;
  const items = nodes.map((node): DocumentValue => {
    const type: [string, DocumentValue] = ['type', string(node.kind, node.at)];
    if (node.kind === 'element') return values[element++] ?? { kind: 'null', at: node.at };
    if (node.kind !== 'instruction') {
      const text = node.kind === 'text' ? scalar(node.text, node.at, rules) : string(node.text, node.at);
      return mapping([type, [node.kind, text]], node.at);
    }
    return mapping([type, ['name', string(node.target, node.at)], ['instruction', string(node.data, node.at)]], node.at);
  });
  return { kind: 'sequence', items, at };
}

function orderedDocument(
  declaration: XmlDocument['declaration'],
  nodes: readonly XmlNode[],
  values: readonly DocumentValue[],
  rules: XmlReadingRules,
): DocumentValue {
  const elements: [string, DocumentValue] = ['elements', orderedNodes(nodes, values, 0, rules)];
  if (!declaration) return mapping([elements], 0);
  return mapping([['declaration', mapping([['attributes', attributesToValue(declaration, TEXT_ONLY)]], 0)], elements], 0);
}

// --- Documents of the other two

function keyedDocument(
  declaration: XmlDocument['declaration'],
  nodes: readonly XmlNode[],
  values: readonly DocumentValue[],
  rules: XmlReadingRules,
): DocumentValue {
  const members = new Members(rules.arrayElements, 0);
  const isCompact = rules.convention === 'compact';
  if (isCompact && declaration) members.add('_declaration', mapping([['_attributes', attributesToValue(declaration, TEXT_ONLY)]], 0), 0, false);
  addCompactParts(members, isCompact ? nodes : nodes.filter((node) => node.kind === 'element'), values, rules, true);
  return members.value;
}

const ELEMENTS: Readonly<Record<XmlReadingRules['convention'], ConvertElement>> = {
  compact: compactElement,
  prefixed: prefixedElement,
  ordered: orderedElement,
};

const TEXT_ONLY = { parseValues: false };

// For this few names it is faster to compare with each than to hash.
const MAX_COMPARED = 8;

/** The members of an element; a duplicate becomes an array of its values at its first position. */
class Members {
  readonly value: MappingValue;
  readonly #arrayElements: ReadonlySet<string>;
  readonly #members: MutableMember[] = [];
  #byName: Map<string, MutableMember> | undefined;
  // The arrays created for duplicate names so far.
  #arrays: Map<string, DocumentValue[]> | undefined;

  constructor(arrayElements: ReadonlySet<string>, at: number) {
    this.#arrayElements = arrayElements;
    this.value = { kind: 'mapping', members: this.#members, at };
  }

  add(name: string, value: DocumentValue, at: number, isChild: boolean): void {
    const known = this.#find(name);
    if (known) this.#repeat(known, value);
    else {
      const isArray = isChild && this.#arrayElements.size > 0 && (this.#arrayElements.has(name) || this.#arrayElements.has('*'));
      const member = { name, at, value };
      this.#members.push(member);
      this.#byName?.set(name, member);
      if (isArray) this.#startArray(member);
    }
  }

  #find(name: string): MutableMember | undefined {
    if (this.#members.length <= MAX_COMPARED) {
      for (const member of this.#members) if (member.name === name) return member;
      return undefined;
    }
    this.#byName ??= new Map(this.#members.map((member) => [member.name, member]));
    return this.#byName.get(name);
  }

  #repeat(member: MutableMember, value: DocumentValue): void {
    const items = this.#arrays?.get(member.name) ?? this.#startArray(member);
    items.push(value);
  }

  #startArray(member: MutableMember): DocumentValue[] {
    const items = [member.value];
    member.value = { kind: 'sequence', items, at: member.at };
    (this.#arrays ??= new Map()).set(member.name, items);
    return items;
  }
}

interface MutableMember extends Member {
  value: DocumentValue;
}

function attributesToValue(attributes: readonly XmlAttributeNode[], rules: Pick<XmlReadingRules, 'parseValues'>): MappingValue {
  const members = attributes.map(({ name, value, at }) => ({ name, at, value: scalar(value, at, rules) }));
  return { kind: 'mapping', members, at: attributes[0]?.at ?? 0 };
}

function scalar(text: string, at: number, { parseValues }: Pick<XmlReadingRules, 'parseValues'>): ScalarValue {
  if (!parseValues) return string(text, at);
  if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true', at };
  return isNumberToken(text) ? { kind: numberKind(text), token: text, at } : string(text, at);
}

const string = (text: string, at: number): ScalarValue => ({ kind: 'string', text, at });

const mapping = (entries: readonly (readonly [string, DocumentValue])[], at: number): MappingValue => ({
  kind: 'mapping',
  members: entries.map(([name, value]) => ({ name, at: value.at, value })),
  at,
});
