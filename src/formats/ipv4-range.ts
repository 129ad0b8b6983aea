import { defineFormat } from './format.ts';
import { readIpv4 } from './readers/ipv4.ts';

/** Reads two addresses separated by a hyphen or whitespace, the second not lower than the first. */
function readRange(text: string): { readonly start: string; readonly end: string } | undefined {
  const [, start = '', end = ''] = /^([\d.]{7,15})(?:\s{0,9}[-‐-―−]\s{0,9}|\s{1,9})([\d.]{7,15})$/u.exec(text) ?? [];
  const [first, last] = [readIpv4(start), readIpv4(end)];
  return first !== undefined && last !== undefined && first <= last ? { start, end } : undefined;
}

/** Its parts are the addresses `start` and `end`. */
export default defineFormat({
  parent: 'text',
  order: 46,
  looksLike(text) {
    const range = readRange(text);
    if (!range) return 'no';
    return /\s/u.test(text) ? 'plausible' : 'confident';
  },
  samples: { confident: ['192.168.1.1-192.168.6.255'], plausible: ['192.168.1.1 - 192.168.6.255', '10.0.0.1 10.0.0.17'] },
  parts: readRange,
});
