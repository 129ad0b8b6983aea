/** Common schedules. */
export const presets = {
  everyMinute: '* * * * *',
  everyFiveMinutes: '*/5 * * * *',
  everyHour: '0 * * * *',
  everyMidnight: '0 0 * * *',
  weekdaysAtNine: '0 9 * * 1-5',
  mondays: '0 0 * * 1',
  firstOfMonth: '0 0 1 * *',
  everyYear: '0 0 1 1 *',
} as const;
