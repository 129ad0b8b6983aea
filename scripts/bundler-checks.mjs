/**
 * Warnings of the bundler that report nothing to change: a slow machine makes plug-ins slow, and a layout that one page imports directly is
 * still loaded on demand by all others.
 */
export const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };
