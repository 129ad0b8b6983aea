const MARKED_HANDLER = /^(on)-inert\d+-/u;
const MARKED_NAME = /^data-inert\d+-(form|track)$/u;

/** The elements that are not made, and those in their place. */
const STAND_INS = { form: 'div', track: 'wbr' } as const;

/**
 * HTML within an element that runs nothing and fetches nothing: it is in no document of a window. Even there, browsers report each
 * handler of an event to the security policy of the page, so that none is made: in its name stands a mark. Nor is a form made, whose
 * fields would take the place of its properties ("DOM clobbering"), nor a track, which Chromium asks for even there.
 */
export function parseInert(html: string): HTMLElement {
  const mark = unusedMark(html);
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.innerHTML = html
    .replaceAll(/(?<=[\s"'/])(?<!<\/)on/giu, `$&${mark}`)
    .replaceAll(/<(\/?)form(?=[\s/>])/giu, `<$1${standInFor('form', mark)}`)
    .replaceAll(/<(\/?)track(?=[\s/>])/giu, `<$1${standInFor('track', mark)}`);
  const restore = (text: string): string =>
    text.replaceAll(standInFor('form', mark), 'form').replaceAll(standInFor('track', mark), 'track').replaceAll(mark, '');
  const walker = box.ownerDocument.createTreeWalker(box, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) restoreValues(node, mark, restore);
    else if (node.nodeValue?.includes(mark)) node.nodeValue = restore(node.nodeValue);
  }
  return box;
}

const standInFor = (name: keyof typeof STAND_INS, mark: string): string => `${STAND_INS[name]} data${mark}${name}`;

/** The names of an element's attributes, as they were written. */
export const attributeNames = (element: Element): readonly string[] =>
  element.getAttributeNames().flatMap((name) => (MARKED_NAME.test(name) ? [] : [name.replace(MARKED_HANDLER, '$1')]));

/** The name of an element, as it was written. */
export function elementName(element: Element): string {
  const [marked] = element.getAttributeNames().flatMap((name) => MARKED_NAME.exec(name)?.[1] ?? []);
  return marked ?? element.localName;
}

/** A mark that stands nowhere in the text. */
function unusedMark(html: string): string {
  let number = 0;
  while (html.includes(`-inert${number}-`)) number++;
  return `-inert${number}-`;
}

function restoreValues(element: Element, mark: string, restore: (text: string) => string): void {
  for (const attribute of element.attributes) if (attribute.value.includes(mark)) attribute.value = restore(attribute.value);
}
