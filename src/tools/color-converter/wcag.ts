/** The contrast levels of WCAG 2.2 (1.4.3, 1.4.6 and 1.4.11) by their minimum ratio. */
export const wcagLevels = { aaNormalText: 4.5, aaLargeText: 3, aaaNormalText: 7, aaaLargeText: 4.5, nonText: 3 } as const;

export type WcagLevel = keyof typeof wcagLevels;
export type Wcag = { readonly [Level in WcagLevel]: boolean };
