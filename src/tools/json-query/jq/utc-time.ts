/** Returns milliseconds as Date.UTC does, also in the years 0 to 99, which it reads as 1900 to 1999. NaN beyond what Date can have. */
export const utcTime = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number =>
  new Date(new Date(0).setUTCFullYear(year, month, day)).setUTCHours(hour, minute, second, 0);
