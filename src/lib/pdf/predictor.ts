import { PdfError } from './value.ts';

export interface PredictorParameters {
  readonly predictor: number;
  readonly colors: number;
  readonly bitsPerComponent: number;
  readonly columns: number;
}

const TIFF = 2;
const FIRST_PNG = 10;

/** Reverses a predictor (ISO 32000-2, section 7.4.4.4). */
export function undoPredictor(data: Uint8Array, { predictor, colors, bitsPerComponent, columns }: PredictorParameters): Uint8Array {
  if (predictor < TIFF) return data;
  const pixelBytes = Math.max(1, (colors * bitsPerComponent) >> 3);
  const rowBytes = Math.ceil((colors * bitsPerComponent * columns) / 8);
  if (!(rowBytes > 0 && rowBytes <= MAX_ROW_BYTES)) throw new PdfError('invalid row length');
  if (predictor >= FIRST_PNG) return undoPng(data, rowBytes, pixelBytes);
  if (predictor !== TIFF || bitsPerComponent !== 8) throw new PdfError('unknown predictor');
  const result = data.slice();
  for (let at = pixelBytes; at < result.length; at++) if (at % rowBytes >= pixelBytes) result[at] = (result[at] ?? 0) + (result[at - pixelBytes] ?? 0);
  return result;
}

const MAX_ROW_BYTES = 2 ** 20;

/** Each row starts with a byte that specifies its filter (PNG, section 9). */
function undoPng(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const result = new Uint8Array(rows * rowBytes);
  for (let row = 0; row < rows; row++) {
    const source = row * (rowBytes + 1);
    const filter = data[source] ?? 0;
    const start = row * rowBytes;
    for (let column = 0; column < rowBytes; column++) {
      const at = start + column;
      const left = column >= pixelBytes ? (result[at - pixelBytes] ?? 0) : 0;
      const up = row > 0 ? (result[at - rowBytes] ?? 0) : 0;
      const upLeft = row > 0 && column >= pixelBytes ? (result[at - rowBytes - pixelBytes] ?? 0) : 0;
      result[at] = (data[source + 1 + column] ?? 0) + predict(filter, left, up, upLeft);
    }
  }
  return result;
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, upLeft) : 0;
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
