// Private use characters stand in no name of HTML, and hardly in a text.
const FIRST_MARK = 0xe000;
const MARKED_NAME = /^(on)[\uE000-\uF8FF]/u;

/**
 * HTML in a document that runs nothing and fetches nothing. Even there, browsers report each handler of an event to the
 * security policy of the page, so that none is made: in its name stands a mark.
 */
export function parseInert(html: string): Document {
  const mark = unusedMark(html);
  const inert = new DOMParser().parseFromString(html.replaceAll(/(?<=[\s"'/])(?<!<\/)on/giu, `$&${mark}`), 'text/html');
  const walker = inert.createTreeWalker(inert, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) restoreValues(node, mark);
    else if (node.nodeValue?.includes(mark)) node.nodeValue = node.nodeValue.replaceAll(mark, '');
  }
  return inert;
}

/** The names of an element's attributes, as they were written. */
export const attributeNames = (element: Element): readonly string[] => element.getAttributeNames().map((name) => name.replace(MARKED_NAME, '$1'));

function unusedMark(html: string): string {
  let code = FIRST_MARK;
  while (html.includes(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

function restoreValues(element: Element, mark: string): void {
  for (const attribute of element.attributes) if (attribute.value.includes(mark)) attribute.value = attribute.value.replaceAll(mark, '');
}
