interface DeclaredAttribute {
  readonly name: string;
  /** Whether its type is not CDATA, so that whitespace only separates its tokens (XML 1.0, section 3.3.3). */
  readonly isTokenized: boolean;
  /** Its default value as written, if it has one. */
  readonly literal: string | undefined;
  /** Whether it is declared in the replacement text of a parameter entity. */
  readonly isInParameter: boolean;
}

interface DefaultedAttribute extends DeclaredAttribute {
  readonly literal: string;
}

interface AttributesOfElement {
  readonly byName: ReadonlyMap<string, DeclaredAttribute>;
  /** Those with default values: an element may have many others, which it omits. */
  readonly defaulted: readonly DefaultedAttribute[];
}

/** The attributes that a document type declares. */
export class DtdAttributes {
  readonly #elements = new Map<string, { byName: Map<string, DeclaredAttribute>; defaulted: DefaultedAttribute[] }>();

  /** The first of several declarations of an attribute is binding (XML 1.0, section 3.3). */
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

/** Returns the value of a tokenized attribute: trimmed, with one space between tokens. */
export const tokensOf = (value: string): string =>
  value
    .split(' ')
    .filter((token) => token !== '')
    .join(' ');
