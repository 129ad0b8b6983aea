const INTEGER = /(?<![\p{L}\p{N}_.]|e[+-])\d{4,}/gu;
const GROUP_END = /\B(?=(?:\d{3})+$)/gu;
const NARROW_SPACE = '\u202f';

/** Inserts narrow spaces between groups of three integer digits, for display only, never in copied text. */
export const groupDigits = (text: string): string => text.replaceAll(INTEGER, (digits) => digits.replaceAll(GROUP_END, NARROW_SPACE));
