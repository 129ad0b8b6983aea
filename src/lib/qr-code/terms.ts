/** The four error correction levels: they repair about 7, 15, 25 and 30 % of the codewords. */
export const errorCorrectionLevels = ['low', 'medium', 'quartile', 'high'] as const;
export type ErrorCorrectionLevel = (typeof errorCorrectionLevels)[number];

/** What a code's one segment holds. */
export const modes = ['numeric', 'alphanumeric', 'byte'] as const;
export type Mode = (typeof modes)[number];

export const moduleShapes = ['square', 'dot', 'rounded'] as const;
export type ModuleShape = (typeof moduleShapes)[number];

/** What may be wrong with a code that can be drawn, in alphabetical order. */
export const qrCodeNotes = ['dense', 'inverted', 'logo-large', 'low-contrast', 'small-margin'] as const;
export type QrCodeNote = (typeof qrCodeNotes)[number];
