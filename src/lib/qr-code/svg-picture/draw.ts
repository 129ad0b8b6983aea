import { InputError } from '../../../contract/errors.ts';
import { parseColor } from '../../color/css-color.ts';
import { toRgb } from '../../color/spaces.ts';
import { Canvas } from './canvas.ts';
import { allElements, readElements, type SvgElement } from './elements.ts';
import { combine, type Matrix, readNumbers, readTransform } from './matrix.ts';
import { ellipse, type Outline, readPath, rectangle, strokeOf } from './outline.ts';

/** Pixels of the longer side: six for each module of the largest code. */
const SIDE = 1200;
const MAX_ELEMENTS = 100_000;
/** Maximum depth of nested elements, and of nested uses. */
const MAX_DEPTH = 50;

type Style = ReadonlyMap<string, string>;

interface Drawing {
  readonly canvas: Canvas;
  readonly ids: ReadonlyMap<string, SvgElement>;
  readonly rules: readonly (readonly [selector: string, style: Style])[];
  readonly size: readonly [width: number, height: number];
  readonly clips: Map<string, Uint8ClampedArray>;
  /** A clip is drawn white on black, in no other color. */
  readonly isClip: boolean;
  elements: number;
}

interface Place {
  readonly matrix: Matrix;
  readonly style: Style;
  readonly clip: Uint8ClampedArray | undefined;
  readonly depth: number;
}

/**
 * Draws the shapes of an SVG image in shades of gray on a single-shade background: rectangles, circles, polygons and paths
 * with their fills and strokes, groups, reuse, style sheets and clips. Text, gradients and filters are not drawn.
 */
export function drawSvgImage(source: string, ground: number): Canvas | undefined {
  const root = readElements(source).children.find(({ name }) => name === 'svg');
  if (!root) return undefined;
  const [left, top, width, height] = viewBoxOf(root);
  if (!(width > 0 && height > 0)) return undefined;
  const scale = SIDE / Math.max(width, height);
  const canvas = new Canvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), ground);
  const elements = [...allElements(root)];
  const drawing: Drawing = {
    canvas,
    ids: new Map(elements.map((element) => [element.attributes.get('id') ?? '', element])),
    rules: elements.flatMap(({ name, text }) => (name === 'style' ? readRules(text) : [])),
    size: [width, height],
    clips: new Map(),
    isClip: false,
    elements: 0,
  };
  drawChildren(root, drawing, {
    matrix: [scale, 0, 0, scale, -left * scale, -top * scale],
    style: styleOf(root, new Map(), drawing),
    clip: undefined,
    depth: 0,
  });
  return canvas;
}

/** Returns embedded images, as `data:` URLs. */
export function embeddedImages(source: string): string[] {
  return Array.from(source.matchAll(/data:image\/[\w.+-]+;base64,([\w+/=\s]+)/gu), ([, base64 = '']) => base64.replaceAll(/\s/gu, ''));
}

function viewBoxOf({ attributes }: SvgElement): readonly [left: number, top: number, width: number, height: number] {
  const [left = 0, top = 0, width, height] = readNumbers(attributes.get('viewBox') ?? '');
  if (width !== undefined && height !== undefined) return [left, top, width, height];
  return [0, 0, lengthOf(attributes.get('width'), 0), lengthOf(attributes.get('height'), 0)];
}

const UNITS: Readonly<Record<string, number>> = { mm: 96 / 25.4, cm: 96 / 2.54, in: 96, pt: 96 / 72, pc: 16 };

/** Parses a length to pixels; a percentage is of `whole`. */
function lengthOf(text: string | undefined, whole: number): number {
  const [, number, unit = ''] = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)/iu.exec(text ?? '') ?? [];
  return Number(number ?? 0) * (unit === '%' ? whole / 100 : (UNITS[unit.toLowerCase()] ?? 1));
}

const readRules = (text: string): (readonly [string, Style])[] =>
  Array.from(text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').matchAll(/([^{}]+)\{([^}]*)\}/gu), ([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => [selector.trim(), readDeclarations(body)] as const),
  ).flat();

function readDeclarations(text: string): Style {
  return new Map(
    text.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon < 0
        ? []
        : [
            [
              declaration.slice(0, colon).trim(),
              declaration
                .slice(colon + 1)
                .replace(/!important/u, '')
                .trim(),
            ] as const,
          ];
    }),
  );
}

const INHERITED = ['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'color', 'visibility'];
const OWN = ['opacity', 'display', 'clip-path', 'transform'];

/** Returns the properties of an element: its parent's, its attributes, the rules for it, and its own style. */
function styleOf({ name, attributes }: SvgElement, parent: Style, { rules }: Pick<Drawing, 'rules'>): Style {
  const style = new Map(INHERITED.flatMap((property) => (parent.has(property) ? [[property, parent.get(property) ?? ''] as const] : [])));
  for (const property of [...INHERITED, ...OWN]) {
    const value = attributes.get(property);
    if (value !== undefined) style.set(property, value);
  }
  const selectors = [
    '*',
    name,
    ...(attributes.get('class') ?? '').split(/\s+/u).flatMap((className) => [`.${className}`, `${name}.${className}`]),
    `#${attributes.get('id')}`,
  ];
  const layers = [
    ...selectors.flatMap((selector) => rules.filter(([given]) => given === selector).map(([, body]) => body)),
    readDeclarations(attributes.get('style') ?? ''),
  ];
  for (const layer of layers) for (const [property, value] of layer) style.set(property, value);
  return style;
}

function drawChildren({ children }: SvgElement, drawing: Drawing, place: Place): void {
  for (const child of children) drawElement(child, drawing, place);
}

const NOT_DRAWN: readonly string[] = [
  'defs',
  'clipPath',
  'mask',
  'symbol',
  'pattern',
  'marker',
  'linearGradient',
  'radialGradient',
  'filter',
  'style',
  'title',
  'desc',
  'metadata',
  'text',
  'script',
  'foreignObject',
];

function drawElement(element: SvgElement, drawing: Drawing, outer: Place): void {
  if (NOT_DRAWN.includes(element.name) || outer.depth > MAX_DEPTH || drawing.elements > MAX_ELEMENTS || drawing.canvas.isExhausted) return;
  drawing.elements++;
  const style = styleOf(element, outer.style, drawing);
  if (style.get('display') === 'none' || style.get('opacity') === '0') return;
  const matrix = combine(outer.matrix, readTransform(style.get('transform') ?? ''));
  const place: Place = { matrix, style, clip: clipOf(style, drawing, { ...outer, matrix }) ?? outer.clip, depth: outer.depth + 1 };
  const number = (name: string, whole = 0): number => lengthOf(element.attributes.get(name), whole);
  const [width, height] = drawing.size;
  const moved = (x: number, y: number): Place => ({ ...place, matrix: combine(matrix, [1, 0, 0, 1, x, y]) });
  if (element.name === 'use') {
    const target = drawing.ids.get((element.attributes.get('href') ?? '').replace('#', ''));
    const inner = moved(number('x', width), number('y', height));
    if (target?.name === 'symbol') drawChildren(target, drawing, inner);
    else if (target) drawElement(target, drawing, inner);
  } else if (element.name === 'svg') drawNested(element, drawing, moved(number('x', width), number('y', height)));
  else {
    const outlines = outlinesOf(element, number, drawing.size);
    if (outlines) paint(outlines, drawing, place);
    else drawChildren(element, drawing, place);
  }
}

/** Draws an embedded SVG, which has its own coordinates. */
function drawNested(element: SvgElement, drawing: Drawing, place: Place): void {
  const [left, top, width, height] = viewBoxOf(element);
  const given = [lengthOf(element.attributes.get('width') ?? '100%', drawing.size[0]), lengthOf(element.attributes.get('height') ?? '100%', drawing.size[1])];
  const scale = Math.min((given[0] ?? 0) / width, (given[1] ?? 0) / height);
  const matrix =
    element.attributes.has('viewBox') && Number.isFinite(scale) ? combine(place.matrix, [scale, 0, 0, scale, -left * scale, -top * scale]) : place.matrix;
  drawChildren(element, drawing, { ...place, matrix });
}

/** Returns the outlines of a shape, or `undefined` for a group. */
function outlinesOf(element: SvgElement, number: (name: string, whole?: number) => number, [width, height]: Drawing['size']): readonly Outline[] | undefined {
  switch (element.name) {
    case 'rect':
      return [rectangle(number('x', width), number('y', height), number('width', width), number('height', height))];
    case 'circle':
      return [ellipse(number('cx', width), number('cy', height), number('r', width), number('r', width))];
    case 'ellipse':
      return [ellipse(number('cx', width), number('cy', height), number('rx', width), number('ry', height))];
    case 'line':
      return [
        {
          points: [
            [number('x1', width), number('y1', height)],
            [number('x2', width), number('y2', height)],
          ],
          isClosed: false,
        },
      ];
    case 'polygon':
    case 'polyline':
      return readPath(`M${element.attributes.get('points') ?? ''}${element.name === 'polygon' ? 'z' : ''}`);
    case 'path':
      return readPath(element.attributes.get('d') ?? '');
    default:
      return undefined;
  }
}

function paint(outlines: readonly Outline[], drawing: Drawing, { matrix, style, clip }: Place): void {
  if (style.get('visibility') === 'hidden') return;
  const opacity = alphaOf(style.get('opacity'));
  const isEvenOdd = style.get('fill-rule') === 'evenodd';
  const fill = drawing.isClip ? { shade: 255, alpha: 1 } : shadeOf(style.get('fill') ?? 'black', style);
  if (fill) drawing.canvas.fill(outlines, matrix, { shade: fill.shade, alpha: fill.alpha * alphaOf(style.get('fill-opacity')) * opacity, isEvenOdd, clip });
  const stroke = drawing.isClip ? undefined : shadeOf(style.get('stroke') ?? 'none', style);
  if (!stroke) return;
  const width = lengthOf(style.get('stroke-width') ?? '1', drawing.size[0]);
  const hasSquareCaps = style.get('stroke-linecap') === 'square';
  const alpha = stroke.alpha * alphaOf(style.get('stroke-opacity')) * opacity;
  drawing.canvas.fill(
    outlines.flatMap((outline) => strokeOf(outline, width, hasSquareCaps)),
    matrix,
    { shade: stroke.shade, alpha, isEvenOdd: false, clip },
  );
}

const alphaOf = (text: string | undefined): number => (text === undefined ? 1 : lengthOf(text, 1));

/** Gradients and patterns count as ink. */
function shadeOf(paintValue: string, style: Style): { readonly shade: number; readonly alpha: number } | undefined {
  if (paintValue === 'none') return undefined;
  const text = paintValue === 'currentColor' ? (style.get('color') ?? 'black') : paintValue;
  try {
    const color = parseColor(text.startsWith('url(') ? 'black' : text, '');
    const { r, g, b } = toRgb(color);
    return { shade: 255 * (0.299 * r + 0.587 * g + 0.114 * b), alpha: color.alpha };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { shade: 0, alpha: 1 };
  }
}

/** Returns the pixels inside a clip path: qr-code-styling draws a code as one rectangle, clipped to its modules. */
function clipOf(style: Style, drawing: Drawing, place: Place): Uint8ClampedArray | undefined {
  const [, id] = /^url\(\s*["']?#([^"')]+)["']?\s*\)$/u.exec(style.get('clip-path') ?? '') ?? [];
  const element = id === undefined ? undefined : drawing.ids.get(id);
  if (id === undefined || element?.name !== 'clipPath' || drawing.isClip) return undefined;
  const key = `${id} ${place.matrix.join(' ')}`;
  const known = drawing.clips.get(key);
  if (known) return known;
  const canvas = new Canvas(drawing.canvas.width, drawing.canvas.height, 0);
  const inner: Drawing = { ...drawing, canvas, isClip: true };
  drawChildren(element, inner, { ...place, style: new Map([['fill-rule', element.attributes.get('clip-rule') ?? 'nonzero']]), clip: place.clip });
  drawing.elements = inner.elements;
  if (drawing.clips.size < 20) drawing.clips.set(key, canvas.shades);
  return canvas.shades;
}
