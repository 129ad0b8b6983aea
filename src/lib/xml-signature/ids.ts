import type { NamespacedElement } from '../document/xml/namespaced.ts';
import { attributeOf, elementsIn } from '../document/xml/namespaced.ts';

/** Attributes that are IDs in SAML 2.0, SAML 1.1, XML Signature and XML Encryption, or to some libraries. */
const ID_ATTRIBUTES = ['ID', 'Id', 'id', 'xml:id', 'AssertionID', 'ResponseID', 'RequestID'];

/** Returns the element's ID; the empty text if it has none. */
export const idOf = (element: NamespacedElement): string => ID_ATTRIBUTES.map((name) => attributeOf(element, name)).find((id) => id !== undefined) ?? '';

/** Returns all elements by ID. IDs are found without a schema, as most implementations do. */
export function elementsById(roots: readonly NamespacedElement[]): ReadonlyMap<string, readonly NamespacedElement[]> {
  const byId = new Map<string, NamespacedElement[]>();
  for (const root of roots)
    for (const element of elementsIn(root)) {
      for (const id of new Set(ID_ATTRIBUTES.map((name) => attributeOf(element, name)))) {
        if (id === undefined || id === '') continue;
        const known = byId.get(id);
        if (known) known.push(element);
        else byId.set(id, [element]);
      }
    }
  return byId;
}
