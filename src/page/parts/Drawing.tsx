import { ResultActions } from '../outputs/ResultActions.tsx';
import styles from './parts.module.css';

interface DrawingProps {
  readonly label: string;
  /** Name of the output, as `data-value`. */
  readonly name: string;
  /** An SVG document drawn by one of our operations, with all texts escaped. */
  readonly svg: string;
}

/** A drawing as part of the page: its texts can be selected, and `currentColor` in it is the text color around it. */
export const Drawing = ({ label, name, svg }: DrawingProps) => (
  <figure className={styles.drawing} data-value={name}>
    <div className={styles.drawn} role="region" aria-label={label} tabIndex={0} dangerouslySetInnerHTML={{ __html: svg }} />
    <ResultActions label={label} text={svg} format="svg" fileName={[`${name}.svg`, 'image/svg+xml']} />
  </figure>
);
