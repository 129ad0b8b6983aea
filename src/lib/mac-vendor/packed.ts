/** The IEEE lists as packed by the build; `numbers.ts` defines the number format. */
export interface PackedVendors {
  /** Names, one per line, in the order of their first use by ascending prefix, registry by registry. */
  readonly names: string;
  /** The country of each, as a character: its index in `countryCodes`, and the first of `numbers.ts` for none. */
  readonly countries: string;
  /** ISO 3166-1 alpha-2, two letters each. */
  readonly countryCodes: string;
  /** By registry (MA-L, MA-M, MA-S): the ascending prefixes, as differences from the previous one. */
  readonly steps: readonly string[];
  /** By registry, for each prefix: 0 for the next new vendor, otherwise the distance back to its vendor. */
  readonly backs: readonly string[];
}

export interface PackedAddresses {
  /** A line for each vendor with its different postal addresses, separated by tabs; the lines of an address are separated by carriage returns. */
  readonly addresses: string;
  /** By registry, for each prefix: the index of its address. */
  readonly picks: readonly string[];
}

/** Number of hex digits in the prefixes of the registries. */
export const PREFIX_DIGITS = [6, 7, 9] as const;
