import { useState } from 'react';
import changes from '../../../page/parts/changes.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ChangedLine, ChangeType, LinePair, MarkedLine, Stretch } from '../line-view.ts';
import { EDGE, markChange, showWhiteSpace } from '../line-view.ts';
import type en from '../strings/en.json';
import styles from './text-diff.module.css';

interface View {
  readonly sideBySide: boolean;
  /** Whether spaces, tabs and carriage returns are visible. */
  readonly whiteSpace: boolean;
}

interface LineStretchProps {
  readonly stretch: Stretch;
  readonly view: View;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A change, or unchanged lines, of which those away from changes are folded until they are asked for. */
export function LineStretch({ stretch: { kind, pairs }, view, isFirst, isLast }: LineStretchProps) {
  const words = useWords<typeof en>();
  const [isOpen, setOpen] = useState(false);
  if (kind === 'changed') {
    return (
      <div className={styles.change} data-change tabIndex={-1}>
        {view.sideBySide ? pairs.map((pair, index) => <Row key={index} pair={pair} view={view} />) : <OneBelowTheOther pairs={pairs} view={view} />}
      </div>
    );
  }
  const before = isFirst ? 0 : EDGE;
  const after = isLast ? 0 : EDGE;
  const hidden = pairs.length - before - after;
  const row = (pair: LinePair, index: number) => <Row key={index} pair={pair} view={view} />;
  if (isOpen || hidden < 2) return pairs.map(row);
  return (
    <>
      {pairs.slice(0, before).map(row)}
      <button type="button" className={styles.fold} onClick={() => setOpen(true)}>
        {words('folded', { count: hidden })}
      </button>
      {pairs.slice(pairs.length - after).map((pair, index) => row(pair, before + hidden + index))}
    </>
  );
}

const OneBelowTheOther = ({ pairs, view }: { readonly pairs: readonly LinePair[]; readonly view: View }) => (
  <>
    {pairs.map(({ left, right }, index) => left && <Row key={`-${index}`} pair={{ left, right: undefined }} partner={right} view={view} />)}
    {pairs.map(({ left, right }, index) => right && <Row key={`+${index}`} pair={{ left: undefined, right }} partner={left} view={view} />)}
  </>
);

interface RowProps {
  readonly pair: LinePair;
  /** The line's other version, where it stands in a row of its own. */
  readonly partner?: ChangedLine | undefined;
  readonly view: View;
}

function Row({ pair: { left, right }, partner, view: { sideBySide, whiteSpace } }: RowProps) {
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
}

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
  const show = whiteSpace ? showWhiteSpace : (text: string): string => text;
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
