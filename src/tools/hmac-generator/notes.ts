/** How another interpretation of the text differs. */
export const textNotes = [
  'text-is-text',
  'text-is-base64',
  'text-is-hex',
  'text-with-crlf',
  'text-with-lf',
  'text-ends-in-line-break',
  'text-lacks-line-break',
] as const;
export type TextNote = (typeof textNotes)[number];
