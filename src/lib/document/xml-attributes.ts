import type { XmlAttributeNode } from './xml-node.ts';

const NONE: readonly XmlAttributeNode[] = [];

/** The attributes of an element: each name once, the last value at the first place. */
export class XmlAttributes {
  // By the name that the document gives, which may not be one of XML.
  // Most elements have none, so that nothing is made for those.
  #byName: Map<string, XmlAttributeNode> | undefined;
  #taken: Set<string> | undefined;

  /** `xmlName` is the name in XML, or one like it. */
  set(name: string, xmlName: string, value: string, at: number): void {
    this.#byName ??= new Map();
    const known = this.#byName.get(name);
    this.#byName.set(name, { name: known?.name ?? this.#free(xmlName), value, at });
  }

  /** A name that was replaced may be another's. */
  #free(xmlName: string): string {
    this.#taken ??= new Set();
    let free = xmlName;
    while (this.#taken.has(free)) free += '_';
    this.#taken.add(free);
    return free;
  }

  get nodes(): readonly XmlAttributeNode[] {
    return this.#byName ? [...this.#byName.values()] : NONE;
  }
}
