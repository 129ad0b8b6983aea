/** How another reading of a secret differs. */
export const secretNotes = [
  'secret-is-text',
  'secret-is-base64',
  'secret-is-base64url',
  'secret-is-hex',
  'secret-is-jwk',
  'secret-has-prefix',
  'secret-has-surroundings',
  'secret-ends-in-line-break',
  'secret-lacks-line-break',
] as const;
export type SecretNote = (typeof secretNotes)[number];
