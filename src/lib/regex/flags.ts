/** The flags that change what a pattern matches, in JavaScript's order. */
export const flagLetters = ['g', 'i', 'm', 's', 'u', 'v', 'y'] as const;
export type Flag = (typeof flagLetters)[number];
