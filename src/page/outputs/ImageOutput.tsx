import type { ImageField } from '../../contract/fields.ts';
import type { OutputProps } from './output-props.ts';
import { useObjectUrl } from '../files/use-object-url.ts';
import styles from './outputs.module.css';
import { ResultActions } from './ResultActions.tsx';

export function ImageOutput({ label, value: image, name }: OutputProps<ImageField>) {
  const url = useObjectUrl(image ?? undefined);
  if (!image) return null;
  return (
    <figure className={styles.image} data-value={name}>
      {url && <img src={url} alt={label} />}
      {'svg' in image && <ResultActions label={label} text={image.svg} format="svg" />}
    </figure>
  );
}
