import { vi } from 'vitest';

interface Downloaded {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

/** Records downloads from now on, until the test ends. Nothing is saved. */
export function watchDownloads(): readonly Downloaded[] {
  const downloads: Downloaded[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = `blob:${blobs.size}`;
    if (source instanceof Blob) blobs.set(url, source);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = blobs.get(this.href);
    if (!content) throw new Error(`${this.href} is not a download`);
    downloads.push({ name: this.download, type: content.type, content });
  });
  return downloads;
}
