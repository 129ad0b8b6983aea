/** Methods of PKCE (RFC 7636, section 4.2). */
export const challengeMethods = ['S256', 'plain'] as const;

/** Whether a code verifier has 43 to 128 unreserved characters (RFC 7636, section 4.1). */
export const isVerifier = (text: string): boolean => /^[\w.~-]{43,128}$/u.test(text);
