import { isIntegerToken } from './numbers.ts';
import type { Work } from './slices.ts';
import type { DocumentValue, MappingValue, Member, ScalarValue } from './value.ts';
import type { XmlAttributeNode, XmlDocument, XmlElement, XmlNode, XmlText } from './xml-node.ts';

export interface XmlReadingRules {
  readonly convention: 'compact' | 'prefixed' | 'ordered';
  /** Whether text that is a JSON number, `true` or `false` becomes one. */
  readonly parseValues: boolean;
  /** Names of elements that are always in an array; `*` for all but the root. */
  readonly arrayElements: ReadonlySet<string>;
}

const SLICE_ELEMENTS = 2 ** 13;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;

interface Frame {
  readonly element: XmlElement;
  /** The values of the child elements so far. */
  readonly values: DocumentValue[];
  next: number;
}

/** An XML document as a value, in one of the conventions of the tools that convert it to JSON. */
export function* xmlToValue({ declaration, nodes }: XmlDocument, rules: XmlReadingRules): Work<DocumentValue> {
  const convert = ELEMENTS[rules.convention];
  const values: DocumentValue[] = [];
  for (const node of nodes) if (node.kind === 'element') values.push(yield* elementToValue(node, rules, convert));
  return rules.convention === 'ordered' ? orderedDocument(declaration, nodes, values, rules) : keyedDocument(declaration, nodes, values, rules);
}

type ConvertElement = (element: XmlElement, values: readonly DocumentValue[], rules: XmlReadingRules) => DocumentValue;

/** Converts the innermost elements first. Without recursion: documents are nested deep. */
function* elementToValue(root: XmlElement, rules: XmlReadingRules, convert: ConvertElement): Work<DocumentValue> {
  const frames: Frame[] = [{ element: root, values: [], next: 0 }];
  for (let count = 1; ; count++) {
    const frame = frames.at(-1);
    if (!frame) return { kind: 'null', at: root.at };
    const child = frame.element.children[frame.next++];
    if (child?.kind === 'element') frames.push({ element: child, values: [], next: 0 });
    else if (!child) {
      const value = convert(frame.element, frame.values, rules);
      frames.pop();
      const parent = frames.at(-1);
      if (!parent) return value;
      parent.values.push(value);
    }
    if (count % SLICE_ELEMENTS === 0) yield (frames[0]?.next ?? 0) / (root.children.length + 1);
  }
}

// --- compact: every part under a name of its own

function compactElement({ attributes, children, at }: XmlElement, values: readonly DocumentValue[], rules: XmlReadingRules): DocumentValue {
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
    else members.add(`_${node.kind}`, node.kind === 'text' ? scalar(node.text, at, rules) : string(node.text, at), at, false);
  }
}

// --- prefixed: attributes with @, elements without anything else are their text

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

/** How many parts of a document the prefixed convention has no place for, and where the first is. */
export function droppedParts({ declaration, nodes }: XmlDocument): { readonly count: number; readonly firstAt: number } {
  let count = 0;
  let firstAt = Infinity;
  const drop = (at: number): void => {
    count++;
    firstAt = Math.min(firstAt, at);
  };
  if (declaration) drop(0);
  const waiting: XmlNode[] = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'element') for (const child of node.children) waiting.push(child);
    else if (node.kind !== 'text' && node.kind !== 'cdata') drop(node.at);
  }
  return { count, firstAt };
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

/** The members of an element; one that comes again makes an array of its values at its first place. */
class Members {
  readonly #arrayElements: ReadonlySet<string>;
  readonly #at: number;
  readonly #byName = new Map<string, { readonly at: number; readonly values: DocumentValue[]; isArray: boolean }>();

  constructor(arrayElements: ReadonlySet<string>, at: number) {
    this.#arrayElements = arrayElements;
    this.#at = at;
  }

  add(name: string, value: DocumentValue, at: number, isChild: boolean): void {
    const isArray = isChild && (this.#arrayElements.has(name) || this.#arrayElements.has('*'));
    const entry = this.#byName.get(name);
    if (entry) entry.values.push(value);
    else this.#byName.set(name, { at, values: [value], isArray });
  }

  get value(): MappingValue {
    const members: Member[] = [];
    for (const [name, { at, values, isArray }] of this.#byName) {
      const [only] = values;
      members.push({ name, at, value: only && values.length === 1 && !isArray ? only : { kind: 'sequence', items: values, at } });
    }
    return { kind: 'mapping', members, at: this.#at };
  }
}

function attributesToValue(attributes: readonly XmlAttributeNode[], rules: Pick<XmlReadingRules, 'parseValues'>): MappingValue {
  const members = attributes.map(({ name, value, at }) => ({ name, at, value: scalar(value, at, rules) }));
  return { kind: 'mapping', members, at: attributes[0]?.at ?? 0 };
}

function scalar(text: string, at: number, { parseValues }: Pick<XmlReadingRules, 'parseValues'>): ScalarValue {
  if (!parseValues) return string(text, at);
  if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true', at };
  return NUMBER.test(text) ? { kind: isIntegerToken(text) ? 'integer' : 'decimal', token: text, at } : string(text, at);
}

const string = (text: string, at: number): ScalarValue => ({ kind: 'string', text, at });

const mapping = (entries: readonly (readonly [string, DocumentValue])[], at: number): MappingValue => ({
  kind: 'mapping',
  members: entries.map(([name, value]) => ({ name, at: value.at, value })),
  at,
});
