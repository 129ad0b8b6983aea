import type { Comments } from '../value.ts';

/** A name or tag before a node, with where it stands. */
export interface YamlProperty {
  readonly text: string;
  readonly at: number;
}

/** A node's anchor (without its ampersand) and tag (as written). */
export interface YamlProperties {
  readonly anchor?: YamlProperty | undefined;
  readonly tag?: YamlProperty | undefined;
}

interface NodeDetails {
  /** Offset of the node itself, behind its properties. */
  readonly at: number;
  properties?: YamlProperties;
  comments?: Comments;
}

export interface YamlScalar extends NodeDetails {
  readonly kind: 'scalar';
  /** `empty`: nothing is written where a node could be. */
  readonly style: 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'empty';
  /** What it means: folded, unescaped. */
  readonly text: string;
  /** Offset behind it. */
  readonly end: number;
}
export interface YamlAlias extends NodeDetails {
  readonly kind: 'alias';
  readonly name: string;
  readonly end: number;
}
export interface YamlPair {
  readonly key: YamlNode;
  value: YamlNode;
}
export interface YamlMapping extends NodeDetails {
  readonly kind: 'mapping';
  readonly isFlow: boolean;
  readonly pairs: YamlPair[];
  /** Offset behind its bracket, in flow style. */
  end?: number;
  /** Whether that bracket stands no further in than what the collection is in. */
  isLoose?: boolean;
}
export interface YamlSequence extends NodeDetails {
  readonly kind: 'sequence';
  readonly isFlow: boolean;
  readonly items: YamlNode[];
  end?: number;
  isLoose?: boolean;
}

export type YamlCollection = YamlMapping | YamlSequence;
export type YamlNode = YamlScalar | YamlAlias | YamlCollection;

/** One document of a stream, as it is written. */
export interface YamlSyntax {
  readonly root: YamlNode;
  /** Of the `%YAML` directive, if there is one. */
  readonly version: string | undefined;
  /** Tag handles of the `%TAG` directives, with what they stand for. */
  readonly handles: ReadonlyMap<string, string>;
}
