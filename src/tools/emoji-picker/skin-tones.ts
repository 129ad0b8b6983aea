/** The skin tones of UTS #51, from light to dark. */
export const skinTones = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

export type SkinTone = (typeof skinTones)[number];
