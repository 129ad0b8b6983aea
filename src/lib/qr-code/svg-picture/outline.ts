import { readNumbers } from './matrix.ts';

export type Point = readonly [x: number, y: number];
/** Consecutive corners; a curve is a series of short lines. */
export interface Outline {
  readonly points: Point[];
  isClosed: boolean;
}

const CURVE_STEPS = 8;
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const FLAG = /[\s,]*([01])/uy;
const SEPARATED_NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iuy;

/** Reads path data (SVG 2, section 9.3). Anything after an error is not drawn, as the standard requires. */
export function readPath(data: string): Outline[] {
  const pen = new Pen();
  for (const [, command = '', list = ''] of data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/giu)) {
    const upper = command.toUpperCase();
    const numbers = upper === 'A' ? arcNumbers(list) : readNumbers(list);
    const arity = ARITY[upper] ?? 0;
    if (arity === 0) {
      pen.close();
      continue;
    }
    for (let at = 0; at + arity <= numbers.length; at += arity) {
      // More pairs after a move are lines.
      pen.draw(upper === 'M' && at > 0 ? 'L' : upper, command !== upper, numbers.slice(at, at + arity));
    }
  }
  return pen.outlines;
}

/** The flags of an arc, its fourth and fifth number, may have no separator. */
function arcNumbers(list: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < list.length; ) {
    const isFlag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const token = isFlag ? FLAG : SEPARATED_NUMBER;
    token.lastIndex = at;
    const [text, number] = token.exec(list) ?? [];
    if (text === undefined) break;
    numbers.push(Number(number));
    at += text.length;
  }
  return numbers;
}

class Pen {
  readonly outlines: Outline[] = [];
  private at: Point = [0, 0];
  private start: Point = [0, 0];
  private control: Point | undefined;
  private isOpen = false;

  draw(command: string, isRelative: boolean, numbers: readonly number[]): void {
    const [x, y] = isRelative ? this.at : [0, 0];
    const point = (index: number): Point => [(numbers[index] ?? 0) + x, (numbers[index + 1] ?? 0) + y];
    const { at, control } = this;
    this.control = undefined;
    switch (command) {
      case 'M':
        this.at = this.start = point(0);
        this.isOpen = false;
        break;
      case 'H':
        this.line([(numbers[0] ?? 0) + x, at[1]]);
        break;
      case 'V':
        this.line([at[0], (numbers[0] ?? 0) + y]);
        break;
      case 'C':
        this.curve([at, point(0), point(2), point(4)]);
        break;
      case 'S':
        this.curve([at, mirror(control, at), point(0), point(2)]);
        break;
      case 'Q':
        this.curve([at, point(0), point(2)]);
        break;
      case 'T':
        this.curve([at, mirror(control, at), point(0)]);
        break;
      case 'A':
        for (const next of arcPoints(at, numbers, point(5))) this.line(next);
        break;
      default:
        this.line(point(0));
    }
  }

  close(): void {
    const outline = this.outlines.at(-1);
    if (outline && this.isOpen) outline.isClosed = true;
    this.at = this.start;
    this.isOpen = false;
  }

  private line(to: Point): void {
    if (!this.isOpen) this.outlines.push({ points: [this.at], isClosed: false });
    this.isOpen = true;
    this.outlines.at(-1)?.points.push(to);
    this.at = to;
  }

  /** Adds a Bézier curve, computed by de Casteljau's algorithm. */
  private curve(points: readonly Point[]): void {
    for (let step = 1; step <= CURVE_STEPS; step++) {
      let rest = points;
      while (rest.length > 1) rest = rest.slice(1).map((point, index) => between(rest[index] ?? point, point, step / CURVE_STEPS));
      if (rest[0]) this.line(rest[0]);
    }
    this.control = points.at(-2);
  }
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

const mirror = (control: Point | undefined, [x, y]: Point): Point => (control ? [2 * x - control[0], 2 * y - control[1]] : [x, y]);

/** Returns points of an elliptical arc (SVG 2, section B.2.4). */
function arcPoints([x1, y1]: Point, [givenX = 0, givenY = 0, degrees = 0, large, sweep]: readonly number[], end: Point): Point[] {
  const [x2, y2] = end;
  let [rx, ry] = [Math.abs(givenX), Math.abs(givenY)];
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [end];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const stretch = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  rx *= stretch;
  ry *= stretch;
  const square = (rx * y) ** 2 + (ry * x) ** 2;
  const factor = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - square) / square)) * (large === sweep ? -1 : 1);
  const [centerX, centerY] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const from = Math.atan2((y - centerY) / ry, (x - centerX) / rx);
  let turn = Math.atan2((-y - centerY) / ry, (-x - centerX) / rx) - from;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep !== 1 && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: CURVE_STEPS }, (_, index): Point => {
    if (index === CURVE_STEPS - 1) return end;
    const angle = from + (turn * (index + 1)) / CURVE_STEPS;
    const [across, down] = [rx * Math.cos(angle) + centerX, ry * Math.sin(angle) + centerY];
    return [cos * across - sin * down + (x1 + x2) / 2, sin * across + cos * down + (y1 + y2) / 2];
  });
}

export function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  const points = Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index * Math.PI) / 12;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
  return { points, isClosed: true };
}

export const rectangle = (x: number, y: number, width: number, height: number): Outline => ({
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  isClosed: true,
});

/** Returns the area that a stroke covers, one quadrilateral for each line. */
export function strokeOf({ points, isClosed }: Outline, width: number, hasSquareCaps: boolean): Outline[] {
  const corners = isClosed && points[0] ? [...points, points[0]] : points;
  return corners.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = corners[index] ?? [x2, y2];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) return [];
    const [across, down] = [((x2 - x1) / length) * (width / 2), ((y2 - y1) / length) * (width / 2)];
    const cap = hasSquareCaps ? 1 : 0;
    const [sx, sy, ex, ey] = [x1 - across * cap, y1 - down * cap, x2 + across * cap, y2 + down * cap];
    return [
      {
        points: [
          [sx - down, sy + across],
          [ex - down, ey + across],
          [ex + down, ey - across],
          [sx + down, sy - across],
        ],
        isClosed: true,
      },
    ];
  });
}
