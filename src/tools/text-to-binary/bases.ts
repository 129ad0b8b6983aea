export const bases = ['binary', 'octal', 'decimal', 'hexadecimal'] as const;
export type Base = (typeof bases)[number];

interface Notation {
  readonly radix: number;
  /** Digits of a byte; decimal bytes have as many as they need. */
  readonly width: number;
  readonly prefix: string;
  /** How many digits a token has that is a byte. Where one token has another number, digits are joined. */
  readonly whole: { readonly min: number; readonly max: number };
  /** Whether numbers may have a minus sign, as Java and SQL print bytes. */
  readonly isSigned?: true;
}

export const notations: Readonly<Record<Base, Notation>> = {
  binary: { radix: 2, width: 8, prefix: '0b', whole: { min: 7, max: 8 } },
  octal: { radix: 8, width: 3, prefix: '0o', whole: { min: 1, max: 3 } },
  decimal: { radix: 10, width: 0, prefix: '', whole: { min: 1, max: Number.POSITIVE_INFINITY }, isSigned: true },
  hexadecimal: { radix: 16, width: 2, prefix: '0x', whole: { min: 1, max: 2 } },
};
