/** A value of a field as the text that it is; '' for what is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
