/** The release of the package oui-data from which builds make the list of vendors: `npm run renew-vendors` writes this file. */
export const vendorsRelease = { version: '2.1.9', date: '2026-08-26' } as const;
