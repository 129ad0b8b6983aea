/** Splits two addresses separated by a hyphen or whitespace, in either order; returns `undefined` for any other text. */
export function splitRange(text: string): { readonly startAddress: string; readonly endAddress: string } | undefined {
  const [, startAddress, endAddress] = /^\s*([\d.]{7,15})(?:\s*[-‐-―−]\s*|\s+)([\d.]{7,15})\s*$/u.exec(text.slice(0, LONGEST)) ?? [];
  return startAddress === undefined || endAddress === undefined ? undefined : { startAddress, endAddress };
}

const LONGEST = 100;
