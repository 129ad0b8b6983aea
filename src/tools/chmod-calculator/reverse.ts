/** Reverses a text by code points. */
export const reverseText = (text: string): string => [...text].toReversed().join('');
