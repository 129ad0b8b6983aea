import { encodeBase64 } from '../../lib/base64/base64.ts';
import { formatHexColor, readHexColor } from '../../lib/color/color.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { escapeAttribute, escapeText } from '../../lib/html-text/escape.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { encodePercent } from '../../lib/percent/encode.ts';

/** Options of a placeholder image. Sizes in pixels, colors as `#rrggbb` or `#rrggbbaa`. */
export interface Placeholder {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  /** Whether the font size is fitted to the image. */
  readonly fitText: boolean;
  readonly background: string;
  readonly foreground: string;
  readonly fontFamily: string;
  /** Without it the image has an aspect ratio, but no size. */
  readonly exactSize: boolean;
}

/** Returns the lines on the image. Default: its size. */
export const linesOf = ({ text, width, height }: Placeholder): readonly string[] => splitLines(onlyXml(text || `${width}×${height}`));

/** Replaces characters that XML 1.0 forbids (section 2.2, Char), and unpaired surrogates, with U+FFFD. */
const onlyXml = (text: string): string => text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');

/** Renders the image as an SVG document on one line. */
export function drawPlaceholder(placeholder: Placeholder): string {
  const { width, height, exactSize, background, foreground, fontFamily } = placeholder;
  const lines = linesOf(placeholder);
  const size = exactSize ? ` width="${width}" height="${height}"` : '';
  const fontSize = placeholder.fitText ? fittingSize(lines, width, height) : placeholder.fontSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" ${fill(background)}/>`,
    '<text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle"',
    ` font-family="${escapeAttribute(onlyXml(fontFamily).replaceAll(/[\r\n]/gu, ' '))}" font-size="${fontSize}" ${fill(foreground)}>`,
    lines.length === 1 ? escapeText(lines[0] ?? '') : lines.map(tspanOf).join(''),
    '</text></svg>',
  ].join('');
}

function fill(text: string): string {
  const color = readHexColor(text);
  return `fill="${formatHexColor(color)}"${color.alpha < 1 ? ` fill-opacity="${Number(color.alpha.toFixed(4))}"` : ''}`;
}

/** Positions the lines 1.2 em apart, vertically centered. */
function tspanOf(line: string, index: number, { length }: readonly string[]): string {
  const down = index === 0 ? (-6 * (length - 1)) / 10 : 1.2;
  return `<tspan x="50%" dy="${down}em">${escapeText(line)}</tspan>`;
}

/** Returns the largest font size at which all lines take at most 80% of both sides: a letter is 0.6 em wide, a line 1.2 em high. */
function fittingSize(lines: readonly string[], width: number, height: number): number {
  const longest = lines.reduce((most, line) => Math.max(most, countGraphemes(line)), 0);
  // 0.8 / 0.6 and 0.8 / 1.2 as fractions, so that no precision is lost before the division.
  return Math.max(1, Math.floor(Math.min((4 * width) / (3 * longest), (2 * height) / (3 * lines.length))));
}

function countGraphemes(text: string): number {
  const graphemes = splitGraphemes(text);
  let count = 0;
  while (graphemes.next().done !== true) count++;
  return count;
}

/** @throws InputError `too-long` on `text`. */
export const percentDataUri = (svg: string): string => `data:image/svg+xml,${encodePercent(svg, 'text', { mode: 'data-url', keepLineBreaks: false })}`;

export const base64DataUri = (svg: string): string => `data:image/svg+xml;base64,${encodeBase64(new TextEncoder().encode(svg))}`;

export const htmlImage = (dataUri: string, { width, height }: Placeholder, lines: readonly string[]): string =>
  `<img src="${dataUri}" width="${width}" height="${height}" alt="${escapeAttribute(lines.join(' '))}">`;

export const cssBackground = (dataUri: string): string => `background-image: url("${dataUri}");`;
