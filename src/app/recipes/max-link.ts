/** Browsers open no longer URLs. In characters. */
export const MAX_LINK = 32_000;
