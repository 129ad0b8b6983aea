import { defineFormat } from './format.ts';
import cidr from './ipv4-cidr.ts';
import range from './ipv4-range.ts';
import { isIpv4 } from './readers/ipv4.ts';
import { contentLines } from './readers/strings.ts';

const MOST_LINES = 500;

const isMember = (line: string): boolean => isIpv4(line) || cidr.looksLike(line, false) !== 'no' || range.looksLike(line, false) !== 'no';

const withoutComment = (line: string): string => line.replace(/(?:\s#|\s\/\/|;).*$/u, '').trim();

/** Addresses, networks and ranges, one a line. */
export default defineFormat({
  parent: 'text',
  order: 45,
  looksLike(text) {
    if (!/^\d{1,3}\./u.test(text)) return 'no';
    const lines = contentLines(text).slice(0, MOST_LINES);
    return lines.length > 1 && lines.every((line) => line.includes('.') && isMember(withoutComment(line))) ? 'confident' : 'no';
  },
  samples: { confident: ['10.0.0.0/24\n10.0.1.0/24', '192.168.1.1\n192.168.1.2-192.168.1.9', '10.0.0.0/24 # office\n10.0.1.0/24'] },
});
