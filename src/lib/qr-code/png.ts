import { encode } from 'fast-png';
import { blendOver, type Rgba, readHexColor } from '../color/color.ts';
import type { QrCode } from './matrix.ts';
import { type QrCodeStyle, type RoundCorners, roundCorners } from './shape.ts';

interface Canvas {
  readonly size: number;
  /** Bits per pixel: two shades for squares, sixteen for round shapes. */
  readonly depth: 1 | 4;
  readonly rowBytes: number;
  readonly data: Uint8Array;
}

/**
 * Draws the code as PNG, exactly `size` pixels per side. A module has an integer number of pixels; the rest is
 * quiet zone. `size` must be at least the number of modules including the quiet zone.
 */
export function drawPng(code: QrCode, style: QrCodeStyle): Uint8Array<ArrayBuffer> {
  const { size, margin, moduleShape = 'square' } = style;
  const total = code.side + 2 * margin;
  const modulePixels = Math.floor(size / total);
  const start = Math.floor((size - modulePixels * total) / 2) + modulePixels * margin;
  const depth = moduleShape === 'square' ? 1 : 4;
  const rowBytes = Math.ceil((size * depth) / 8);
  const canvas: Canvas = { size, depth, rowBytes, data: new Uint8Array(rowBytes * size) };
  const tiles = new Map<string, Uint8Array>();
  code.modules.forEach((row, rowIndex) => {
    row.forEach((isDark, columnIndex) => {
      if (!isDark) return;
      const corners = roundCorners(code, moduleShape, rowIndex, columnIndex);
      stamp(canvas, tileOf(tiles, corners, modulePixels, depth), start + columnIndex * modulePixels, start + rowIndex * modulePixels, modulePixels);
    });
  });
  return new Uint8Array(encode({ width: size, height: size, depth, channels: 1, data: canvas.data, palette: palette(style, 2 ** depth) }));
}

/**
 * Returns shades from background to foreground. The alpha never decreases: fast-png writes the alphas of the
 * transparent entries only, so these must come first.
 */
function palette({ foreground, background }: QrCodeStyle, count: number): number[][] {
  const ink = readHexColor(foreground);
  const paper = readHexColor(background);
  const shades = Array.from({ length: count }, (_, index) => blendOver({ ...ink, alpha: (ink.alpha * index) / (count - 1) }, paper));
  if (paper.alpha === 1) return shades.map(channels);
  return shades.map((shade) => [...channels(shade), Math.round(shade.alpha * 255)]);
}

const channels = ({ red, green, blue }: Rgba): number[] => [red, green, blue].map(Math.round);

/** Returns the shades of one module's pixels, drawn once for every combination of corners. */
function tileOf(tiles: Map<string, Uint8Array>, corners: RoundCorners | undefined, pixels: number, depth: number): Uint8Array {
  const key = JSON.stringify(corners);
  const known = tiles.get(key);
  if (known) return known;
  const full = 2 ** depth - 1;
  const tile = new Uint8Array(pixels * pixels).fill(full);
  if (corners) tile.forEach((_, at) => (tile[at] = Math.round(full * coverage(corners, at % pixels, Math.floor(at / pixels), pixels))));
  tiles.set(key, tile);
  return tile;
}

const SAMPLES = 4;

/** Returns the share of a pixel that the shape covers, from 0 to 1, by sixteen samples. */
function coverage(corners: RoundCorners, x: number, y: number, pixels: number): number {
  let inside = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const across = (x + ((sample % SAMPLES) + 0.5) / SAMPLES) / pixels - 0.5;
    const down = (y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / pixels - 0.5;
    if (!isRoundAt(corners, across, down) || across * across + down * down <= 0.25) inside++;
  }
  return inside / (SAMPLES * SAMPLES);
}

function isRoundAt({ topLeft, topRight, bottomLeft, bottomRight }: RoundCorners, across: number, down: number): boolean {
  if (down < 0) return across < 0 ? topLeft : topRight;
  return across < 0 ? bottomLeft : bottomRight;
}

function stamp({ rowBytes, data, depth }: Canvas, tile: Uint8Array, left: number, top: number, pixels: number): void {
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const bit = (left + x) * depth;
      const at = (top + y) * rowBytes + (bit >> 3);
      data[at] = (data[at] ?? 0) | ((tile[y * pixels + x] ?? 0) << (8 - depth - (bit & 7)));
    }
  }
}
