import type { Oklch } from '../../lib/color/oklch.ts';
import { isOklchInSrgb } from '../../lib/color/oklch.ts';

/** The channels of OKLCH, which all start at 0. */
export const channels = [
  { name: 'lightness', max: 1, step: 0.001, format: (value: number) => `${Number((value * 100).toFixed(2))}%` },
  { name: 'chroma', max: 0.4, step: 0.001, format: String },
  { name: 'hue', max: 360, step: 0.5, format: (value: number) => `${value}°` },
] as const;

const STEPS = 60;
/** In pixels. The center of the thumb stays this far from both ends of the track. Half the thumb's width in `color.module.css`. */
const THUMB_RADIUS = 10;

/** The position of a share of the channel on the track, in CSS. */
const stopAt = (share: number): string => `calc(${THUMB_RADIUS}px + ${(100 * share).toFixed(2)}% - ${(2 * THUMB_RADIUS * share).toFixed(2)}px)`;

/** Formats an OKLCH color in CSS, with at most four decimals for an alpha below 1. */
export const writeOklch = ({ lightness, chroma, hue }: Oklch, alpha = 1): string =>
  `oklch(${Number((lightness * 100).toFixed(2))}% ${chroma} ${hue}${alpha < 1 ? ` / ${Number(alpha.toFixed(4))}` : ''})`;

/** Returns the colors along a channel as a CSS gradient, with gaps for colors outside sRGB. */
export function gradientOf(color: Oklch, { name, max }: (typeof channels)[number]): string {
  const parts = Array.from({ length: STEPS }, (_, index) => {
    const there = { ...color, [name]: (max * (index + 0.5)) / STEPS };
    const [from, to] = [index, index + 1].map((step) => stopAt(step / STEPS));
    return `${isOklchInSrgb(there) ? writeOklch(there) : 'transparent'} ${from} ${to}`;
  });
  return `linear-gradient(to right, ${parts.join(', ')})`;
}
