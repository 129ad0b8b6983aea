import type { FileValue, ImageValue } from '../../contract/values.ts';

/** An SVG as a PNG of so many pixels; `undefined` if this browser cannot draw it. */
export async function drawPng(svg: string, width: number, height = width): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
    });
  } catch (error) {
    // A logo that only pretends to be a picture.
    if (error instanceof DOMException) return undefined;
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The text of an SVG image; '' where there is none. */
export const svgOf = (image: ImageValue | null): string => (image && 'svg' in image ? image.svg : '');

/** A square picture in PNG: the file that the operation made, or without one, drawn from the SVG. */
export async function pngOf(png: FileValue | null, svg: ImageValue | null, side: number): Promise<Blob | undefined> {
  if (png?.content instanceof Uint8Array) return new Blob([png.content], { type: png.type });
  return drawPng(svgOf(svg), side);
}

interface FrameOptions {
  /** Media type of the picture. */
  readonly type: 'image/png' | 'image/jpeg';
  readonly isMirrored?: boolean;
}

/** What a video shows at this moment, in all its pixels; `undefined` before its first picture. */
export async function grabFrame(video: HTMLVideoElement, { type, isMirrored = false }: FrameOptions): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (isMirrored) pen?.setTransform(-1, 0, 0, 1, width, 0);
  pen?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.9);
  });
}

/** Copies a picture. False: not allowed here, or not known to this browser. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false;
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch (error) {
    // No clipboard over plain http (a TypeError on undefined), or no permission (a DOMException).
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}

interface Printed {
  readonly svg: string;
  readonly caption?: string;
}

/** Prints pictures on a sheet of their own, apart from this page. */
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
  // Some browsers go on while the dialog is open, which needs the sheet.
  setTimeout(() => {
    frame.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  }, 60_000);
}
