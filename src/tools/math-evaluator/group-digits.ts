const INTEGER = /(?<![\p{L}\p{N}_.]|e[+-])\d{4,}/gu;
const GROUP_END = /\B(?=(?:\d{3})+$)/gu;
const NARROW_SPACE = '\u202f';

/** Sets narrow spaces between groups of three digits before the point: for the eye, and never in a copied text. */
export const groupDigits = (text: string): string => text.replaceAll(INTEGER, (digits) => digits.replaceAll(GROUP_END, NARROW_SPACE));
