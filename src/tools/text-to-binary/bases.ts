export const bases = ['binary', 'octal', 'decimal', 'hexadecimal'] as const;
export type Base = (typeof bases)[number];

interface Notation {
  readonly radix: number;
  /** Digits per byte; decimal bytes have a variable number. */
  readonly width: number;
  readonly prefix: string;
  /** Number of digits of a one-byte token. If any token has a different number, digits are joined. */
  readonly whole: { readonly min: number; readonly max: number };
  /** Whether numbers can have a minus sign, as in the output of Java and SQL. */
  readonly isSigned?: true;
}

export const notations: Readonly<Record<Base, Notation>> = {
  binary: { radix: 2, width: 8, prefix: '0b', whole: { min: 7, max: 8 } },
  octal: { radix: 8, width: 3, prefix: '0o', whole: { min: 1, max: 3 } },
  decimal: { radix: 10, width: 0, prefix: '', whole: { min: 1, max: Number.POSITIVE_INFINITY }, isSigned: true },
  hexadecimal: { radix: 16, width: 2, prefix: '0x', whole: { min: 1, max: 2 } },
};
