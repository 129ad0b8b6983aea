/** The categories of tools, in the order of the menu. */
export const categories = ['crypto', 'converter', 'web', 'images-and-videos', 'development', 'network', 'math', 'measurement', 'text', 'data'] as const;

export type Category = (typeof categories)[number];
