/** Whether a fragment is one that `formatLink` writes. Apart from it, because every page asks, and only a tool's needs the rest. */
export const isLink = (fragment: string): boolean => /^#\/./su.test(fragment);
