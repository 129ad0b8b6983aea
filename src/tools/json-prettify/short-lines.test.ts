import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { joinShortLines } from './short-lines.ts';

const join = (json: string, lineWidth: number) => joinShortLines(json, { lineWidth, tabWidth: 2 }, createContext());

test('joined lines have the same tokens, and none is longer than the width unless it was a single line before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ stringUnit: fc.constantFrom('a', '"', '\\', '/', '[', '{', '}', ',', ' ') }),
      fc.integer({ min: 1, max: 60 }),
      async (value, width) => {
        const laidOut = JSON.stringify(value, undefined, 2);
        const joined = await join(laidOut, width);
        expect(JSON.stringify(JSON.parse(joined))).toBe(JSON.stringify(value));
        const before = new Set(laidOut.split('\n'));
        for (const line of joined.split('\n')) if (!before.has(line)) expect(line.length).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('puts on one line what fits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.integer(), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 })), { minLength: 1 }), async (value) => {
      const oneLine = JSON.stringify(value).replaceAll(',', ', ');
      expect(await join(JSON.stringify(value, undefined, 2), oneLine.length)).toBe(oneLine);
      expect(await join(JSON.stringify(value, undefined, 2), oneLine.length - 1)).not.toBe(oneLine);
    }),
  );
});
