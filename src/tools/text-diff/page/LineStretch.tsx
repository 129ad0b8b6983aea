import { memo, useMemo, useState } from 'react';
import changes from '../../../page/parts/changes.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ChangedLine, ChangeType, LinePair, MarkedLine, Stretch } from '../line-view.ts';
import { drawnText, EDGE, markChange, showWhiteSpace } from '../line-view.ts';
import type en from '../strings/en.json';
import styles from './text-diff.module.css';

interface View {
  readonly sideBySide: boolean;
  /** Whether spaces, tabs and carriage returns are visible. */
  readonly whiteSpace: boolean;
}

interface LineStretchProps {
  readonly stretch: Stretch;
  /** Number of drawn pairs of a change. */
  readonly limit: number;
  readonly view: View;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const OPEN_AT_A_TIME = 200;

/** Renders a change, or unchanged lines, collapsed except near changes. */
export const LineStretch = memo(function LineStretch({ stretch, limit, view, isFirst, isLast }: LineStretchProps) {
  const words = useWords<typeof en>();
  const [opened, setOpened] = useState(0);
  const { kind, size } = stretch;
  const before = (isFirst ? 0 : EDGE) + opened;
  const after = isLast ? 0 : EDGE;
  const hidden = size - before - after;
  const isWhole = kind === 'changed' || hidden < 2;
  // Stable objects for the same pairs, so that drawing more does not redraw them.
  const all = useMemo(() => stretch.pairs(), [stretch]);
  if (kind === 'changed') {
    const pairs = all.slice(0, limit);
    return (
      <div className={styles.change} data-change tabIndex={-1}>
        {view.sideBySide ? pairs.map((pair, index) => <Row key={index} pair={pair} view={view} />) : <OneBelowTheOther pairs={pairs} view={view} />}
      </div>
    );
  }
  const row = (pair: LinePair, index: number) => <Row key={index} pair={pair} view={view} />;
  if (isWhole) return all.map(row);
  return (
    <>
      {all.slice(0, before).map(row)}
      <button type="button" className={styles.fold} onClick={() => setOpened(opened + OPEN_AT_A_TIME)}>
        {words('folded', { count: hidden })}
      </button>
      {all.slice(size - after).map((pair, index) => row(pair, size - after + index))}
    </>
  );
});

const OneBelowTheOther = ({ pairs, view }: { readonly pairs: readonly LinePair[]; readonly view: View }) => (
  <>
    {pairs.map(({ left, right }, index) => left && <Row key={`-${index}`} pair={{ left, right: undefined }} partner={right} view={view} />)}
    {pairs.map(({ left, right }, index) => right && <Row key={`+${index}`} pair={{ left: undefined, right }} partner={left} view={view} />)}
  </>
);

interface RowProps {
  readonly pair: LinePair;
  /** The line's other version, if it is in a separate row. */
  readonly partner?: ChangedLine | undefined;
  readonly view: View;
}

const Row = memo(function Row({ pair: { left, right }, partner, view: { sideBySide, whiteSpace } }: RowProps) {
  const [one, other] = left === right ? [left, undefined] : [left ?? partner, right ?? partner];
  const marks = one && other ? markChange(one.text, other.text) : undefined;
  if (sideBySide) {
    return (
      <div className={styles.row}>
        <Side line={left} mark={marks?.[0]} numbers={[left?.originalLine]} whiteSpace={whiteSpace} />
        <Side line={right} mark={marks?.[1]} numbers={[right?.modifiedLine]} whiteSpace={whiteSpace} />
      </div>
    );
  }
  const line = left ?? right;
  const mark = marks?.[line?.type === 'added' ? 1 : 0];
  return <Side line={line} mark={mark} numbers={[line?.originalLine, line?.modifiedLine]} whiteSpace={whiteSpace} />;
});

const SIGNS: Readonly<Record<ChangeType, string>> = { '': ' ', equal: ' ', removed: '−', added: '+' };
const LOOKS: Readonly<Record<ChangeType, string | undefined>> = { '': undefined, equal: styles.equal, removed: changes.removed, added: changes.added };

interface SideProps {
  readonly line: ChangedLine | undefined;
  readonly mark: MarkedLine | undefined;
  readonly numbers: readonly (number | null | undefined)[];
  readonly whiteSpace: boolean;
}

function Side({ line, mark, numbers, whiteSpace }: SideProps) {
  if (!line) return <div className={changes.absent} />;
  const { before, changed, after } = mark ?? { before: line.text, changed: '', after: '' };
  const show = (text: string): string => (whiteSpace ? showWhiteSpace(drawnText(text)) : drawnText(text));
  return (
    <div className={classNames(styles.side, LOOKS[line.type])} data-type={line.type}>
      {numbers.map((number, index) => (
        <span key={index} className={styles.number}>
          {number}
        </span>
      ))}
      <span className={classNames(changes.sign, styles.sign)}>{SIGNS[line.type]}</span>
      <code className={styles.code}>
        {show(before)}
        {changed !== '' && <mark>{show(changed)}</mark>}
        {show(after)}
      </code>
    </div>
  );
}
