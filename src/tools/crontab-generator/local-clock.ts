import type { LocalTimeNote, TimeZone } from '../../lib/time-zone/time-zone.ts';
import { SECONDS_OF_DAY } from './local-times.ts';

const NS_PER_SECOND = 1_000_000_000n;

// No time zone has changed its clocks twice within this time.
const SAMPLE_SECONDS = 6 * 3_600;
/** No offset from UTC was ever larger. */
const MAX_OFFSET = 16 * 3_600;

/** A period with a constant offset, from `start` on. */
interface Stretch {
  readonly start: number;
  /** Seconds ahead of UTC. */
  readonly offset: number;
}

/** The instants at which clocks showed a local time, or the one at which they skipped it. */
export interface Shown {
  readonly instants: readonly number[];
  readonly note: LocalTimeNote | '';
}

/** The clock of a time zone. All times are seconds since 1970: instants in UTC, local times as wall-clock time. */
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

  /** Returns the earliest local time that can still occur after an instant: clocks may go back soon. */
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

  /** Returns the periods of a local day and the hours around it. */
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

  /** Returns the first second with a different offset than `from`. */
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
