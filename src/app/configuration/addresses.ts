import * as v from 'valibot';

// URLs that people click on must not run code: `javascript:…` is a URL, too.
export const webUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/iu));
const mailUrl = v.pipe(v.string(), v.url(), v.regex(/^mailto:/iu));
export const link = v.union([v.literal(''), webUrl]);
export const linkOrMail = v.union([v.literal(''), webUrl, mailUrl]);

/** A host name, optionally with a port; Plausible accepts several, separated by commas. */
export const domains = v.pipe(v.string(), v.regex(/^[\p{Letter}\p{Number}.:-]+(?:,[\p{Letter}\p{Number}.:-]+)*$/u));

/**
 * An origin as browsers write it (RFC 6454, section 6.2): scheme, host and port, in lowercase and without the default port. Not `null`, the origin
 * of every sandboxed frame.
 */
export const origin = v.pipe(
  v.string(),
  v.regex(/^(?!http:.*:80$|https:.*:443$)https?:[/]{2}(?:[a-z0-9_-]+(?:[.][a-z0-9_-]+)*|[[][0-9a-f:.]+[\]])(?::[1-9][0-9]{0,4})?$/u),
);
