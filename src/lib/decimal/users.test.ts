import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');

test.each(['runtime/typed-numbers.ts', 'tools/base-converter/read.ts', 'tools/benchmark-builder/measured.ts', 'tools/eta-calculator/page/to-number.ts'])(
  '%s uses the shared number reader',
  (file) => {
    expect(readFileSync(path.join(SOURCE, file), 'utf8')).toMatch(/from '.*\/decimal\/read-number\.ts'/u);
  },
);
