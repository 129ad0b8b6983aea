import * as v from 'valibot';

// URLs that people click on must not run code: `javascript:…` is a URL, too.
export const webUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/iu));
const mailUrl = v.pipe(v.string(), v.url(), v.regex(/^mailto:/iu));
export const link = v.union([v.literal(''), webUrl]);
export const linkOrMail = v.union([v.literal(''), webUrl, mailUrl]);

/** A host name, optionally with a port; Plausible accepts several, separated by commas. */
export const domains = v.pipe(v.string(), v.regex(/^[\p{Letter}\p{Number}.:-]+(?:,[\p{Letter}\p{Number}.:-]+)*$/u));
