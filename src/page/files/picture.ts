import type { FileValue, ImageValue } from '../../contract/values.ts';

/** Of JPEG. */
const QUALITY = 0.9;

/** Draws an SVG as a PNG with this many pixels; `undefined` if this browser cannot draw it. */
export async function drawPng(svg: string, width: number, height = width): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    return await paint(width, height, (pen) => pen.drawImage(image, 0, 0, width, height));
  } catch (error) {
    // A logo that is not really an image.
    if (error instanceof DOMException) return undefined;
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Paints an image on a canvas; `undefined` if this browser cannot write it. */
function paint(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void, type = 'image/png'): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, QUALITY);
  });
}

/** The text of an SVG image; '' if there is none. */
export const svgOf = (image: ImageValue | null): string => (image && 'svg' in image ? image.svg : '');

/** A square PNG image: the file that the operation generated, or else drawn from the SVG. */
export async function pngOf(png: FileValue | null, svg: ImageValue | null, side: number): Promise<Blob | undefined> {
  if (png?.content instanceof Uint8Array) return new Blob([png.content], { type: png.type });
  return drawPng(svgOf(svg), side);
}

interface FrameOptions {
  /** Media type of the image. */
  readonly type: 'image/png' | 'image/jpeg';
  readonly isMirrored?: boolean;
}

/** The current frame of a video, in full resolution; `undefined` before its first frame. */
export async function grabFrame(video: HTMLVideoElement, { type, isMirrored = false }: FrameOptions): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return undefined;
  const draw = (pen: CanvasRenderingContext2D): void => {
    if (isMirrored) pen.setTransform(-1, 0, 0, 1, width, 0);
    pen.drawImage(video, 0, 0);
  };
  return paint(width, height, draw, type);
}

/** Copies an image as PNG, the only type that all clipboards accept. Returns false if that is not allowed or not supported. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false;
  const png = await toPng(picture);
  try {
    await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
    return true;
  } catch (error) {
    // No clipboard over plain http (a TypeError on undefined), or no permission (a DOMException).
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}

async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const png = await paint(bitmap.width, bitmap.height, (pen) => pen.drawImage(bitmap, 0, 0));
  bitmap.close();
  return png ?? picture;
}

interface Printed {
  readonly svg: string;
  readonly caption?: string;
}

/** Prints images on a separate sheet, apart from this page. */
export async function printPictures(pictures: readonly Printed[], title: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet) return;
  sheet.title = title;
  sheet.body.style.cssText = `display:grid;grid-template-columns:repeat(${pictures.length > 1 ? 3 : 1},1fr);gap:8mm;font:10pt sans-serif`;
  const urls = pictures.map(({ svg }) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
  const images = pictures.map(({ caption }, index) => {
    const figure = sheet.createElement('figure');
    figure.style.cssText = 'margin:0;break-inside:avoid;text-align:center;overflow-wrap:anywhere';
    const image = sheet.createElement('img');
    image.src = urls[index] ?? '';
    image.style.cssText = 'width:100%;max-width:120mm;height:auto';
    figure.append(image, caption ?? '');
    sheet.body.append(figure);
    return image;
  });
  await Promise.all(images.map((image) => image.decode()));
  frame.contentWindow?.print();
  // Some browsers continue while the dialog is open, which needs the sheet.
  setTimeout(() => {
    frame.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  }, 60_000);
}
