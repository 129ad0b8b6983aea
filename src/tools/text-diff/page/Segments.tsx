import changes from '../../../page/parts/changes.module.css';
import { LONG_LENGTH } from '../../../ui/input-text/long-text.ts';
import type { ChangeType } from '../line-view.ts';
import type { Segment } from '../segments.ts';
import { firstSegments } from '../segments.ts';
import styles from './text-diff.module.css';

/** Renders both texts merged, with removed and added parts marked not only by color. Limited to the length that a text box shows. */
export const Segments = ({ segments }: { readonly segments: readonly Segment[] }) => (
  <p className={styles.segments} data-value="segments">
    {firstSegments(segments, LONG_LENGTH).map(({ type, text }, index) => {
      const Part = type === 'removed' ? 'del' : type === 'added' ? 'ins' : 'span';
      return (
        <Part key={index} className={looks[type]}>
          {text}
        </Part>
      );
    })}
  </p>
);

const looks: Readonly<Record<ChangeType, string | undefined>> = { '': undefined, equal: undefined, removed: changes.removed, added: changes.added };
