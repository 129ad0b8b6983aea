/** Ports to which browsers refuse to connect (Fetch, "port blocking"): single ports, and first and last ports of ranges. */
const BLOCKED: readonly (number | readonly [first: number, last: number])[] = [
  1,
  7,
  9,
  11,
  13,
  15,
  17,
  [19, 23],
  25,
  37,
  42,
  43,
  53,
  69,
  77,
  79,
  87,
  95,
  [101, 104],
  [109, 111],
  113,
  115,
  117,
  119,
  123,
  135,
  137,
  139,
  143,
  161,
  179,
  389,
  427,
  465,
  [512, 515],
  526,
  [530, 532],
  540,
  548,
  554,
  556,
  563,
  587,
  601,
  636,
  989,
  990,
  993,
  995,
  1719,
  1720,
  1723,
  2049,
  3659,
  4045,
  4190,
  5060,
  5061,
  6000,
  6566,
  [6665, 6669],
  6679,
  6697,
  10080,
];

export const MAX_PORT = 65_535;
const FIRST_USER_PORT = 1_024;
const FIRST_DYNAMIC_PORT = 49_152;

export const portRanges = ['system', 'user', 'dynamic'] as const;
export type PortRange = (typeof portRanges)[number];

/** Returns the range of a port (RFC 6335, section 6). */
export function rangeOf(port: number): PortRange {
  if (port < FIRST_USER_PORT) return 'system';
  return port < FIRST_DYNAMIC_PORT ? 'user' : 'dynamic';
}

export const blockedPorts: ReadonlySet<number> = new Set(
  BLOCKED.flatMap((entry) => (typeof entry === 'number' ? [entry] : Array.from({ length: entry[1] - entry[0] + 1 }, (_, index) => entry[0] + index))),
);
