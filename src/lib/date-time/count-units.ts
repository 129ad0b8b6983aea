/** The units of counted formats: the unit in nanoseconds, and the number of units from the epoch of the format to 1970-01-01. */
export const countUnits = {
  'unix-seconds': { ns: 1_000_000_000n, to1970: 0n },
  'unix-milliseconds': { ns: 1_000_000n, to1970: 0n },
  'unix-microseconds': { ns: 1_000n, to1970: 0n },
  'unix-nanoseconds': { ns: 1n, to1970: 0n },
  'windows-filetime': { ns: 100n, to1970: 116_444_736_000_000_000n },
  'dotnet-ticks': { ns: 100n, to1970: 621_355_968_000_000_000n },
  // From 1601-01-01, as in the history and the cookies of Chrome.
  'webkit-microseconds': { ns: 1_000n, to1970: 11_644_473_600_000_000n },
  // From 2001-01-01.
  'cocoa-seconds': { ns: 1_000_000_000n, to1970: -978_307_200n },
} as const satisfies Record<string, { readonly ns: bigint; readonly to1970: bigint }>;

export type CountUnit = keyof typeof countUnits;
