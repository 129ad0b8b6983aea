/** What a number is for, by libphonenumber. */
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

/** Why a number is not valid. */
export const reasons = ['too-short', 'too-long', 'invalid-length', 'unassigned'] as const;
export type Reason = (typeof reasons)[number];
