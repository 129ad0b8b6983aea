import type { Comments } from '../value.ts';

/** A name or tag before a node, with its position. */
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
  /** Offset of the node itself, after its properties. */
  readonly at: number;
  properties?: YamlProperties;
  comments?: Comments;
}

export interface YamlScalar extends NodeDetails {
  readonly kind: 'scalar';
  /** `empty`: nothing is written at the position of a node. */
  readonly style: 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'empty';
  /** The value: folded, unescaped. */
  readonly text: string;
  /** Offset after it. */
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
  /** Offset after its closing bracket, in flow style. */
  end?: number;
  /** Whether that bracket is not indented more than the enclosing collection. */
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

/** One document of a stream, as written. */
export interface YamlSyntax {
  readonly root: YamlNode;
  /** Of the `%YAML` directive, if there is one. */
  readonly version: string | undefined;
  /** Tag handles of the `%TAG` directives, with their prefixes. */
  readonly handles: ReadonlyMap<string, string>;
}
