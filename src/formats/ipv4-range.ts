import { defineFormat } from './format.ts';
import { readIpv4 } from './readers/ipv4.ts';

/** Two addresses with a hyphen or white space between them, the second not lower. */
function readRange(text: string): { startAddress: string; endAddress: string } | undefined {
  const [, startAddress = '', endAddress = ''] = /^([\d.]{7,15})(?:\s{0,9}-\s{0,9}|\s{1,9})([\d.]{7,15})$/u.exec(text) ?? [];
  const [first, last] = [readIpv4(startAddress), readIpv4(endAddress)];
  return first !== undefined && last !== undefined && first <= last ? { startAddress, endAddress } : undefined;
}

export default defineFormat({
  parent: 'text',
  order: 40,
  looksLike(text) {
    const range = readRange(text);
    if (!range) return 'no';
    return /\s/u.test(text) ? 'plausible' : 'confident';
  },
  samples: { confident: ['192.168.1.1-192.168.6.255'], plausible: ['192.168.1.1 - 192.168.6.255', '10.0.0.1 10.0.0.17'] },
  prefill: (text, { operation }) => (operation === 'toCidrs' ? (readRange(text) ?? {}) : {}),
});
