import { fromBER } from 'asn1js';
import { SignedData, TSTInfo } from 'pkijs';
import { splitFirst } from '../ber/ber.ts';
import { StructureError } from './structure-error.ts';

// Some signatures contain revocation lists of tens of thousands of parts. More parts than this would take seconds to read.
const LIMITS = { maxNodes: 150_000, maxDepth: 80, parseEmbedded: false } as const;

const structures = { SignedData, TSTInfo } as const;

type Structures = typeof structures;

/**
 * Parses a CMS structure; what follows it is ignored. Only this function passes bytes to the parser libraries: anything
 * that they throw at malformed bytes becomes one type of error.
 * @throws StructureError
 */
export function readStructure<Name extends keyof Structures>(name: Name, bytes: Uint8Array): InstanceType<Structures[Name]> {
  try {
    const { offset, result } = fromBER(Uint8Array.from(splitFirst(bytes).element).buffer, LIMITS);
    if (offset < 0) throw new StructureError(result.error);
    return new structures[name]({ schema: result }) as InstanceType<Structures[Name]>;
  } catch (cause) {
    throw new StructureError(`not a valid ${name}`, { cause });
  }
}
