import type { Contract } from '../src/runtime/listing.ts';

export function readContracts(): Readonly<Record<string, Contract>>;
