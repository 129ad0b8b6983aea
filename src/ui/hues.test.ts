import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '../contract/categories.ts';
import { blendOver, contrastRatio, readHexColor } from '../lib/color/color.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of a token, in the light and the dark theme. */
function colorsOf(token: string): readonly (readonly [theme: string, color: string])[] {
  const [, light = '', dark = ''] = new RegExp(`--${token}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\);`, 'u').exec(css) ?? [];
  return [
    ['light', light],
    ['dark', dark],
  ];
}

const surfaces = new Map(colorsOf('surface-1'));
const TINT = 0.1;
/** WCAG 2.2, 1.4.11: for graphics that one has to see. */
const MIN_CONTRAST = 3;

test.each(categories.flatMap((category) => colorsOf(`hue-${category}`).map(([theme, color]) => [category, theme, color] as const)))(
  'icons of %s are seen on their tile in the %s theme',
  (_, theme, color) => {
    const hue = readHexColor(color);
    const tile = blendOver({ ...hue, alpha: TINT }, readHexColor(surfaces.get(theme) ?? ''));
    expect(contrastRatio(hue, tile)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);
