import changes from '../../../page/parts/changes.module.css';
import type { ChangeType } from '../line-view.ts';
import styles from './text-diff.module.css';

interface Segment {
  readonly type: ChangeType;
  readonly text: string;
}

// Beyond this a browser takes seconds to draw the marks; the marked text below is whole.
const MAX_SEGMENTS = 5_000;

/** Both texts as one, with what was taken out and put in marked by more than colour. */
export const Segments = ({ segments }: { readonly segments: readonly Segment[] }) => (
  <p className={styles.segments} data-value="segments">
    {segments.slice(0, MAX_SEGMENTS).map(({ type, text }, index) => {
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
