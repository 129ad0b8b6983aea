/** An sRGB color: channels from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const WHITE: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Parses `#rrggbb` or `#rrggbbaa`, the values of color fields. */
export function readHexColor(text: string): Rgba {
  const channel = (start: number): number => Number.parseInt(text.slice(start, start + 2), 16);
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: text.length > 7 ? channel(7) / 255 : 1 };
}

/** Formats as `#rrggbb`, without alpha. */
export const formatHexColor = ({ red, green, blue }: Rgba): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Blends one color over another (source-over of CSS Compositing 1, section 9.1). Channels are not rounded. */
export function blendOver(source: Rgba, backdrop: Rgba): Rgba {
  const alpha = source.alpha + backdrop.alpha * (1 - source.alpha);
  if (alpha === 0) return backdrop;
  const mix = (over: number, under: number): number => (over * source.alpha + under * backdrop.alpha * (1 - source.alpha)) / alpha;
  return {
    red: mix(source.red, backdrop.red),
    green: mix(source.green, backdrop.green),
    blue: mix(source.blue, backdrop.blue),
    alpha,
  };
}

/** Returns a value from 0 (black) to 1 (white); alpha is ignored (WCAG 2.2, "relative luminance"). */
export function relativeLuminance({ red, green, blue }: Rgba): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns a value from 1 to 21 (WCAG 2.2, "contrast ratio"); both colors are treated as opaque. */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [first, second] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
