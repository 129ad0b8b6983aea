import { useEffect, useMemo } from 'react';
import type { FileField, ImageField } from '../../contract/fields.ts';
import type { FileValue, ImageValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { download } from '../download.ts';
import { useEnvironment } from '../environment.ts';
import { formatBytes } from '../format-bytes.ts';
import type { OutputProps } from '../Output.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';

export function FileOutput({ label, value, name, id }: OutputProps<FileField>) {
  const { texts } = useEnvironment();
  const file = value as FileValue | null | undefined;
  if (!file) return null;
  return (
    <Result id={id} label={label}>
      <output className={styles.text} aria-labelledby={id} data-value={name}>
        {texts.t('page.fileSize', { name: file.name, size: formatBytes(fileSize(file), texts.language) })}
      </output>
      <Button
        icon={<DownloadIcon />}
        aria-label={texts.t('page.downloadValue', { label })}
        onClick={() => download(file.content as Uint8Array, file.name, file.type)}
      >
        {texts.t('page.download')}
      </Button>
    </Result>
  );
}

export function ImageOutput({ label, value, name }: OutputProps<ImageField>) {
  const image = value as ImageValue | null | undefined;
  const url = useObjectUrl(image ?? undefined);
  if (!image) return null;
  return (
    <figure className={styles.image} data-value={name}>
      {url && <img src={url} alt={label} />}
      {'svg' in image && <ResultActions label={label} text={image.svg} format="svg" />}
    </figure>
  );
}

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
  'svg' in image ? new Blob([image.svg], { type: 'image/svg+xml' }) : new Blob([image.content as BlobPart], { type: image.type });
