/** The four error correction levels: they repair about 7, 15, 25 and 30% of the codewords. */
export const errorCorrectionLevels = ['low', 'medium', 'quartile', 'high'] as const;
export type ErrorCorrectionLevel = (typeof errorCorrectionLevels)[number];

/** The mode of a code's only segment. */
export const modes = ['numeric', 'alphanumeric', 'byte'] as const;
export type Mode = (typeof modes)[number];

export const moduleShapes = ['square', 'dot', 'rounded'] as const;
export type ModuleShape = (typeof moduleShapes)[number];

/** Problems of a code that can still be drawn, in alphabetical order. */
export const qrCodeNotes = ['dense', 'inverted', 'logo-large', 'low-contrast', 'small-margin'] as const;
export type QrCodeNote = (typeof qrCodeNotes)[number];
