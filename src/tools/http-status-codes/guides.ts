/** Whether each redirect is permanent, and what happens to a POST (RFC 9110, section 15.4). */
export const redirects = [
  { code: 301, lasts: 'permanent', method: 'mayBecomeGet' },
  { code: 302, lasts: 'temporary', method: 'mayBecomeGet' },
  { code: 303, lasts: 'temporary', method: 'becomesGet' },
  { code: 307, lasts: 'temporary', method: 'staysTheSame' },
  { code: 308, lasts: 'permanent', method: 'staysTheSame' },
] as const;

/** Codes after which the same request may succeed. */
export const retries = [408, 425, 429, 500, 502, 503, 504] as const;
