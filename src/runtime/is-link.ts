/** Whether a fragment has the form that `formatLink` writes. In a separate file, because every page loads this, but only tool pages the rest. */
export const isLink = (fragment: string): boolean => /^#\/./su.test(fragment);
