/** The number types of libphonenumber. */
export const numberTypes = [
  'mobile',
  'fixed-line',
  'fixed-line-or-mobile',
  'toll-free',
  'premium-rate',
  'shared-cost',
  'voip',
  'personal-number',
  'pager',
  'uan',
  'voicemail',
  'unknown',
] as const;

export type NumberType = (typeof numberTypes)[number];

/** Reasons for an invalid number. */
export const reasons = ['too-short', 'too-long', 'invalid-length', 'unassigned'] as const;
export type Reason = (typeof reasons)[number];
