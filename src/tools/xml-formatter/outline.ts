import type { Work } from '../../lib/work/slices.ts';
import type { XmlAttribute } from '../../lib/document/xml/events.ts';
import { parseXml } from '../../lib/document/xml/reader.ts';

/** What is no element, from its first to behind its last character. `markup` is an instruction, a declaration or a DOCTYPE. */
export interface Part {
  readonly kind: 'text' | 'cdata' | 'comment' | 'markup';
  readonly start: number;
  readonly end: number;
}

export interface Element {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  /** Whether it is written as one tag. */
  readonly isEmptyTag: boolean;
  /** Behind its opening tag. */
  readonly start: number;
  /** Before its closing tag. */
  end: number;
  readonly children: Node[];
}

export type Node = Part | Element;

export interface Outline {
  readonly nodes: readonly Node[];
  /** In the order of the text. */
  readonly comments: readonly Part[];
}

/**
 * What an XML document consists of, and where each part of it stands.
 * @throws InputError `invalid-xml`, `too-deeply-nested`, with line and column
 */
export function* outlineXml(text: string, field: string): Work<Outline> {
  const nodes: Node[] = [];
  const comments: Part[] = [];
  const open: Element[] = [];
  const add = (node: Node): void => {
    (open.at(-1)?.children ?? nodes).push(node);
  };
  const markup = (start: number, end: number): void => add({ kind: 'markup', start, end });
  yield* parseXml(text, field, {
    // References stay as they are written.
    includesEntities: false,
    unread: () => undefined,
    declaration: markup,
    doctype: markup,
    instruction: markup,
    text: (start, end) => add({ kind: 'text', start, end }),
    cdata: (start, end) => add({ kind: 'cdata', start, end }),
    comment: (start, end) => {
      const comment: Part = { kind: 'comment', start, end };
      comments.push(comment);
      add(comment);
    },
    openTag: (_start, end, name, attributes, isEmptyTag) => {
      const element: Element = { kind: 'element', name, attributes, isEmptyTag, start: end, end, children: [] };
      add(element);
      if (!isEmptyTag) open.push(element);
    },
    closeTag: (start) => {
      const element = open.pop();
      if (element) element.end = start;
    },
  });
  return { nodes, comments };
}
