import { useEffect, useMemo } from 'react';
import type { ImageValue } from '../../contract/values.ts';

/**
 * A blob URL for an `<img>`, revoked when the image changes: an SVG that is redrawn each second with the same text keeps
 * its URL. An SVG in an `<img>` runs no script and fetches nothing.
 */
export function useObjectUrl(image: ImageValue | Blob | undefined): string | undefined {
  const source = image && 'svg' in image ? image.svg : image;
  const url = useMemo(() => (source === undefined ? undefined : URL.createObjectURL(toBlob(source))), [source]);
  useEffect(
    () => () => {
      // The delay keeps the old image valid until the new one is rendered.
      if (url) setTimeout(() => URL.revokeObjectURL(url), 1_000);
    },
    [url],
  );
  return url;
}

function toBlob(source: string | Blob | Exclude<ImageValue, { readonly svg: string }>): Blob {
  if (typeof source === 'string') return new Blob([source], { type: 'image/svg+xml' });
  if (source instanceof Blob) return source;
  const { content, type } = source;
  return new Blob([content instanceof Uint8Array || content instanceof Blob ? content : ''], { type });
}
