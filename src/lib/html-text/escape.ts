const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const refer = (character: string): string => references[character] ?? character;

/** A text between the tags of HTML. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>]/gu, refer);

/** The value of an attribute in double quotes. */
export const escapeAttribute = (value: string): string => value.replaceAll(/[&<>"]/gu, refer);
