/** A minute is the unit: what is closer to the middle is drawn about proportionally, what is farther away is compressed. */
const UNIT_MS = 60_000;
/** Even if everything is closer, the scale shows at least an hour on both sides. */
const LEAST_MS = 60 * UNIT_MS;

/** Signed logarithm of a distance in milliseconds. */
const compress = (distance: number): number => Math.sign(distance) * Math.log1p(Math.abs(distance) / UNIT_MS);

/** A scale of time around a moment, on which minutes and years are both visible. */
export interface TimeScale {
  /** The place of a time, from 0 to 1. */
  readonly placeOf: (time: number) => number;
  /** Round distances from the moment that are on the scale, from the earliest on. */
  readonly ticks: readonly Tick[];
}

interface Tick {
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year';
  readonly place: number;
}

/** From longest to shortest: if not all of them fit, the longest are kept. */
const steps = [
  { count: 10, unit: 'year', ms: 3_650 * 86_400_000 },
  { count: 1, unit: 'year', ms: 365 * 86_400_000 },
  { count: 1, unit: 'month', ms: 30 * 86_400_000 },
  { count: 1, unit: 'day', ms: 86_400_000 },
  { count: 1, unit: 'hour', ms: 3_600_000 },
  { count: 1, unit: 'minute', ms: UNIT_MS },
] as const;

/** So that their labels do not overlap on a phone. */
const LEAST_TICK_DISTANCE = 0.17;

/** Makes the scale around `now` that contains all the times, in milliseconds. */
export function timeScale(now: number, times: readonly number[]): TimeScale {
  const before = compress(Math.max(LEAST_MS, ...times.map((time) => now - time)));
  const after = compress(Math.max(LEAST_MS, ...times.map((time) => time - now)));
  const placeOf = (time: number): number => Math.min(1, Math.max(0, (compress(time - now) + before) / (before + after)));
  const ticks: Tick[] = [];
  for (const { count, unit, ms } of steps) {
    const both = [
      { count: -count, unit, place: placeOf(now - ms), isOnScale: compress(ms) <= before },
      { count, unit, place: placeOf(now + ms), isOnScale: compress(ms) <= after },
    ];
    for (const { isOnScale, ...tick } of both)
      if (isOnScale && [placeOf(now), ...ticks.map(({ place }) => place)].every((place) => Math.abs(place - tick.place) >= LEAST_TICK_DISTANCE))
        ticks.push(tick);
  }
  return { placeOf, ticks: ticks.toSorted((one, other) => one.place - other.place) };
}
