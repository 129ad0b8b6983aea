/** A text form for values in wire form. A text that `parse` cannot read stays a text, so that the check reports what is wrong with it. */
export interface TextForm {
  readonly format: (value: unknown) => string;
  readonly parse: (text: string) => unknown;
}

const format = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Texts without any conversion. */
export const plainForm: TextForm = { format, parse: (text) => text };

/** Texts whose surrounding whitespace is ignored. */
export const trimmedForm: TextForm = { format, parse: (text) => text.trim() };

/** JSON, except that a text that does not parse as JSON needs no quotation marks. */
export const jsonForm: TextForm = { format, parse: parseJson };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
