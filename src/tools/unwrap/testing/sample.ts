import type { LayerId } from '../codes.ts';

/** A nested content as programs write it. The values are made up; `source` describes the structure. */
export interface Sample {
  readonly name: string;
  readonly source: string;
  readonly input: string;
  /** The layers along the first part that can be opened. */
  readonly chain: readonly LayerId[];
}

export const base64 = (data: string | Uint8Array): string => Buffer.from(data).toString('base64');
export const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');
