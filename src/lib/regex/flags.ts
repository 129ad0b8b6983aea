/** The flags that change what a pattern matches, in the order in which the language writes them. */
export const flagLetters = ['g', 'i', 'm', 's', 'u', 'v', 'y'] as const;
export type Flag = (typeof flagLetters)[number];
