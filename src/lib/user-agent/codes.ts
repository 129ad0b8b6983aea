/** Types of programs that send a User-Agent header. */
export const clientKinds = ['browser', 'crawler', 'mail', 'tool', 'unknown'] as const;
export const deviceTypes = ['desktop', 'mobile', 'tablet', 'smarttv', 'console', 'wearable', 'embedded'] as const;
/** Notes about what was removed around a User-Agent header, and what it no longer contains, in display order. */
export const userAgentNotes = [
  'surroundings-removed',
  'windows-version-frozen',
  'macos-version-frozen',
  'android-reduced',
  'browser-version-reduced',
  'ios-version-frozen',
] as const;
export type UserAgentNote = (typeof userAgentNotes)[number];
