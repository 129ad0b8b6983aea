const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const refer = (character: string): string => references[character] ?? character;

/** Escapes text between HTML tags. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>]/gu, refer);

/** Escapes an attribute value in double quotes. */
export const escapeAttribute = (value: string): string => value.replaceAll(/[&<>"]/gu, refer);
