/** The IEEE lists of blocks of 24, 28 and 36 bits. */
export const registries = ['MA-L', 'MA-M', 'MA-S'] as const;
export type Registry = (typeof registries)[number];
