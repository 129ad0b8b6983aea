/** The error codes of `parseNetwork`. */
export const networkErrors = ['invalid-network', 'invalid-prefix-length', 'invalid-mask', 'ambiguous-leading-zero'] as const;
