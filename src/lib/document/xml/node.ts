/** An attribute of an element; `at` is its offset in the source. */
export interface XmlAttributeNode {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly XmlAttributeNode[];
  readonly children: XmlNode[];
  readonly at: number;
}
export interface XmlText {
  readonly kind: 'text' | 'cdata' | 'comment' | 'doctype';
  readonly text: string;
  readonly at: number;
}
export interface XmlInstruction {
  readonly kind: 'instruction';
  readonly target: string;
  readonly data: string;
  readonly at: number;
}

export type XmlNode = XmlElement | XmlText | XmlInstruction;

export interface XmlDocument {
  /** `version`, `encoding`, `standalone`, if present. */
  readonly declaration: readonly XmlAttributeNode[] | undefined;
  /** One element and its siblings. */
  readonly nodes: readonly XmlNode[];
}
