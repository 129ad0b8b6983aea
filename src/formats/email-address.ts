import { defineFormat } from './format.ts';
import { contentLines } from './readers/strings.ts';

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const ATOM = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~-]{1,64}`;
const ADDRESS = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${LABEL}$`, 'u');

// RFC 5321, section 4.5.3.1: the maximum length of an address.
const isAddress = (line: string): boolean => line.length <= 254 && ADDRESS.test(line);

export default defineFormat({
  parent: 'text',
  order: 55,
  looksLike(text) {
    if (!text.includes('@')) return 'no';
    const lines = contentLines(text).map((line) => line.trim());
    if (lines.every(isAddress)) return 'confident';
    return lines.some(isAddress) ? 'plausible' : 'no';
  },
  samples: { confident: ['ada@example.com', 'ada+tools@example.co.uk\ngrace@example.org'], plausible: ['Ada:\nada@example.com'] },
});
