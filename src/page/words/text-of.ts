/** The value of a text field; '' for values of other types. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
