import type { YamlMapping, YamlNode, YamlProperties, YamlProperty, YamlSequence } from './node.ts';

/** Where a node may stand in block style. */
export interface Place {
  /** `key`: only the name of a member on one line, with its colon. */
  readonly isKey: boolean;
  /** Whether a block collection may begin right here, on the line of what is before it. On a line of its own it may. */
  readonly isFresh: boolean;
  /** The least column on a line of its own. */
  readonly indent: number;
  /** A sequence in a mapping may stand one column further left: right below its name. */
  readonly sequenceIndent: number;
}

/** What was read before a node: properties on lines before it (a collection's), and on its own line (maybe a name's). */
export interface Before {
  outer: YamlProperties;
  inner: YamlProperties;
  /** Where the node begins on its line: with its first property. */
  start: number | undefined;
  /** Whether a tab stands before that. */
  hasTab: boolean;
}

export interface BlockFrame {
  readonly isFlow: false;
  readonly node: YamlMapping | YamlSequence;
  /** Column of its names or dashes. */
  readonly indent: number;
  /** In a mapping: what comes next, and the name whose value has not come yet. */
  awaits: 'key' | 'explicitKey' | 'value';
  key: YamlNode | undefined;
}

export interface FlowFrame {
  readonly isFlow: true;
  readonly node: YamlMapping | YamlSequence;
  readonly at: number;
  readonly lineStart: number;
  /** The column of the block collection that it is in, -1 for none. */
  readonly blockIndent: number;
  awaits: 'item' | 'explicitKey' | 'colon' | 'value' | 'comma';
  /** The last node, as long as it may be a name; and whether a question mark said that it is. */
  key: YamlNode | undefined;
  keyLineStart: number;
  isExplicit: boolean;
  /** Of the outermost flow collection: where it stands, and what was before it. */
  readonly place: Place | undefined;
  readonly before: Before | undefined;
}

export type Frame = BlockFrame | FlowFrame;

export const nothingBefore = (): Before => ({ outer: {}, inner: {}, start: undefined, hasTab: false });

/** One property with another; `undefined` if both have an anchor or both have a tag. */
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

/** The details of a node with these properties; none, if there are none. */
export const withProperties = (properties: YamlProperties): { properties?: YamlProperties } => (properties.anchor || properties.tag ? { properties } : {});
