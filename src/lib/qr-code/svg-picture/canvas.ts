import type { Matrix } from './matrix.ts';
import type { Outline } from './outline.ts';

interface Crossing {
  readonly x: number;
  readonly direction: 1 | -1;
}

/** Maximum number of crossings between outlines and rows. Drawings of codes have fewer. */
const MAX_CROSSINGS = 2_000_000;

/** Gray pixels, without antialiasing: the modules of a code are many pixels wide. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8ClampedArray;
  private crossings = 0;

  constructor(width: number, height: number, ground: number) {
    this.width = width;
    this.height = height;
    this.shades = new Uint8ClampedArray(width * height).fill(ground);
  }

  get isExhausted(): boolean {
    return this.crossings > MAX_CROSSINGS;
  }

  /** Fills outlines with a shade from 0 to 255; a clip contains 1 for the pixels that may be painted. */
  fill(outlines: readonly Outline[], matrix: Matrix, { shade, alpha, isEvenOdd, clip }: Paint): void {
    for (const [row, crossings] of this.rowsOf(outlines, matrix)) {
      crossings.sort((one, other) => one.x - other.x);
      let winding = 0;
      crossings.forEach(({ x, direction }, index) => {
        winding += direction;
        const isInside = isEvenOdd ? index % 2 === 0 : winding !== 0;
        const next = crossings[index + 1];
        if (isInside && next) this.paintSpan(row, x, next.x, shade, alpha, clip);
      });
    }
  }

  private paintSpan(row: number, from: number, to: number, shade: number, alpha: number, clip: Uint8ClampedArray | undefined): void {
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(this.width, Math.ceil(to - 0.5));
    for (let at = row * this.width + first; at < row * this.width + last; at++) {
      if (clip?.[at] !== 0) this.shades[at] = (this.shades[at] ?? 0) * (1 - alpha) + shade * alpha;
    }
  }

  private rowsOf(outlines: readonly Outline[], [a, b, c, d, e, f]: Matrix): ReadonlyMap<number, Crossing[]> {
    const rows = new Map<number, Crossing[]>();
    for (const { points } of outlines) {
      const placed = points.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const);
      placed.forEach((start, index) => {
        const end = placed[(index + 1) % placed.length] ?? start;
        const [[x1, y1], [x2, y2], direction] = start[1] < end[1] ? ([start, end, 1] as const) : ([end, start, -1] as const);
        const last = Math.min(this.height, Math.ceil(y2 - 0.5));
        for (let row = Math.max(0, Math.ceil(y1 - 0.5)); row < last && !this.isExhausted; row++) {
          const crossing = { x: x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1), direction };
          const crossings = rows.get(row);
          if (crossings) crossings.push(crossing);
          else rows.set(row, [crossing]);
          this.crossings++;
        }
      });
    }
    return rows;
  }
}

export interface Paint {
  readonly shade: number;
  readonly alpha: number;
  readonly isEvenOdd: boolean;
  readonly clip: Uint8ClampedArray | undefined;
}
