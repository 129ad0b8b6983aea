const MARKED_HANDLER = /^(on)-inert\d+-/u;
const MARKED_NAME = /^data-inert\d+-(form|track)$/u;

/** The elements that are not created, and their replacements. */
const STAND_INS = { form: 'div', track: 'wbr' } as const;

/**
 * Parses HTML into an inert element, which runs and fetches nothing because its document has no window. Even there, browsers report each
 * event handler to the content security policy of the page, so none is created: a marker is inserted into its name. Nor is a form created, whose
 * fields would shadow its properties ("DOM clobbering"), nor a track, which Chromium requests even there.
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

/** Returns the attribute names of an element, as written. */
export const attributeNames = (element: Element): readonly string[] =>
  element.getAttributeNames().flatMap((name) => (MARKED_NAME.test(name) ? [] : [name.replace(MARKED_HANDLER, '$1')]));

/** Returns the name of an element, as written. */
export function elementName(element: Element): string {
  const [marked] = element.getAttributeNames().flatMap((name) => MARKED_NAME.exec(name)?.[1] ?? []);
  return marked ?? element.localName;
}

/** Returns a marker that does not occur in the text. */
function unusedMark(html: string): string {
  let number = 0;
  while (html.includes(`-inert${number}-`)) number++;
  return `-inert${number}-`;
}

function restoreValues(element: Element, mark: string, restore: (text: string) => string): void {
  for (const attribute of element.attributes) if (attribute.value.includes(mark)) attribute.value = restore(attribute.value);
}
