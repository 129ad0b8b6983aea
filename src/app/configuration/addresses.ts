import * as v from 'valibot';

// What people click on must not run: an address such as `javascript:…` is one, too.
export const webUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/iu));
const mailUrl = v.pipe(v.string(), v.url(), v.regex(/^mailto:/iu));
export const link = v.union([v.literal(''), webUrl]);
export const linkOrMail = v.union([v.literal(''), webUrl, mailUrl]);

/** A host name, perhaps with a port; Plausible takes several with commas between them. */
export const domains = v.pipe(v.string(), v.regex(/^[\p{Letter}\p{Number}.:-]+(?:,[\p{Letter}\p{Number}.:-]+)*$/u));
