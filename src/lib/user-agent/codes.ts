/** What sends a User-Agent header. */
export const clientKinds = ['browser', 'crawler', 'mail', 'tool', 'unknown'] as const;
export const deviceTypes = ['desktop', 'mobile', 'tablet', 'smarttv', 'console', 'wearable', 'embedded'] as const;
/** What was removed around a User-Agent header, and what it no longer tells, in the order in which it is said. */
export const userAgentNotes = [
  'surroundings-removed',
  'windows-version-frozen',
  'macos-version-frozen',
  'android-reduced',
  'browser-version-reduced',
  'ios-version-frozen',
] as const;
export type UserAgentNote = (typeof userAgentNotes)[number];
