import { decode as decodePng, type DecodedPng } from 'fast-png';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { InputError } from '../../contract/errors.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { imageType, readImageSize } from './image.ts';
import { decodeOnPlatform } from './platform-picture.ts';
import { errorCorrectionLevels, type ErrorCorrectionLevel } from './terms.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SVG_BYTES = 10_000_000;

/** Opaque pixels, as expected by the reader. */
interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'srgb';
}

export interface FoundCode {
  readonly text: string;
  /** `null` for a Micro QR code, whose versions are not numbers. */
  readonly version: number | null;
  readonly errorCorrectionLevel: ErrorCorrectionLevel | '';
}

/**
 * Decodes all QR codes in a PNG, JPEG, GIF, BMP or SVG file, the largest first. WebP needs a platform decoder, as in browsers.
 * @throws InputError `unsupported-image` or `no-code-found` on `field`.
 */
export async function decodeQrCodes(bytes: Uint8Array, field: string): Promise<FoundCode[]> {
  await (preparing ??= prepareReader());
  const found = await readImage(bytes, field);
  if (found.length === 0) throw new InputError('no-code-found', { field });
  return found.toSorted((one, other) => areaOf(other) - areaOf(one)).map(describe);
}

let preparing: Promise<void> | undefined;

/** By default, zxing-wasm fetches its WebAssembly from a content delivery network. */
async function prepareReader(): Promise<void> {
  const { default: wasmBinary } = await import('virtual:zxing-wasm');
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });
}

async function readImage(bytes: Uint8Array, field: string): Promise<ReadResult[]> {
  const type = imageType(bytes);
  if (type === 'image/svg+xml') return readSvg(bytes, field);
  const size = type && readImageSize(bytes);
  if (!size || size.width * size.height > MAX_PIXELS) throw new InputError('unsupported-image', { field });
  if (type !== 'image/webp') return readCodes(bytes, field);
  const pixels = await decodeOnPlatform(bytes, type);
  if (!pixels) throw new InputError('unsupported-image', { field });
  return readPixels((ground) => flatten({ ...pixels, depth: 8, channels: 4 }, ground));
}

const GROUNDS = [255, 0];

/** Tries two backgrounds and returns the codes of the first that has any: a transparent image may have dark or light modules. */
async function readPixels(draw: (ground: number) => Pixels | undefined): Promise<ReadResult[]> {
  for (const ground of GROUNDS) {
    const pixels = draw(ground);
    const results = pixels ? await readBarcodes(pixels, { formats: ['QRCode'], textMode: 'Plain' }) : [];
    const found = results.filter(({ isValid }) => isValid);
    if (found.length > 0) return found;
  }
  return [];
}

/** Draws the shapes of an SVG and reads the pixels. If the shapes contain no code, reads an embedded image, such as a PNG. */
async function readSvg(bytes: Uint8Array, field: string): Promise<ReadResult[]> {
  if (bytes.length > MAX_SVG_BYTES) throw new InputError('unsupported-image', { field });
  const { drawSvgImage, embeddedImages } = await import('./svg-picture/draw.ts');
  const source = new TextDecoder().decode(bytes);
  const found = await readPixels((ground) => {
    const image = drawSvgImage(source, ground);
    return image && gray(image);
  });
  if (found.length > 0) return found;
  for (const base64 of embeddedImages(source)) {
    const inner = decodeBase64(base64, field);
    const type = imageType(inner);
    const codes = type && type !== 'image/svg+xml' ? await readImage(inner, field) : [];
    if (codes.length > 0) return codes;
  }
  return [];
}

function gray({ width, height, shades }: { readonly width: number; readonly height: number; readonly shades: Uint8ClampedArray }): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  shades.forEach((shade, at) => data.set([shade, shade, shade, 255], at * 4));
  return { data, width, height, colorSpace: 'srgb' };
}

async function readCodes(bytes: Uint8Array, field: string): Promise<ReadResult[]> {
  const results = await readBarcodes(bytes, { formats: ['QRCode'], textMode: 'Plain' });
  if (results.some(({ isValid, error, format }) => !isValid && error !== '' && !format)) throw new InputError('unsupported-image', { field });
  const found = results.filter(({ isValid }) => isValid);
  return found.length > 0 ? found : readTransparent(bytes);
}

/** The reader ignores transparency, so a code on a transparent background is searched on white and on black. */
async function readTransparent(bytes: Uint8Array): Promise<ReadResult[]> {
  const png = imageType(bytes) === 'image/png' ? readPng(bytes) : undefined;
  return png && hasAlpha(png) ? readPixels((ground) => flatten(png, ground)) : [];
}

function readPng(bytes: Uint8Array): DecodedPng | undefined {
  try {
    return decodePng(bytes);
  } catch (error) {
    // The reader above accepted the file, so it is an image; one that only this second decoder rejects contains no code.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

const hasAlpha = ({ channels, palette }: DecodedPng): boolean => channels === 2 || channels === 4 || (palette?.some(({ length }) => length === 4) ?? false);

type Image = Pick<DecodedPng, 'width' | 'height' | 'data' | 'depth' | 'channels' | 'palette'>;

/** Returns the image as opaque RGBA pixels. */
function flatten({ width, height, data, depth, channels, palette }: Image, ground: number): Pixels {
  const flat = new Uint8ClampedArray(width * height * 4);
  const scale = depth === 16 ? 257 : 1;
  const rowLength = (data.length / height) | 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = palette
      ? (palette[indexAt(data, Math.floor(pixel / width) * rowLength, pixel % width, depth)] ?? [])
      : Array.from({ length: channels }, (_, channel) => (data[pixel * channels + channel] ?? 0) / scale);
    const grey = color.length < 3;
    const alpha = (color[grey ? 1 : 3] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel++) flat[pixel * 4 + channel] = (color[grey ? 0 : channel] ?? 0) * alpha + ground * (1 - alpha);
    flat[pixel * 4 + 3] = 255;
  }
  return { data: flat, width, height, colorSpace: 'srgb' };
}

/** Returns a pixel's palette index; below eight bits, several share a byte. */
function indexAt(data: ArrayLike<number>, row: number, x: number, depth: number): number {
  const bit = x * depth;
  return ((data[row + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

/** Returns twice the area of the quadrilateral around the code. */
function areaOf({ position: { topLeft, topRight, bottomRight, bottomLeft } }: ReadResult): number {
  const corners = [topLeft, topRight, bottomRight, bottomLeft];
  return Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? topLeft;
      return sum + x * next.y - next.x * y;
    }, 0),
  );
}

function describe({ text, version, ecLevel }: ReadResult): FoundCode {
  return {
    text,
    version: /^\d+$/u.test(version) ? Number(version) : null,
    errorCorrectionLevel: errorCorrectionLevels['LMQH'.indexOf(ecLevel.slice(0, 1) || '-')] ?? '',
  };
}
