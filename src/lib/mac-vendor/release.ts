/** The release of the oui-data package that the vendor list is built from: `npm run renew-vendors` writes this file. */
export const vendorsRelease = { version: '2.1.9', date: '2026-08-26' } as const;
