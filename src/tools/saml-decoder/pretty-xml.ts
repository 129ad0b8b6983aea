import type { NamespacedElement } from '../../lib/document/xml/namespaced.ts';
import type { XmlElement, XmlNode } from '../../lib/document/xml/node.ts';
import { formatXmlDocument } from '../../lib/document/xml/printer.ts';
import { FIELD } from '../../lib/saml/find-message.ts';
import type { Work } from '../../lib/work/slices.ts';

/** Formats XML for reading. Formatted again, it is the same; its signatures may no longer match. */
export function* prettyXml(root: NamespacedElement): Work<string> {
  return yield* formatXmlDocument(
    { declaration: undefined, nodes: [withoutFormatting(root)] },
    { indent: 2, indentWith: 'space', emptyElements: 'self-close', field: FIELD },
  );
}

/** Removes whitespace between elements. */
function withoutFormatting(element: XmlElement): XmlElement {
  const hasElements = element.children.some(({ kind }) => kind === 'element');
  const children = element.children
    .filter((child) => !(hasElements && child.kind === 'text' && /^[ \t\r\n]*$/u.test(child.text)))
    .map((child): XmlNode => (child.kind === 'element' ? withoutFormatting(child) : child));
  return { ...element, children };
}
