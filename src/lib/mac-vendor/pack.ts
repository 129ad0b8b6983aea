import { writeNumbers } from './numbers.ts';
import type { PackedAddresses, PackedVendors } from './packed.ts';
import { PREFIX_DIGITS } from './packed.ts';

/** A parsed record. */
interface VendorRecord {
  readonly name: string;
  /** ISO 3166-1 alpha-2; '' if the record has none. */
  readonly country: string;
  /** Lines separated by line breaks. */
  readonly postalAddress: string;
}

/** The first line is the name, the last one the country, if it is one. */
function readRecord(record: string): VendorRecord {
  const [name = '', ...lines] = record.split('\n');
  const country = countryCodes.get(lines.at(-1) ?? '') ?? '';
  return { name, country, postalAddress: (country === '' ? lines : lines.slice(0, -1)).join('\n') };
}

/** English name → code. Withdrawn codes have the name of the current one, which is canonical. */
const countryCodes: ReadonlyMap<string, string> = new Map(allCountries());

function allCountries(): (readonly [name: string, code: string])[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}` ? [] : [[name, code] as const];
  });
}

interface Vendor {
  readonly name: string;
  readonly country: string;
  readonly addresses: string[];
}

interface Packed {
  readonly vendors: PackedVendors;
  readonly addresses: PackedAddresses;
}

/**
 * Packs the IEEE lists for `loadFinder` and `loadPostalAddresses`.
 * @param records prefix → record, in the format of oui-data.
 */
export function packVendors(records: Readonly<Record<string, string>>): Packed {
  const known = new Map<string, number>();
  const vendors: Vendor[] = [];
  const lists = PREFIX_DIGITS.map((digits) => {
    const steps: number[] = [];
    const backs: number[] = [];
    const picks: number[] = [];
    let last = 0;
    for (const [prefix, record] of Object.entries(records)
      .filter(([key]) => key.length === digits)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const { name, country, postalAddress } = readRecord(record);
      const key = `${country}\n${name}`;
      const place = known.get(key) ?? vendors.length;
      backs.push(vendors.length - place);
      if (place === vendors.length) vendors.push({ name, country, addresses: [] });
      known.set(key, place);
      picks.push(placeOf(vendors[place]?.addresses ?? [], postalAddress.replaceAll('\n', '\r')));
      const number = Number.parseInt(prefix, 16);
      steps.push(number - last);
      last = number;
    }
    return { steps: writeNumbers(steps), backs: writeNumbers(backs), picks: writeNumbers(picks) };
  });
  const codes = [...new Set(vendors.map(({ country }) => country))].filter((code) => code !== '').toSorted();
  return {
    vendors: {
      names: vendors.map(({ name }) => name).join('\n'),
      countries: writeNumbers(vendors.map(({ country }) => codes.indexOf(country) + 1)),
      countryCodes: codes.join(''),
      steps: lists.map(({ steps }) => steps),
      backs: lists.map(({ backs }) => backs),
    },
    addresses: { addresses: vendors.map(({ addresses }) => addresses.join('\t')).join('\n'), picks: lists.map(({ picks }) => picks) },
  };
}

/** Returns the index of a text in a list; appends it if it is new. */
function placeOf(texts: string[], text: string): number {
  const place = texts.indexOf(text);
  return place < 0 ? texts.push(text) - 1 : place;
}
