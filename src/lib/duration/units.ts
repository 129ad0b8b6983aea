export type UnitName = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

export interface Unit<Name extends string = UnitName> {
  readonly name: Name;
  readonly seconds: number;
}

const SECOND: Unit<'second'> = { name: 'second', seconds: 1 };

const YEARS_AND_MONTHS: readonly Unit[] = [
  { name: 'year', seconds: 31_556_952 },
  { name: 'month', seconds: 2_629_746 },
];
const DAYS_AND_LESS: readonly Unit[] = [{ name: 'day', seconds: 86_400 }, { name: 'hour', seconds: 3_600 }, { name: 'minute', seconds: 60 }, SECOND];

/** Units of time, longest first. Years and months have the mean length of the Gregorian calendar. */
export const UNITS: readonly Unit[] = [...YEARS_AND_MONTHS, ...DAYS_AND_LESS];

/** The same with weeks, for durations below a month. */
export const UNITS_WITH_WEEKS: readonly Unit<UnitName | 'week'>[] = [...YEARS_AND_MONTHS, { name: 'week', seconds: 604_800 }, ...DAYS_AND_LESS];

/** Returns the first of `units`, sorted longest first, that a duration fills; the unit `second` if it fills none. */
export const longestUnit = <Name extends string>(seconds: number, units: readonly Unit<Name>[]): Unit<Name | 'second'> =>
  units.find((unit) => seconds >= unit.seconds) ?? SECOND;
