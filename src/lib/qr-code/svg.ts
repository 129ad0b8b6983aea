import { encodeBase64 } from '../base64/base64.ts';
import { formatHexColor, type Rgba, readHexColor } from '../color/color.ts';
import type { Logo } from './logo.ts';
import { coveredModules, logoSquare } from './logo.ts';
import type { QrCode } from './matrix.ts';
import { type QrCodeStyle, type RoundCorners, roundCorners } from './shape.ts';

/** Draws the code as an SVG document: one path for all dark modules, and no external resources. */
export function drawSvg(code: QrCode, style: QrCodeStyle, logo?: Logo): string {
  const { margin, size, moduleShape = 'square' } = style;
  const total = code.side + 2 * margin;
  const background = readHexColor(style.background);
  const crisp = moduleShape === 'square' ? ' shape-rendering="crispEdges"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${total}" width="${size}" height="${size}"${crisp}>`,
    background.alpha > 0 ? `<path ${fill(background)} d="M0 0h${total}v${total}h-${total}z"/>` : '',
    `<path ${fill(readHexColor(style.foreground))} d="${modulesPath(code, style, logo)}"/>`,
    logo ? drawLogo(code, margin, logo) : '',
    '</svg>',
  ].join('');
}

const fill = (color: Rgba): string => `fill="${formatHexColor(color)}"${color.alpha < 1 ? ` fill-opacity="${Number(color.alpha.toFixed(4))}"` : ''}`;

function modulesPath(code: QrCode, { margin, moduleShape = 'square' }: QrCodeStyle, logo?: Logo): string {
  const covered = logo ? coveredModules(code, logo) : undefined;
  const isDrawn = (row: number, column: number): boolean => {
    const isCovered = covered?.includes(row) && covered.includes(column);
    return !isCovered && (code.modules[row]?.[column] ?? false);
  };
  const parts: string[] = [];
  for (let row = 0; row < code.side; row++) {
    for (let column = 0; column < code.side; ) {
      const corners = isDrawn(row, column) ? roundCorners(code, moduleShape, row, column) : undefined;
      let end = column + 1;
      if (corners) parts.push(`M${column + margin} ${row + margin}${roundedModule(corners)}`);
      else if (isDrawn(row, column)) {
        while (isDrawn(row, end) && !roundCorners(code, moduleShape, row, end)) end++;
        parts.push(`M${column + margin} ${row + margin}h${end - column}v1h-${end - column}z`);
      }
      column = end;
    }
  }
  return parts.join('');
}

/** Returns the path of one module, from its top left corner clockwise, relative to that corner. */
function roundedModule({ topLeft, topRight, bottomRight, bottomLeft }: RoundCorners): string {
  return [
    'm0 .5',
    corner(topLeft, 0.5, -0.5, 'v-.5h.5'),
    corner(topRight, 0.5, 0.5, 'h.5v.5'),
    corner(bottomRight, -0.5, 0.5, 'v.5h-.5'),
    corner(bottomLeft, -0.5, -0.5, 'h-.5v-.5'),
    'z',
  ].join('');
}

const corner = (isRound: boolean, x: number, y: number, square: string): string => (isRound ? `a.5.5 0 0 1 ${x} ${y}` : square);

function drawLogo(code: QrCode, margin: number, logo: Logo): string {
  const { start, side } = logoSquare(code, logo);
  const at = Number((start + margin).toFixed(3));
  const width = Number(side.toFixed(3));
  return `<image x="${at}" y="${at}" width="${width}" height="${width}" href="data:${logo.type};base64,${encodeBase64(logo.content)}"/>`;
}
