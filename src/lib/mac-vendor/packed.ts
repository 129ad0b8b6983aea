/** The lists of IEEE, as the build packs them; `numbers.ts` says how numbers are written. */
export interface PackedVendors {
  /** Names, a line each, in the order in which ascending prefixes meet them, registry by registry. */
  readonly names: string;
  /** The country of each, as a character: its place in `countryCodes`, and the first of `numbers.ts` for none. */
  readonly countries: string;
  /** ISO 3166-1 alpha-2, two letters each. */
  readonly countryCodes: string;
  /** By registry (MA-L, MA-M, MA-S): the prefixes, ascending, as steps from the one before. */
  readonly steps: readonly string[];
  /** By registry, for each prefix: 0 for the next new vendor, else how many vendors back its own is. */
  readonly backs: readonly string[];
}

export interface PackedAddresses {
  /** For each vendor a line with its different postal addresses, with tabs between them; the lines of an address have carriage returns between them. */
  readonly addresses: string;
  /** By registry, for each prefix: which of them. */
  readonly picks: readonly string[];
}

/** How many hexadecimal digits the prefixes of the registries have. */
export const PREFIX_DIGITS = [6, 7, 9] as const;
