import { defineFormat } from './format.ts';
import { readRecords } from './readers/records.ts';

export default defineFormat({
  parent: 'text',
  order: 16,
  looksLike(text) {
    const records = readRecords(text);
    if (!records || records.count < 2) return 'no';
    const { header, count } = records;
    if (header.includes('') || new Set(header).size < header.length) return 'no';
    return count >= 3 ? 'confident' : 'plausible';
  },
  samples: { confident: ['id,name\n1,Ada\n2,"Grace, too"', 'a;b;c\n1;2;3\n4;5;6', 'x\ty\n1\t2\n3\t4'], plausible: ['id,name\n1,Ada'] },
});
