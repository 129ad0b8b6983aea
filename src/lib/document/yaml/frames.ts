import type { YamlMapping, YamlNode, YamlProperties, YamlProperty, YamlSequence } from './node.ts';

/** Where a node is allowed in block style. */
export interface Place {
  /** `key`: only the key of a member on one line, with its colon. */
  readonly isKey: boolean;
  /** Whether a block collection may start right here, on the line of what precedes it. On its own line it may. */
  readonly isFresh: boolean;
  /** Minimum column on its own line. */
  readonly indent: number;
  /** A sequence in a mapping may be one column less indented: directly below its key. */
  readonly sequenceIndent: number;
}

/** What was read before a node: properties on previous lines (of a collection), and on its own line (possibly of a key). */
export interface Before {
  outer: YamlProperties;
  inner: YamlProperties;
  /** Where the node starts on its line: at its first property. */
  start: number | undefined;
  /** Whether a tab precedes it. */
  hasTab: boolean;
}

export interface BlockFrame {
  readonly isFlow: false;
  readonly node: YamlMapping | YamlSequence;
  /** Column of its keys or dashes. */
  readonly indent: number;
  /** In a mapping: what comes next, and the key whose value has not been read yet. */
  awaits: 'key' | 'explicitKey' | 'value';
  key: YamlNode | undefined;
}

export interface FlowFrame {
  readonly isFlow: true;
  readonly node: YamlMapping | YamlSequence;
  readonly at: number;
  readonly lineStart: number;
  /** The column of the enclosing block collection, -1 for none. */
  readonly blockIndent: number;
  awaits: 'item' | 'explicitKey' | 'colon' | 'value' | 'comma';
  /** The last node, while it may be a key; and whether a question mark marked it as one. */
  key: YamlNode | undefined;
  keyLineStart: number;
  isExplicit: boolean;
  /** For the outermost flow collection: its position, and what preceded it. */
  readonly place: Place | undefined;
  readonly before: Before | undefined;
}

export type Frame = BlockFrame | FlowFrame;

export const nothingBefore = (): Before => ({ outer: {}, inner: {}, start: undefined, hasTab: false });

/** Merges properties; `undefined` if both have an anchor or both have a tag. */
export function mergeProperties(first: YamlProperties, second: YamlProperties): YamlProperties | undefined {
  if ((first.anchor && second.anchor) || (first.tag && second.tag)) return undefined;
  return { anchor: first.anchor ?? second.anchor, tag: first.tag ?? second.tag };
}

export const firstProperty = ({ anchor, tag }: YamlProperties): YamlProperty | undefined =>
  anchor && tag ? (anchor.at < tag.at ? anchor : tag) : (anchor ?? tag);

export const emptyNode = (at: number, properties: YamlProperties = {}): YamlNode => ({
  kind: 'scalar',
  style: 'empty',
  text: '',
  at,
  end: at,
  ...withProperties(properties),
});

/** Returns the details of a node with these properties; empty if there are none. */
export const withProperties = (properties: YamlProperties): { properties?: YamlProperties } => (properties.anchor || properties.tag ? { properties } : {});
