import type { LocalTimeNote, TimeZone } from '../../lib/time-zone/time-zone.ts';
import { SECONDS_OF_DAY } from './local-times.ts';

const NS_PER_SECOND = 1_000_000_000n;

// No zone has changed its clocks twice in so short a time.
const SAMPLE_SECONDS = 6 * 3_600;
/** Clocks were never farther from UTC. */
const MAX_OFFSET = 16 * 3_600;

/** A stretch of time in which the clocks go as usual, from `start` on. */
interface Stretch {
  readonly start: number;
  /** Seconds ahead of UTC. */
  readonly offset: number;
}

/** What became of a local time: the instants at which clocks showed it, or the one at which they skipped it. */
export interface Shown {
  readonly instants: readonly number[];
  readonly note: LocalTimeNote | '';
}

/** The clock of a time zone. All times are seconds since 1970, instants in UTC and local times on the wall. */
export class LocalClock {
  readonly #zone: TimeZone;
  #day = Number.NaN;
  #stretches: readonly Stretch[] = [];

  constructor(zone: TimeZone) {
    this.#zone = zone;
  }

  offsetAt(instant: number): number {
    return Number(this.#zone.offsetAt(BigInt(instant) * NS_PER_SECOND) / NS_PER_SECOND);
  }

  /** The earliest local time that is still to come after an instant: clocks may go back soon. */
  earliestAfter(instant: number): number {
    const offset = this.offsetAt(instant);
    let least = offset;
    for (let ahead = SAMPLE_SECONDS; ahead <= SECONDS_OF_DAY + SAMPLE_SECONDS; ahead += SAMPLE_SECONDS) {
      least = Math.min(least, this.offsetAt(instant + ahead));
    }
    return instant + least;
  }

  show(local: number): Shown {
    const stretches = this.#stretchesAround(local);
    const instants = stretches.flatMap(({ start, offset }, index) => {
      const instant = local - offset;
      return instant >= start && instant < (stretches[index + 1]?.start ?? Number.POSITIVE_INFINITY) ? [instant] : [];
    });
    if (instants.length > 0) return { instants, note: instants.length > 1 ? 'repeated-time' : '' };
    const after = stretches.find(({ start, offset }) => local < start + offset);
    return { instants: after ? [after.start] : [], note: 'skipped-time' };
  }

  /** The stretches of a local day and of the hours around it. */
  #stretchesAround(local: number): readonly Stretch[] {
    const day = Math.floor(local / SECONDS_OF_DAY);
    if (day === this.#day) return this.#stretches;
    const first = day * SECONDS_OF_DAY - MAX_OFFSET;
    const last = (day + 1) * SECONDS_OF_DAY + MAX_OFFSET;
    const stretches: Stretch[] = [{ start: Number.NEGATIVE_INFINITY, offset: this.offsetAt(first) }];
    for (let from = first; from < last; from += SAMPLE_SECONDS) {
      const to = from + SAMPLE_SECONDS;
      const offset = this.offsetAt(to);
      if (offset !== stretches.at(-1)?.offset) stretches.push({ start: this.#changeBetween(from, to), offset });
    }
    this.#day = day;
    this.#stretches = stretches;
    return stretches;
  }

  /** The first second with another offset than `from` has. */
  #changeBetween(from: number, to: number): number {
    const before = this.offsetAt(from);
    let same = from;
    let other = to;
    while (other - same > 1) {
      const middle = Math.floor((same + other) / 2);
      if (this.offsetAt(middle) === before) same = middle;
      else other = middle;
    }
    return other;
  }
}
