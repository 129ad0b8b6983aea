import { defineFormat } from './format.ts';
import cidr from './ipv4-cidr.ts';
import range from './ipv4-range.ts';
import { isIpv4 } from './readers/ipv4.ts';
import { contentLines } from './readers/strings.ts';

const MOST_LINES = 500;
const MOST_ON_A_LINE = 50;

const isMember = (text: string): boolean => isIpv4(text) || cidr.looksLike(text, false) !== 'no' || range.looksLike(text, false) !== 'no';

const withoutComment = (line: string): string => line.replace(/(?:^|\s)(?:#|\/\/|!).*$|^\s*;.*$/u, '').trim();

/** Counts the addresses, networks and ranges on a line; undefined if it contains anything else. */
function countMembers(line: string): number | undefined {
  if (/\d\.\d/u.test(line) && isMember(line)) return 1;
  const parts = line.split(/[\s,;]+/u, MOST_ON_A_LINE);
  // An address and a mask separated by a comma are not two addresses.
  const isList = parts.length > 2 || line.includes('/') || (/[,;]/u.test(line) && !/^(?:255|0)\./u.test(parts[1] ?? ''));
  return isList && parts.every((part) => part.includes('.') && isMember(part)) ? parts.length : undefined;
}

/** Addresses, networks and ranges, one or more per line, also in router output. */
export default defineFormat({
  parent: 'text',
  order: 47,
  looksLike(text) {
    if (!/^(?:[\d#!;/]|ip |inet |network|subnet |access-list |permit |deny )/iu.test(text)) return 'no';
    const lines = contentLines(text).slice(0, MOST_LINES);
    let count = 0;
    for (const line of lines.map(withoutComment)) {
      const members = line === '' ? 0 : countMembers(line);
      if (members === undefined) return 'no';
      count += members;
    }
    return count > 1 ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '10.0.0.0/24\n10.0.1.0/24',
      '192.168.1.1\n192.168.1.2-192.168.1.9',
      '10.0.0.0/24 # office\n10.0.1.0/24',
      '10.0.0.0/8, 192.168.0.0/16',
      '# office\n10.0.0.0 255.255.255.0\n10.0.1.0 0.0.0.255',
      'network 10.0.0.0 0.0.0.255 area 0\nnetwork 10.0.1.0 0.0.0.255 area 0',
    ],
  },
});
