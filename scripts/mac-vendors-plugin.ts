import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { writeNumbers } from '../src/lib/mac-vendor/numbers.ts';
import type { PackedAddresses, PackedVendors } from '../src/lib/mac-vendor/packed.ts';
import { PREFIX_DIGITS } from '../src/lib/mac-vendor/packed.ts';

/**
 * Provides `virtual:mac-vendors`, who has which block of MAC addresses according to IEEE, and `virtual:mac-vendor-addresses`, where
 * they live. The package has five megabytes of JSON; these are packed so that the first is a third of a megabyte on its way.
 */
export const macVendors = (): Plugin => ({
  name: 'mac-vendors',
  resolveId: { filter: { id: /^virtual:mac-vendor(?:s|-addresses)$/u }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:mac-vendor(?:s|-addresses)$/u },
    handler: async (id) => {
      const { vendors, addresses } = await (packed ??= packAll());
      return `export default ${JSON.stringify(id.endsWith('s') && !id.endsWith('addresses') ? vendors : addresses)};`;
    },
  },
});

interface Packed {
  readonly vendors: PackedVendors;
  readonly addresses: PackedAddresses;
}

let packed: Promise<Packed> | undefined;

// The data takes a moment to load, so it is loaded only for a build that needs it.
async function packAll(): Promise<Packed> {
  const records: Readonly<Record<string, string>> = JSON.parse(await readFile(createRequire(import.meta.url).resolve('oui-data'), 'utf8'));
  return packVendors(new Map(Object.entries(records)));
}

/** A record in parts. */
export interface VendorRecord {
  readonly name: string;
  /** ISO 3166-1 alpha-2; '' where the record names none. */
  readonly country: string;
  /** With line breaks. */
  readonly postalAddress: string;
}

/** The first line is the name, the last one the country, if it is one. */
export function readRecord(record: string): VendorRecord {
  const [name = '', ...lines] = record.split('\n');
  const country = countryCodes.get(lines.at(-1) ?? '') ?? '';
  return { name, country, postalAddress: (country === '' ? lines : lines.slice(0, -1)).join('\n') };
}

/** English name → code. Withdrawn codes have the name of the present one, which is the canonical. */
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

/** @param records prefix → record, as oui-data has them. */
function packVendors(records: ReadonlyMap<string, string>): Packed {
  const known = new Map<string, number>();
  const vendors: Vendor[] = [];
  const lists = PREFIX_DIGITS.map((digits) => {
    const steps: number[] = [];
    const backs: number[] = [];
    const picks: number[] = [];
    let last = 0;
    for (const [prefix, record] of [...records].filter(([key]) => key.length === digits).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
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

/** The place of a text in a list, which gets it if it is new. */
function placeOf(texts: string[], text: string): number {
  const place = texts.indexOf(text);
  return place < 0 ? texts.push(text) - 1 : place;
}
