import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import styles from './text-diff.module.css';

interface Segment {
  readonly type: 'equal' | 'removed' | 'added';
  readonly text: string;
}

// Beyond this a browser takes seconds to draw the marks; the marked text below is whole.
const MAX_SEGMENTS = 5_000;

/** Both texts as one, with what was taken out and put in marked by more than colour. */
export function InlineView({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const segments = operation.output.segments as readonly Segment[];
  return (
    <Card label={words('differences')}>
      <p className={kit.hint}>{words('marks')}</p>
      <Output operation={operation} name="segments">
        {() => (
          <p className={styles.inline} data-value="segments">
            {segments.slice(0, MAX_SEGMENTS).map(({ type, text }, index) => {
              if (type === 'removed') return <del key={index}>{text}</del>;
              if (type === 'added') return <ins key={index}>{text}</ins>;
              return <span key={index}>{text}</span>;
            })}
          </p>
        )}
      </Output>
      <Output operation={operation} name="marked" />
    </Card>
  );
}
