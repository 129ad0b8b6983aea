interface Bitmap {
  readonly width: number;
  readonly height: number;
  close(): void;
}

interface DrawingContext {
  drawImage(bitmap: Bitmap, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray<ArrayBuffer> };
}

/** Image APIs that browsers and their workers have, but Node does not. */
interface ImagePlatform {
  readonly Blob: new (parts: readonly Uint8Array[], options: { readonly type: string }) => object;
  readonly createImageBitmap?: (image: object) => Promise<Bitmap>;
  readonly OffscreenCanvas?: new (width: number, height: number) => { getContext(kind: '2d'): DrawingContext | null };
}

export interface PlatformPixels {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Decodes an image with the platform's own decoder: `undefined` if it has none, or rejects the file. */
export async function decodeOnPlatform(bytes: Uint8Array, type: string): Promise<PlatformPixels | undefined> {
  // Pure code is compiled without browser types.
  const { Blob, createImageBitmap, OffscreenCanvas } = globalThis as unknown as ImagePlatform;
  if (!createImageBitmap || !OffscreenCanvas) return undefined;
  const bitmap = await decode(() => createImageBitmap(new Blob([bytes], { type })));
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context ? { width, height, data: context.getImageData(0, 0, width, height).data } : undefined;
}

/** Returns the image, or `undefined` for a file that the decoder rejects (HTML Standard, `createImageBitmap`: `InvalidStateError`). */
async function decode(create: () => Promise<Bitmap>): Promise<Bitmap | undefined> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return undefined;
    throw error;
  }
}
