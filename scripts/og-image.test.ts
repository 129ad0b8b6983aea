import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { OG_IMAGE, ogSource, SOURCE } from './og-image.mjs';

test('the image for links matches the current logo and strings: npm run icons', () => {
  const { width, height, text } = decode(readFileSync(path.join(import.meta.dirname, '..', 'public', OG_IMAGE.file)));
  expect([width, height]).toEqual([OG_IMAGE.width, OG_IMAGE.height]);
  expect(text?.[SOURCE]).toBe(ogSource());
});
