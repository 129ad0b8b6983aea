export type UnitName = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

export interface Unit {
  readonly name: UnitName;
  readonly seconds: number;
}

const SECOND: Unit = { name: 'second', seconds: 1 };

/** Units of time, longest first. Years and months have the mean length of the Gregorian calendar. */
export const UNITS: readonly Unit[] = [
  { name: 'year', seconds: 31_556_952 },
  { name: 'month', seconds: 2_629_746 },
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
  SECOND,
];

/** The first of `units`, which are sorted longest first, that a length of time fills; the second for what fills none. */
export const longestUnit = (seconds: number, units: readonly Unit[] = UNITS): Unit => units.find((unit) => seconds >= unit.seconds) ?? SECOND;
