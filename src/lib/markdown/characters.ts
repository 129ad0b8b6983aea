const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text as HTML, in the style of the reference renderers of CommonMark: in texts and attributes alike. */
export const encodeHtml = (text: string): string => text.replaceAll(/[&<>"]/gu, (character) => references[character] ?? character);

/** The text that `encodeHtml` made HTML of. */
export const decodeHtml = (html: string): string => html.replaceAll(/&(?:amp|lt|gt|quot);/gu, (reference) => characters[reference] ?? reference);
