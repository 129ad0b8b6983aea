/** The libphonenumber-js release that provides the numbering plans, and its date. A test compares it with the installed package. */
export const METADATA = { release: '1.13.16', date: '2026-11-10' } as const;
