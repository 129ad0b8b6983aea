import { afterEach, expect, test, vi } from 'vitest';
import { decodeQrCodes } from './decode.ts';
import { encodeQrCode } from './matrix.ts';

afterEach(() => vi.unstubAllGlobals());

const SIDE = 300;
const header = 'RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x2b\x01\0\x2b\x01\0';
const webp = Uint8Array.from(header, (character) => character.charCodeAt(0));

/** Stubs a browser that decodes each file as a transparent image of one code. */
function stubBrowser(text: string, ink: number): void {
  const { modules } = encodeQrCode(text, { errorCorrectionLevel: 'medium' }, 'text');
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (modules[Math.floor(Math.floor(at / SIDE) / 8) - 4]?.[Math.floor((at % SIDE) / 8) - 4]) data.set([ink, ink, ink, 255], at * 4);
  }
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: SIDE, height: SIDE, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { drawImage: () => undefined, getImageData: () => ({ data }) };
      }
    },
  );
}

test.each([0, 255])('reads transparent WebP with the browser’s decoder, in black and in white: ink %d', { tags: ['slow'] }, async (ink) => {
  stubBrowser('webp', ink);
  expect((await decodeQrCodes(webp, 'file')).map(({ text }) => text)).toEqual(['webp']);
});

test('rejects WebP without a decoder, and what the decoder rejects', async () => {
  await expect(decodeQrCodes(webp, 'file')).rejects.toThrow('unsupported-image');
  stubBrowser('webp', 0);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')));
  await expect(decodeQrCodes(webp, 'file')).rejects.toThrow('unsupported-image');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('out of memory')));
  await expect(decodeQrCodes(webp, 'file')).rejects.toThrow('out of memory');
});
