const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Escapes text for HTML, in the style of the CommonMark reference renderers: the same in text and attributes. */
export const encodeHtml = (text: string): string => text.replaceAll(/[&<>"]/gu, (character) => references[character] ?? character);

/** Decodes the result of `encodeHtml`. */
export const decodeHtml = (html: string): string => html.replaceAll(/&(?:amp|lt|gt|quot);/gu, (reference) => characters[reference] ?? reference);
