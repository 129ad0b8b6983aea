/** Seconds per unit of Go's time.ParseDuration. */
const UNITS: Readonly<Record<string, number>> = { ns: 1e-9, us: 1e-6, µs: 1e-6, μs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3_600 };

const DURATION = /^(?:\d+(?:\.\d*)?(?:ns|us|µs|μs|ms|s|m|h))+$/u;

/** Parses the interval of `@every 1h30m` in whole seconds, at least one, as robfig/cron rounds it; undefined for other text. */
export function readEvery(text: string): number | undefined {
  const [, duration = ''] = /^@every\s+(\S{1,60})$/iu.exec(text.trim()) ?? [];
  if (!DURATION.test(duration)) return undefined;
  const seconds = Array.from(duration.matchAll(/([\d.]+)([a-zµμ]+)/gu), ([, amount, unit = '']) => Number(amount) * (UNITS[unit] ?? 0)).reduce(
    (sum, part) => sum + part,
    0,
  );
  return Math.max(1, Math.floor(seconds + 1e-9));
}

/** Returns a cron schedule with the same description, if there is one. */
export function scheduleLike(seconds: number): string | undefined {
  if (seconds < 60) return `*/${seconds} * * * * *`;
  if (seconds % 60 === 0 && seconds < 3_600) return `*/${seconds / 60} * * * *`;
  return seconds % 3_600 === 0 && seconds < 86_400 ? `0 */${seconds / 3_600} * * *` : undefined;
}
