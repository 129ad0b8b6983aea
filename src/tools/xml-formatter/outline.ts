import type { Work } from '../../lib/work/slices.ts';
import type { XmlAttribute } from '../../lib/document/xml/events.ts';
import { parseXml } from '../../lib/document/xml/reader.ts';

/** A part that is not an element; its end is exclusive. `markup` is a processing instruction, a declaration or a DOCTYPE. */
export interface Part {
  readonly kind: 'text' | 'cdata' | 'comment' | 'markup';
  readonly start: number;
  readonly end: number;
}

export interface Element {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  /** Whether it is an empty-element tag. */
  readonly isEmptyTag: boolean;
  /** Offset after its start tag. */
  readonly start: number;
  /** Offset of its end tag. */
  end: number;
  readonly children: Node[];
}

export type Node = Part | Element;

export interface Outline {
  readonly nodes: readonly Node[];
  /** In document order. */
  readonly comments: readonly Part[];
}

/**
 * Parses an XML document into its parts with their positions.
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
    // References are unchanged.
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
