import type { XmlAttributeNode } from './node.ts';

const NONE: readonly XmlAttributeNode[] = [];

/** The attributes of an element: each name once, the last value at the first position. */
export class XmlAttributes {
  // original name, which may not be valid in XML → attribute. Only created for elements that have attributes, since most do not.
  #byName: Map<string, XmlAttributeNode> | undefined;
  #taken: Set<string> | undefined;

  /** `xmlName` is the valid XML name; if another attribute already has it, underscores are added. */
  set(name: string, xmlName: string, value: string, at: number): void {
    this.#byName ??= new Map();
    const known = this.#byName.get(name);
    this.#byName.set(name, { name: known?.name ?? this.#free(xmlName), value, at });
  }

  /** Two names may become the same when characters are replaced. */
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
