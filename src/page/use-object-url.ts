import { useEffect, useMemo } from 'react';
import type { ImageValue } from '../contract/values.ts';

/** An address under which an `<img>` shows the picture: an SVG in an image can run no script and fetch nothing. */
export function useObjectUrl(image: ImageValue | undefined): string | undefined {
  const url = useMemo(() => image && URL.createObjectURL(toBlob(image)), [image]);
  useEffect(
    () => () => {
      // Revoked after the next picture has taken its place.
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
