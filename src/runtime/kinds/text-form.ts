/** A way to write a value in wire form as a text. A text that can't be read stays a text: the check says what is wrong with it. */
export interface TextForm {
  readonly format: (value: unknown) => string;
  readonly parse: (text: string) => unknown;
}

const format = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Texts as they are. */
export const plainForm: TextForm = { format, parse: (text) => text };

/** Texts without the white space around them. */
export const trimmedForm: TextForm = { format, parse: (text) => text.trim() };

/** JSON; a text that is none of it stands without quotation marks. */
export const jsonForm: TextForm = { format, parse: parseJson };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
