/** The values of General_Category, by their short names (UAX #44, table 12). */
export const categories = [
  ...(['Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps', 'Pe', 'Pi', 'Pf', 'Po'] as const),
  ...(['Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf', 'Cs', 'Co', 'Cn'] as const),
] as const;

export type Category = (typeof categories)[number];
