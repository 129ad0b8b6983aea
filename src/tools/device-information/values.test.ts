import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aspectRatio, formatLocal, formatOffset, writeAll } from './values.ts';

test('names the common aspect ratio of a screen, also in portrait', () => {
  expect(aspectRatio(1920, 1080)).toBe('16:9');
  expect(aspectRatio(1366, 768)).toBe('683:384 (16:9)');
  expect(aspectRatio(1080, 1920)).toBe('9:16');
  expect(aspectRatio(1280, 800)).toBe('8:5 (16:10)');
  expect(aspectRatio(3440, 1440)).toBe('43:18');
  expect(aspectRatio(2560, 1097)).toBe('2560:1097 (21:9)');
  expect(aspectRatio(390, 844)).toBe('195:422');
  expect([aspectRatio(1, 1), aspectRatio(1, 2)]).toEqual(['1:1', '1:2']);
  expect(aspectRatio(2048, 1536)).toBe('4:3');
  expect(aspectRatio(2736, 1824)).toBe('3:2');
  expect([aspectRatio(0, 0), aspectRatio(9, 0), aspectRatio(0, 9)]).toEqual([undefined, undefined, undefined]);
});

test('formats an offset east of Greenwich with a plus sign, as in ISO 8601', () => {
  expect([0, 60, -210, 345, 765].map(formatOffset)).toEqual(['+00:00', '+01:00', '-03:30', '+05:45', '+12:45']);
});

test('formats the local time of the same instant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -840, max: 840 }), (now, offset) => {
      expect(Date.parse(formatLocal(now, offset))).toBe(Math.floor(now / 1000) * 1000);
    }),
  );
});

const upper = (name: string): string => name.toUpperCase();

test('exports all values with their labels, and in JSON with their keys', () => {
  const sections = [
    {
      name: 'screen',
      values: [
        { key: 'hdr', text: 'a|b' },
        { key: 'extended', text: undefined },
      ],
    },
  ];
  expect(writeAll.text(sections, upper)).toBe('SCREEN\n  HDR: a|b');
  expect(writeAll.markdown(sections, upper)).toBe(String.raw`## SCREEN${'\n\n'}| | |${'\n'}|---|---|${'\n'}| HDR | a\|b |`);
  const wrapped = [{ name: 'screen', values: [{ key: 'hdr', text: 'a \r\n b' }] }];
  expect(writeAll.markdown(wrapped, upper).split('\n').at(-1)).toBe('| HDR | a b |');
  expect(writeAll.text([...wrapped, ...wrapped], upper)).toBe('SCREEN\n  HDR: a \r\n b\n\nSCREEN\n  HDR: a \r\n b');
  expect(JSON.parse(writeAll.json(sections, upper))).toEqual({ screen: { hdr: 'a|b', extended: null } });
});
