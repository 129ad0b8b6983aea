import { useEffect, useState } from 'react';
import { versionSamples } from '../samples.ts';

interface Shown {
  readonly emoji: string;
  readonly group: string;
  readonly version: number | null;
}

const SIZE = 24;
const FONT = `${SIZE}px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif`;
const KNOWN = '😀';
const FLAG = '🇫🇷';
/** A noncharacter, for which no font has a glyph. */
const UNKNOWN = '\u{1FFFF}';
/** Sequences drawn as a single glyph are about as wide as one emoji. */
const WIDEST = 1.4;

/**
 * Returns whether the system can draw an emoji. Systems add emoji by version, so one of each version is tested, once, and a flag: Windows
 * has no flags.
 */
export function useDrawable(all: readonly Shown[]): (emoji: Shown | undefined) => boolean {
  const [missing, setMissing] = useState<ReadonlySet<number | string>>(new Set());
  const isLoaded = all.length > 0;
  useEffect(() => {
    if (!isLoaded) return undefined;
    // After the first render of the grid, which does not wait for this.
    const timer = setTimeout(() => setMissing(findMissing()));
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return (emoji) => emoji === undefined || !(missing.has(emoji.version ?? 0) || missing.has(emoji.group));
}

function findMissing(): ReadonlySet<number | string> {
  const context = createContext();
  if (!context) return new Set();
  const hasColours = isColoured(context, KNOWN);
  const width = context.measureText(KNOWN).width;
  const tofu = draw(context, UNKNOWN, '#000');
  const isDrawn = (emoji: string): boolean =>
    context.measureText(emoji).width <= width * WIDEST && (hasColours ? isColoured(context, emoji) : draw(context, emoji, '#000') !== tofu);
  const missing = versionSamples.filter(([, emoji]) => !isDrawn(emoji)).map(([version]) => version);
  return new Set<number | string>([...missing, ...(isDrawn(FLAG) ? [] : ['flags'])]);
}

function createContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE * 2;
  canvas.height = SIZE * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) Object.assign(context, { font: FONT, textBaseline: 'top' });
  return context;
}

/** A color glyph looks the same in black and in red. An emoji without a glyph can be blank. */
function isColoured(context: CanvasRenderingContext2D, emoji: string): boolean {
  const drawn = draw(context, emoji, '#000');
  return drawn === draw(context, emoji, '#f00') && drawn !== draw(context, ' ', '#000');
}

function draw(context: CanvasRenderingContext2D, emoji: string, colour: string): string {
  context.clearRect(0, 0, SIZE * 2, SIZE * 2);
  context.fillStyle = colour;
  context.fillText(emoji, 0, 0);
  return context.getImageData(0, 0, SIZE * 2, SIZE * 2).data.join();
}
