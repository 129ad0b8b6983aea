import { useEffect, useMemo } from 'react';
import type { ImageValue } from '../contract/values.ts';

/** A blob URL for an `<img>`, revoked when the picture changes. An SVG in an `<img>` runs no script and fetches nothing. */
export function useObjectUrl(image: ImageValue | undefined): string | undefined {
  const url = useMemo(() => image && URL.createObjectURL(toBlob(image)), [image]);
  useEffect(
    () => () => {
      // The delay keeps the old picture valid until the new one is rendered.
      if (url) setTimeout(() => URL.revokeObjectURL(url), 1_000);
    },
    [url],
  );
  return url;
}

const toBlob = (image: ImageValue): Blob =>
  'svg' in image
    ? new Blob([image.svg], { type: 'image/svg+xml' })
    : new Blob([image.content instanceof Uint8Array ? image.content : ''], { type: image.type });
