import { vi } from 'vitest';

/** A file that the page has offered as a download. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

/** Collects the downloads of a page, which happy-dom does not perform. The list grows as they come. */
export function catchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const blobs = new Map<string, Blob>();
  const createUrl = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = createUrl(content);
    if (content instanceof Blob) blobs.set(url, content);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = blobs.get(this.href);
    if (this.download !== '' && content) downloads.push({ name: this.download, type: content.type, content });
  });
  return downloads;
}
