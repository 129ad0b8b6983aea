/** How FIGcharacters are placed beside or below each other; `default` is the font's own layout. */
export const layouts = ['default', 'full', 'fitted', 'smushed', 'universal'] as const;

export type Layout = (typeof layouts)[number];
