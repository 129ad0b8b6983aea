import { clearGroupBit } from '../mac/mac.ts';
import { readNumbers } from './numbers.ts';
import type { PackedAddresses, PackedVendors } from './packed.ts';
import { PREFIX_DIGITS } from './packed.ts';
import type { Registry } from './registries.ts';
import { registries } from './registries.ts';

/** The block that contains an address. */
export interface Block {
  readonly registry: Registry;
  /** Uppercase digits. */
  readonly prefix: string;
  readonly vendor: string;
  /** ISO 3166-1 alpha-2; '' if unknown. */
  readonly country: string;
  /** Position of its postal address, for `postalAddressOf`. */
  readonly place: Place;
}

export interface Place {
  readonly vendor: number;
  readonly registry: number;
  /** Index of the prefix in its registry. */
  readonly index: number;
}

interface Blocks {
  readonly prefixes: Float64Array;
  readonly vendors: Uint16Array;
}

interface Vendors {
  readonly names: readonly string[];
  readonly countryOf: (vendor: number) => string;
  /** By registry. */
  readonly blocks: readonly Blocks[];
}

function readVendors({ names, countries, countryCodes, steps, backs }: PackedVendors): Vendors {
  const countryPlaces = readNumbers(countries);
  let next = 0;
  const blocks = PREFIX_DIGITS.map((_, registry) => {
    let prefix = 0;
    const prefixes = Float64Array.from(readNumbers(steps[registry] ?? ''), (step) => (prefix += step));
    const vendors = Uint16Array.from(readNumbers(backs[registry] ?? ''), (back) => (back === 0 ? next++ : next - back));
    return { prefixes, vendors };
  });
  const countryOf = (vendor: number): string => {
    const place = countryPlaces[vendor] ?? 0;
    return place === 0 ? '' : countryCodes.slice(2 * place - 2, 2 * place);
  };
  return { names: names.split('\n'), countryOf, blocks };
}

let loaded: Promise<Vendors> | undefined;
const loadVendors = (): Promise<Vendors> => (loaded ??= import('virtual:mac-vendors').then(({ default: packed }) => readVendors(packed)));

/** Loads the lists, and returns a function that finds the smallest block that contains an address, or a prefix of at least 6 digits. */
export async function loadFinder(): Promise<(digits: string) => Block | undefined> {
  const vendors = await loadVendors();
  // A group address belongs to the owner of the block; two old blocks have the group bit in their own prefixes.
  return (digits) => smallestIn(vendors, clearGroupBit(digits)) ?? smallestIn(vendors, digits);
}

/** Prefers the owner of a part of a block over the registrant that sells its parts. */
const smallestIn = (vendors: Vendors, digits: string): Block | undefined =>
  registries.map((_, registry) => findIn(vendors, registry, digits)).findLast((block) => block !== undefined);

function findIn({ names, countryOf, blocks }: Vendors, registry: number, digits: string): Block | undefined {
  const length = PREFIX_DIGITS[registry] ?? 0;
  const list = blocks[registry];
  if (!list || digits.length < length) return undefined;
  const prefix = digits.slice(0, length);
  const index = placeIn(list.prefixes, Number.parseInt(prefix, 16));
  const vendor = list.vendors[index];
  if (vendor === undefined) return undefined;
  return {
    registry: registries[registry] ?? 'MA-L',
    prefix: prefix.toUpperCase(),
    vendor: names[vendor] ?? '',
    country: countryOf(vendor),
    place: { vendor, registry, index },
  };
}

/** Returns the index of a number in a sorted array; -1 if it is missing. */
function placeIn(numbers: Float64Array, wanted: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const number = numbers[middle] ?? 0;
    if (number === wanted) return middle;
    if (number < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

interface Addresses {
  readonly ofVendors: readonly string[];
  /** By registry. */
  readonly picks: readonly string[];
}

const readAddresses = ({ addresses, picks }: PackedAddresses): Addresses => ({ ofVendors: addresses.split('\n'), picks });

let loadedAddresses: Promise<Addresses> | undefined;
const loadAddresses = (): Promise<Addresses> =>
  (loadedAddresses ??= import('virtual:mac-vendor-addresses').then(({ default: packed }) => readAddresses(packed)));

/** Loads the postal addresses, which are larger than everything else, and returns a function that finds one; its lines are separated by line breaks. */
export async function loadPostalAddresses(): Promise<(place: Place) => string> {
  const { ofVendors, picks } = await loadAddresses();
  const pickOf = picks.map(readNumbers);
  return ({ vendor, registry, index }) => (ofVendors[vendor] ?? '').split('\t')[pickOf[registry]?.[index] ?? 0]?.replaceAll('\r', '\n') ?? '';
}
