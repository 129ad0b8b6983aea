export const MIN_COST = 4;
export const MAX_COST = 31;

/** Returns the cost declared by a bcrypt hash, or 0 if the text is not one. */
export const costOfHash = (text: string): number => Number(/\$2[aby]\\?\$\$?(\d\d)\\?\$/u.exec(text)?.[1] ?? 0);
