interface DeclaredAttribute {
  readonly name: string;
  /** Whether its type is another than CDATA, so that white space only parts its tokens (XML 1.0, 3.3.3). */
  readonly isTokenized: boolean;
  /** Its default value as it is written, if it has one. */
  readonly literal: string | undefined;
  /** Whether it is declared in the replacement text of a parameter entity. */
  readonly isInParameter: boolean;
}

interface DefaultedAttribute extends DeclaredAttribute {
  readonly literal: string;
}

interface AttributesOfElement {
  readonly byName: ReadonlyMap<string, DeclaredAttribute>;
  /** Those with default values: an element may have many others, which it leaves out. */
  readonly defaulted: readonly DefaultedAttribute[];
}

/** The attributes that a document type declares. */
export class DtdAttributes {
  readonly #elements = new Map<string, { byName: Map<string, DeclaredAttribute>; defaulted: DefaultedAttribute[] }>();

  /** Of several declarations of an attribute the first one counts (XML 1.0, 3.3). */
  declare(element: string, attribute: DeclaredAttribute): void {
    let known = this.#elements.get(element);
    if (!known) this.#elements.set(element, (known = { byName: new Map(), defaulted: [] }));
    if (known.byName.has(attribute.name)) return;
    known.byName.set(attribute.name, attribute);
    const { literal } = attribute;
    if (literal !== undefined) known.defaulted.push({ ...attribute, literal });
  }

  of(element: string): AttributesOfElement | undefined {
    return this.#elements.get(element);
  }
}

/** The value of an attribute of tokens: without spaces around them, and one between two. */
export const tokensOf = (value: string): string =>
  value
    .split(' ')
    .filter((token) => token !== '')
    .join(' ');
