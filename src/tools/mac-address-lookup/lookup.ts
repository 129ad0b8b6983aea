import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { formatMac, isGroup, isLocal, readMac } from '../../lib/mac/mac.ts';
import type { Block, Place } from '../../lib/mac-vendor/vendors.ts';
import { loadFinder, loadPostalAddresses } from '../../lib/mac-vendor/vendors.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import { addressesInLine } from './keep-addresses.ts';
import { notesOn } from './notes.ts';

type Watch = Pick<RunContext, 'signal' | 'progress'>;

/** Looks up the addresses, one per line. Postal addresses are loaded only if a vendor is known. */
export async function lookUp(text: string, watch: Watch) {
  const addresses = readAddresses(text);
  const find = await loadFinder();
  const found = addresses.map(({ digits }) => find(digits));
  const postalAddressOf = found.some((block) => block !== undefined) ? await loadPostalAddresses() : noPostalAddress;
  const results = await describeAll(addresses, found, postalAddressOf, watch);
  return { vendors: results.map(({ vendor }) => vendor).join('\n'), results };
}

const noPostalAddress = (): string => '';

interface Address {
  /** As entered. */
  readonly input: string;
  readonly digits: string;
}

function readAddresses(text: string): Address[] {
  const lines = splitLines(text).map((line) => line.trim());
  const found = lines.map(addressesInLine);
  const isOutput = lines.some((line, index) => found[index]?.length !== 0 && readMac(line) === undefined);
  return lines.flatMap((line, index) => {
    const inputs = found[index] ?? [];
    if (inputs.length === 0 && line !== '' && !(isOutput && isProse(line))) {
      throw new InputError('invalid-mac-address', { field: 'addresses', position: { line: index + 1, column: 1 } });
    }
    return inputs.map((input) => ({ input, digits: readMac(input) ?? '' }));
  });
}

/** Whether a line is a heading or another part of command output, rather than an address with an error. */
const isProse = (line: string): boolean => /[a-z]{3}/iu.test(line.replaceAll(/[\da-f]+(?:[:.-][\da-f]+)+/giu, '')) || !/[\da-z]/iu.test(line);

async function describeAll(
  addresses: readonly Address[],
  blocks: readonly (Block | undefined)[],
  postalAddressOf: (place: Place) => string,
  { signal, progress }: Watch,
): Promise<ReturnType<typeof describe>[]> {
  const pacer = new Pacer();
  const results: ReturnType<typeof describe>[] = [];
  for (const [index, address] of addresses.entries()) {
    results.push(describe(address, blocks[index], postalAddressOf));
    if (!pacer.isDue) continue;
    progress(index, addresses.length);
    await pacer.pause(signal);
  }
  return results;
}

function describe({ input, digits }: Address, block: Block | undefined, postalAddressOf: (place: Place) => string) {
  return {
    input,
    address: formatMac(digits, 'colon'),
    vendor: block?.vendor ?? '',
    country: block?.country ?? '',
    postalAddress: block ? postalAddressOf(block.place) : '',
    registry: block?.registry ?? '',
    prefix: block?.prefix ?? '',
    administration: isLocal(digits) ? ('local' as const) : ('universal' as const),
    cast: isGroup(digits) ? ('multicast' as const) : ('unicast' as const),
    notes: notesOn(digits, block !== undefined),
  };
}
