import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '../contract/categories.ts';
import type { Rgba } from '../lib/color/color.ts';
import { blendOver, contrastRatio, readHexColor } from '../lib/color/color.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The color of a token in a theme, as `#rrggbb`. */
function colorOf(token: string, theme: Theme): string {
  const [, both, light, dark] = new RegExp(`--${token}: (?:(#[\\da-f]{6})|light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\));`, 'u').exec(css) ?? [];
  const color = both ?? (theme === 'light' ? light : dark);
  if (color === undefined) throw new Error(`tokens.css has no color --${token}`);
  return color;
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'];

/** Tokens of text, and the backgrounds on which it may appear. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'text-strong': [...surfaces, 'primary-soft', 'warning-soft', 'error-soft', 'added-soft', 'removed-soft', ...[1, 2, 3, 4, 5].map((part) => `part-${part}`)],
  text: [...surfaces, 'primary-soft', 'warning-soft', 'error-soft', 'added-soft', 'removed-soft'],
  'text-faint': surfaces,
  'primary-text': ['surface-0', 'surface-1', 'surface-2', 'primary-soft'],
  'warning-text': ['surface-0', 'surface-1', 'surface-2', 'warning-soft'],
  'error-text': ['surface-0', 'surface-1', 'surface-2', 'error-soft'],
  'on-primary': ['primary'],
  'on-warning': ['warning'],
  'on-error': ['error'],
};

/** WCAG 2.2, 1.4.3: for text. */
const MIN_TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: for graphics, and the boundaries of controls, that have to be visible. */
const MIN_CONTRAST = 3;
const TINT = 0.1;

const inBothThemes = (pairs: readonly (readonly [string, string])[]) => pairs.flatMap(([one, other]) => themes.map((theme) => [one, other, theme] as const));

const contrast = (one: string, other: string, theme: Theme): number => contrastRatio(readHexColor(colorOf(one, theme)), readHexColor(colorOf(other, theme)));

test.each(inBothThemes(Object.entries(texts).flatMap(([text, backgrounds]) => backgrounds.map((background) => [text, background] as const))))(
  '%s is readable on %s in the %s theme',
  (text, background, theme) => {
    expect(contrast(text, background, theme)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  },
);

test.each(inBothThemes(['border-control', 'focus', 'primary'].flatMap((token) => ['surface-0', 'surface-1'].map((surface) => [token, surface] as const))))(
  '%s is visible on %s in the %s theme',
  (token, surface, theme) => {
    expect(contrast(token, surface, theme)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);

test.each(categories.flatMap((category) => themes.map((theme) => [category, theme] as const)))(
  'icons of %s are visible on their tile in the %s theme',
  (category, theme) => {
    const hue = readHexColor(colorOf(`hue-${category}`, theme));
    const tile = blendOver({ ...hue, alpha: TINT }, readHexColor(colorOf('surface-1', theme)));
    expect(contrastRatio(hue, tile)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);

test.each(inBothThemes(['primary', 'warning', 'error'].map((fill) => [`on-${fill}`, fill] as const)))(
  '%s stays readable on a hovered button in %s in the %s theme',
  (text, fill, theme) => {
    const brightness = Number(/--hover-brightness: (?<factor>[\d.]+);/u.exec(css)?.groups?.factor);
    // The filter multiplies each channel, of the label too.
    const shownOf = (token: string): Rgba => {
      const { red, green, blue, alpha } = readHexColor(colorOf(token, theme));
      return { red: red * brightness, green: green * brightness, blue: blue * brightness, alpha };
    };
    expect(contrastRatio(shownOf(text), shownOf(fill))).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  },
);

test.each(['button/button', 'select/select', '../app/layout/layout'])(
  'filled buttons in %s.module.css are as bright under the pointer as this test expects',
  (name) => {
    const styles = readFileSync(new URL(`${name}.module.css`, import.meta.url), 'utf8');
    expect([...styles.matchAll(/brightness\((?<factor>.*)\);/gu)].map(({ groups }) => groups?.factor)).toEqual(['var(--hover-brightness)']);
  },
);
