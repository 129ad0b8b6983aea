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
/** A noncharacter, which no font has. */
const UNKNOWN = '\u{1FFFF}';
/** Sequences that are drawn as one are about as wide as one emoji. */
const WIDEST = 1.4;

/**
 * Whether the system draws an emoji. Systems get new emoji by version, so one of each version is tried, once, and a flag: Windows
 * has none.
 */
export function useDrawable(all: readonly Shown[]): (emoji: Shown | undefined) => boolean {
  const [missing, setMissing] = useState<ReadonlySet<number | string>>(new Set());
  const isLoaded = all.length > 0;
  useEffect(() => {
    if (!isLoaded) return undefined;
    // After the first picture of the grid, which does not wait for this.
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

/** A glyph with colours of its own is the same in black and in red. An emoji without a glyph may leave the place empty. */
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
