const MARKED_HANDLER = /^(on)-inert\d+-/u;
const MARKED_FORM = /^data-inert\d+-form$/u;

/**
 * HTML within an element that runs nothing and fetches nothing: it is in no document of a window. Even there, browsers report each
 * handler of an event to the security policy of the page, so that none is made: in its name stands a mark. Nor is a form made, whose
 * fields would take the place of its properties ("DOM clobbering").
 */
export function parseInert(html: string): HTMLElement {
  const mark = unusedMark(html);
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.innerHTML = html.replaceAll(/(?<=[\s"'/])(?<!<\/)on/giu, `$&${mark}`).replaceAll(/<(\/?)form(?=[\s/>])/giu, `<$1div data${mark}form`);
  const restore = (text: string): string => text.replaceAll(`div data${mark}form`, 'form').replaceAll(mark, '');
  const walker = box.ownerDocument.createTreeWalker(box, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) restoreValues(node, mark, restore);
    else if (node.nodeValue?.includes(mark)) node.nodeValue = restore(node.nodeValue);
  }
  return box;
}

/** The names of an element's attributes, as they were written. */
export const attributeNames = (element: Element): readonly string[] =>
  element.getAttributeNames().flatMap((name) => (MARKED_FORM.test(name) ? [] : [name.replace(MARKED_HANDLER, '$1')]));

/** The name of an element, as it was written. */
export const elementName = (element: Element): string => (element.getAttributeNames().some((name) => MARKED_FORM.test(name)) ? 'form' : element.localName);

/** A mark that stands nowhere in the text. */
function unusedMark(html: string): string {
  let number = 0;
  while (html.includes(`-inert${number}-`)) number++;
  return `-inert${number}-`;
}

function restoreValues(element: Element, mark: string, restore: (text: string) => string): void {
  for (const attribute of element.attributes) if (attribute.value.includes(mark)) attribute.value = restore(attribute.value);
}
