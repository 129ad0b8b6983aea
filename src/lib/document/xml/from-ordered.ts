import { toPlainText } from '../json/text.ts';
import type { Work } from '../../work/slices.ts';
import type { Place } from './from-value.ts';
import { declarationOf, doctypeFirst, formatPlace } from './from-value.ts';
import type { DocumentValue, MappingValue, SequenceValue } from '../value.ts';
import { XmlAttributes } from './attributes.ts';
import type { XmlChecks } from './checks.ts';
import type { XmlAttributeNode, XmlDocument, XmlElement, XmlNode } from './node.ts';

const TYPES: ReadonlySet<string> = new Set(['element', 'text', 'cdata', 'comment', 'instruction', 'doctype']);
const SLICE_NODES = 2 ** 13;

const memberOf = (value: MappingValue, name: string): DocumentValue | undefined => value.members.find((member) => member.name === name)?.value;

const textOf = (value: MappingValue, name: string): string => toPlainText(memberOf(value, name) ?? { kind: 'null', at: value.at });

/** Returns the nodes of a document in the `ordered` convention; `undefined` for any other value. */
export function orderedNodesOf(root: DocumentValue): SequenceValue | undefined {
  const elements = root.kind === 'mapping' ? memberOf(root, 'elements') : undefined;
  if (elements?.kind !== 'sequence' || elements.items.length === 0) return undefined;
  const isOrdered = elements.items.every((item) => item.kind === 'mapping' && TYPES.has(textOf(item, 'type')));
  return isOrdered ? elements : undefined;
}

interface Pending {
  readonly siblings: XmlNode[];
  readonly items: readonly DocumentValue[];
  readonly place: Place | undefined;
  readonly isTop: boolean;
}

/**
 * Converts a value in the `ordered` convention to an XML document. Anything but exactly one element, with comments and the like
 * around it, is wrapped in an element named `rootName`.
 * @throws InputError `invalid-name`, `unrepresentable-character`, with line and column
 */
export function* orderedToXml(root: DocumentValue, elements: SequenceValue, rootName: string, checks: XmlChecks): Work<XmlDocument> {
  const nodes: XmlNode[] = [];
  const pending: Pending[] = [{ siblings: nodes, items: elements.items, place: { step: 'elements', parent: undefined }, isTop: true }];
  for (let next = pending.pop(), count = 1; next; next = pending.pop(), count++) {
    for (const [index, item] of next.items.entries()) {
      const node = item.kind === 'mapping' ? nodeOf(item, { step: index, parent: next.place }, next.isTop, checks, pending) : undefined;
      if (node) next.siblings.push(node);
    }
    if (count % SLICE_NODES === 0) yield count / (count + pending.length);
  }
  const declaration = root.kind === 'mapping' ? memberOf(root, 'declaration') : undefined;
  return { declaration: declaration && declarationOf(declaration), nodes: withOneRoot(nodes, rootName, checks) };
}

function nodeOf(value: MappingValue, place: Place, isTop: boolean, checks: XmlChecks, pending: Pending[]): XmlNode | undefined {
  const { at } = value;
  const type = textOf(value, 'type');
  switch (type) {
    case 'element':
      return elementOf(value, place, checks, pending);
    case 'text':
    case 'cdata':
      return { kind: type, text: checks.text(textOf(value, type), at), at };
    case 'comment':
      return { kind: type, text: checks.comment(textOf(value, type), at), at };
    case 'instruction':
      return { kind: type, target: checks.target(textOf(value, 'name'), at, () => formatPlace(place)), data: checks.instruction(textOf(value, type), at), at };
    case 'doctype':
      return isTop ? { kind: type, text: checks.text(textOf(value, type), at), at } : undefined;
    default:
      return undefined;
  }
}

function elementOf(value: MappingValue, place: Place, checks: XmlChecks, pending: Pending[]): XmlElement {
  const children: XmlNode[] = [];
  const elements = memberOf(value, 'elements');
  if (elements?.kind === 'sequence') pending.push({ siblings: children, items: elements.items, place: { step: 'elements', parent: place }, isTop: false });
  const name = checks.name(textOf(value, 'name'), value.at, () => formatPlace(place));
  return { kind: 'element', name, attributes: attributesOf(value, place, checks), children, at: value.at };
}

function attributesOf(value: MappingValue, place: Place, checks: XmlChecks): readonly XmlAttributeNode[] {
  const attributes = memberOf(value, 'attributes');
  if (attributes?.kind !== 'mapping') return [];
  const xmlAttributes = new XmlAttributes();
  for (const { name, value: inner } of attributes.members) {
    if (inner.kind === 'null') continue;
    const xmlName = checks.name(name, inner.at, () => formatPlace({ step: name, parent: place }));
    xmlAttributes.set(name, xmlName, checks.text(toPlainText(inner), inner.at), inner.at);
  }
  return xmlAttributes.nodes;
}

function withOneRoot(nodes: readonly XmlNode[], rootName: string, checks: XmlChecks): readonly XmlNode[] {
  const elements = nodes.filter((node) => node.kind === 'element').length;
  const hasText = nodes.some((node) => node.kind === 'cdata' || (node.kind === 'text' && /[^ \t\n\r]/u.test(node.text)));
  const parts = nodes.filter((node) => node.kind !== 'text' || hasText);
  if (elements === 1 && !hasText) return doctypeFirst(parts);
  const outside = parts.filter((node) => node.kind === 'doctype');
  const inside = parts.filter((node) => node.kind !== 'doctype');
  return [...outside.slice(0, 1), { kind: 'element', name: checks.name(rootName, 0, () => ''), attributes: [], children: inside, at: 0 }];
}
