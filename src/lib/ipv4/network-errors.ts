/** The codes with which `parseNetwork` refuses a text. */
export const networkErrors = ['invalid-network', 'invalid-prefix-length', 'invalid-mask', 'ambiguous-leading-zero'] as const;
