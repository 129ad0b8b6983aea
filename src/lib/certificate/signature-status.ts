/** What is known about a signature: `self-signed` is verified with the object's own key, `issuer-missing` is not verified. */
export const signatureStatuses = ['verified', 'self-signed', 'issuer-missing', 'unsupported', 'invalid'] as const;
export type SignatureStatus = (typeof signatureStatuses)[number];
