import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { Rgba } from '../../lib/color/color.ts';
import { blendOver, contrastRatio, relativeLuminance, WHITE } from '../../lib/color/color.ts';
import type { Rgb } from '../../lib/color/spaces.ts';
import { clipToSrgb, isInSrgb, mapToSrgb } from '../../lib/color/spaces.ts';
import type { convert } from './fields.ts';
import { readColor, writeArgb } from './read.ts';
import { wcagLevels } from './wcag.ts';
import { nameOf, round, writeHex, writeSrgb, writeWide } from './write.ts';

const BLACK: Rgba = { red: 0, green: 0, blue: 0, alpha: 1 };

const toChannels = ({ r, g, b }: Rgb, alpha: number): Rgba => ({ red: r * 255, green: g * 255, blue: b * 255, alpha });

/** @throws InputError `invalid-color` for the color or the background. */
export async function convertColor(input: InputValues<typeof convert.input>): Promise<OutputValues<typeof convert.output>> {
  const { color, isPeeled } = await readColor(input.color, 'color');
  const { color: under, isPeeled: isBackgroundPeeled } = await readColor(input.background, 'background');
  const map = input.gamutMapping === 'css' ? mapToSrgb : clipToSrgb;
  const rgb = map(color);
  const shown = toChannels(rgb, color.alpha);
  const background = blendOver(toChannels(map(under), under.alpha), WHITE);
  const ratio = contrastRatio(blendOver(shown, background), background);
  return {
    ...writeSrgb(rgb, color.alpha, input),
    ...writeWide(color, color.alpha),
    ...nameOf(color, writeHex(rgb, color.alpha)),
    argb: writeArgb(input.color),
    alpha: round(color.alpha, 4),
    luminance: round(relativeLuminance(shown), 4),
    inSrgbGamut: isInSrgb(color),
    contrast: round(ratio, 2),
    contrastWithWhite: round(contrastRatio(shown, WHITE), 2),
    contrastWithBlack: round(contrastRatio(shown, BLACK), 2),
    wcag: {
      aaNormalText: ratio >= wcagLevels.aaNormalText,
      aaLargeText: ratio >= wcagLevels.aaLargeText,
      aaaNormalText: ratio >= wcagLevels.aaaNormalText,
      aaaLargeText: ratio >= wcagLevels.aaaLargeText,
      nonText: ratio >= wcagLevels.nonText,
    },
    notes: isPeeled || isBackgroundPeeled ? ['surroundings-removed'] : [],
  };
}
