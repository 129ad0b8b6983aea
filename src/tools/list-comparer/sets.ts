/** The letters of the lists, in order. */
export const letters = ['a', 'b', 'c', 'd', 'e'] as const;
export type Letter = (typeof letters)[number];

/** Sets of items: those of one list alone, and by the number of lists that have them. */
export const sets = ['in-all', 'only-a', 'only-b', 'only-c', 'only-d', 'only-e', 'in-one', 'in-several', 'in-any'] as const;
export type SetName = (typeof sets)[number];
