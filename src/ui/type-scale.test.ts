import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
/** In pixels: hints, text, headings of cards, the title of a page, results of a generator, and the single answer of a page. */
const SIZES = ['12', '14', '16', '20', '28', '40'];
/** Sizes that are the content itself, not text of the page. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  'tools/ascii-text-drawer/page/drawer.module.css': ['2', '10'],
  'tools/camera-recorder/page/camera-recorder.module.css': ['96'],
  'tools/chronometer/page/chronometer.module.css': ['36', '96'],
  'tools/emoji-picker/page/emoji.module.css': ['64'],
  // Sheets that are printed on one page.
  'tools/regex-memo/page.module.css': ['9'],
};

test('text has one of six sizes', () => {
  const others = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(src, file), 'utf8').matchAll(/font(?:-size)?:([^;]*)/gu)]
        .flatMap(([, value = '']) => [...(value.split('/')[0]?.matchAll(/(\d+)px/gu) ?? [])].map(([, size = '']) => size))
        .filter((size) => !SIZES.includes(size) && !DRAWN[file.replaceAll('\\', '/')]?.includes(size))
        .map((size) => `${file}: ${size}px`),
    );
  expect(others).toEqual([]);
});
