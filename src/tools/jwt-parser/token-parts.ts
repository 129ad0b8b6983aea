export type PartName = 'header' | 'payload' | 'signature' | 'encryptedKey' | 'initializationVector' | 'ciphertext' | 'tag';

/** A piece of what was typed: a part of the token, or what stands around and between the parts. */
export interface TokenPiece {
  readonly part: PartName | undefined;
  readonly text: string;
}

const NAMES: Readonly<Record<number, readonly PartName[]>> = {
  2: ['header', 'payload'],
  3: ['header', 'payload', 'signature'],
  5: ['header', 'encryptedKey', 'initializationVector', 'ciphertext', 'tag'],
};

/** Cuts a token as it was typed into its parts, to colour them; nothing is lost, and nothing is named that is no token. */
export function splitToken(text: string): readonly TokenPiece[] {
  const around = /^\s*["'`]?(?:authorization\s*:\s*)?["'`]?(?:bearer\s+)?["'`]?/iu.exec(text)?.[0] ?? '';
  const parts = text.slice(around.length).split('.');
  const names = NAMES[parts.length];
  if (!names) return [{ part: undefined, text }];
  return [
    { part: undefined, text: around },
    ...parts.flatMap((written, index): TokenPiece[] => [...(index > 0 ? [{ part: undefined, text: '.' }] : []), { part: names[index], text: written }]),
  ].filter((piece) => piece.text !== '');
}
