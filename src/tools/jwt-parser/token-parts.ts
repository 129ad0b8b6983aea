export type PartName = 'header' | 'payload' | 'signature' | 'encryptedKey' | 'initializationVector' | 'ciphertext' | 'tag';

/** A piece of the input: a part of the token, or the text around and between the parts. */
export interface TokenPiece {
  readonly part: PartName | undefined;
  readonly text: string;
}

const NAMES: Readonly<Record<number, readonly PartName[]>> = {
  2: ['header', 'payload'],
  3: ['header', 'payload', 'signature'],
  5: ['header', 'encryptedKey', 'initializationVector', 'ciphertext', 'tag'],
};

// A token, possibly wrapped. The text before it does not look like a token part.
const TOKEN = /^(?<around>\s*["'`]?(?:authorization\s*:\s*)?["'`]?(?:bearer\s+)?["'`]?)(?<token>[\w+/=\s-]*(?:\.[\w+/=\s-]*)+)/iu;
const TOKEN_IN_TEXT = /(?<![\w-])e[w-z\d_-][\w-]*(?:\.[\w-]*){1,4}/u;

/** Splits a token as entered into its parts for highlighting; no text is lost, and only the token is named. */
export function splitToken(text: string): readonly TokenPiece[] {
  const { around = '', token = '' } = TOKEN.exec(text)?.groups ?? {};
  const after = text.slice(around.length + token.length);
  const isAlone = after === '' || (/^["'`;,~]/u.test(after) && !after.includes('.'));
  return (
    (isAlone ? piecesOf(text, around.length, token) : undefined) ??
    piecesOf(text, text.search(TOKEN_IN_TEXT), TOKEN_IN_TEXT.exec(text)?.[0] ?? '') ?? [{ part: undefined, text }]
  );
}

function piecesOf(text: string, start: number, token: string): readonly TokenPiece[] | undefined {
  const parts = token.split('.');
  const names = NAMES[parts.length];
  if (!names) return undefined;
  return [
    { part: undefined, text: text.slice(0, start) },
    ...parts.flatMap((written, index): TokenPiece[] => [...(index > 0 ? [{ part: undefined, text: '.' }] : []), { part: names[index], text: written }]),
    { part: undefined, text: text.slice(start + token.length) },
  ].filter((piece) => piece.text !== '');
}
