/** Whether a fragment has the form that `formatLink` writes. In a file of its own, because every page loads this, but only tools' pages the rest. */
export const isLink = (fragment: string): boolean => /^#\/./su.test(fragment);
