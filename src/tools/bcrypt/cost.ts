export const MIN_COST = 4;
export const MAX_COST = 31;

/** The cost that a bcrypt hash says it has, or 0 if it is none. */
export const costOfHash = (text: string): number => Number(/\$2[aby]\\?\$\$?(\d\d)\\?\$/u.exec(text)?.[1] ?? 0);
