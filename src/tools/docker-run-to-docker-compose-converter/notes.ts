/** Sorted for the output. */
export const notes = ['command-substitution', 'decimal-mode', 'lost-line-break', 'shell-variable', 'typographic-characters', 'windows-path'] as const;
export type Note = (typeof notes)[number];
