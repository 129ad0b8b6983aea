export const hashParts = ['version', 'cost', 'salt', 'digest'] as const;

type HashPart = (typeof hashParts)[number];

/** The outputs that show each part. */
export const ROWS_OF = {
  version: ['version'],
  cost: ['cost', 'rounds'],
  salt: ['salt', 'saltHex'],
  digest: ['digest', 'digestHex'],
} as const satisfies Readonly<Record<HashPart, readonly string[]>>;

/** Splits a bcrypt hash into its parts. */
export function hashPieces(hash: Readonly<Record<'version' | 'salt' | 'digest', string>> & { readonly cost: number }) {
  const texts = { ...hash, version: `$${hash.version}$`, cost: `${String(hash.cost).padStart(2, '0')}$` };
  return hashParts.map((part) => ({ part, text: texts[part] }));
}
