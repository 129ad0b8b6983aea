/** A day of the proleptic Gregorian calendar: month and day start at 1, year 0 is 1 BC. */
export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

// The calendar repeats after 400 years, and its years are counted from March, so that the leap day is the last one.
const DAYS_OF_ERA = 146_097;
const YEARS_OF_ERA = 400;
/** From 0000-03-01 to 1970-01-01. */
const DAYS_TO_1970 = 719_468;
const THURSDAY = 4;
const DAYS_OF_WEEK = 7;

/** Returns the days from 1970-01-01 to a day. Unlike `Date`, it has no first or last year. */
export function toDays({ year, month, day }: CivilDay): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / YEARS_OF_ERA);
  const yearOfEra = marchYear - era * YEARS_OF_ERA;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - DAYS_TO_1970;
}

/** Returns the day `days` days after 1970-01-01. */
export function toCivilDay(days: number): CivilDay {
  const fromMarch = days + DAYS_TO_1970;
  const era = Math.floor(fromMarch / DAYS_OF_ERA);
  const dayOfEra = fromMarch - era * DAYS_OF_ERA;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: era * YEARS_OF_ERA + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

export const daysInYear = (year: number): number => toDays({ year: year + 1, month: 1, day: 1 }) - toDays({ year, month: 1, day: 1 });

export const daysInMonth = (year: number, month: number): number =>
  toDays({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) - toDays({ year, month, day: 1 });

/** Returns 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekdayOf = (days: number): number => ((((days + THURSDAY - 1) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1;

/** Returns the week-numbering year and week of a day (ISO 8601): both are those of the week's Thursday. */
export function weekOf(days: number): { readonly year: number; readonly week: number } {
  const thursday = days - weekdayOf(days) + THURSDAY;
  const { year } = toCivilDay(thursday);
  return { year, week: Math.floor((thursday - toDays({ year, month: 1, day: 1 })) / DAYS_OF_WEEK) + 1 };
}

/** Returns the days from 1970-01-01 to a day of a week (ISO 8601): the first week contains January 4. */
export function weekToDays(year: number, week: number, weekday: number): number {
  const inFirstWeek = toDays({ year, month: 1, day: 4 });
  return inFirstWeek - weekdayOf(inFirstWeek) + (week - 1) * DAYS_OF_WEEK + weekday;
}

/** Returns 52 or 53. */
export const weeksInYear = (year: number): number => weekOf(toDays({ year, month: 12, day: 28 })).week;
