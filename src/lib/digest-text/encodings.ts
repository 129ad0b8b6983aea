/** How a text is decoded to the bytes to digest. */
export const messageEncodings = ['utf-8', 'hex', 'base64'] as const;
export type MessageEncoding = (typeof messageEncodings)[number];

/** How the bytes of a digest are encoded. */
export const digestEncodings = ['hex', 'hex-uppercase', 'base64', 'base64url', 'binary'] as const;
export type DigestEncoding = (typeof digestEncodings)[number];

/** Results of a comparison with an expected digest. */
export const verdicts = ['not-compared', 'match', 'mismatch'] as const;
export type Verdict = (typeof verdicts)[number];
