import { useEffect, useMemo } from 'react';
import type { ImageValue } from '../../contract/values.ts';

/**
 * A blob URL for an `<img>`, revoked when the picture changes: an SVG that is drawn anew each second with the same text keeps
 * its URL. An SVG in an `<img>` runs no script and fetches nothing.
 */
export function useObjectUrl(image: ImageValue | undefined): string | undefined {
  const source = image && 'svg' in image ? image.svg : image;
  const url = useMemo(() => (source === undefined ? undefined : URL.createObjectURL(toBlob(source))), [source]);
  useEffect(
    () => () => {
      // The delay keeps the old picture valid until the new one is rendered.
      if (url) setTimeout(() => URL.revokeObjectURL(url), 1_000);
    },
    [url],
  );
  return url;
}

const toBlob = (source: string | Exclude<ImageValue, { readonly svg: string }>): Blob =>
  typeof source === 'string'
    ? new Blob([source], { type: 'image/svg+xml' })
    : new Blob([source.content instanceof Uint8Array ? source.content : ''], { type: source.type });
