import changes from '../../../page/parts/changes.module.css';
import { LONG_LENGTH } from '../../../ui/input-text/long-text.ts';
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
    {firstOf(segments).map(({ type, text }, index) => {
      const Part = type === 'removed' ? 'del' : type === 'added' ? 'ins' : 'span';
      return (
        <Part key={index} className={looks[type]}>
          {text}
        </Part>
      );
    })}
  </p>
);

/** The first segments, the last of them cut: the page shows no longer text than a text box does. */
function firstOf(segments: readonly Segment[]): readonly Segment[] {
  const first: Segment[] = [];
  let left = LONG_LENGTH;
  for (const { type, text } of segments.slice(0, MAX_SEGMENTS)) {
    if (left <= 0) break;
    first.push({ type, text: text.slice(0, left) });
    left -= text.length;
  }
  return first;
}

const looks: Readonly<Record<ChangeType, string | undefined>> = { '': undefined, equal: undefined, removed: changes.removed, added: changes.added };
