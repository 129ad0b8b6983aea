/** The value of a text field; '' for values of other kinds. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
