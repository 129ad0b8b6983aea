import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../page/storage.ts';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Output } from '../../../page/Output.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import type { ChangedLine, LinePair, MarkedLine, Stretch } from '../line-view.ts';
import { markChange, showWhiteSpace, toStretches } from '../line-view.ts';
import type en from '../strings/en.json';
import styles from './text-diff.module.css';

// Unchanged lines that stay in view on both sides of a change.
const EDGE = 3;
const PAIRS_AT_A_TIME = 1_000;

interface View {
  readonly sideBySide: boolean;
  readonly wrap: boolean;
  readonly whiteSpace: boolean;
}

const VIEW_KEY = 'text-diff.view';

function storedView(): View {
  const stored = readStored(VIEW_KEY);
  const has = (name: keyof View, fallback: boolean): boolean =>
    typeof stored === 'object' && stored !== null && name in stored ? (stored as Partial<Record<keyof View, unknown>>)[name] === true : fallback;
  return { sideBySide: has('sideBySide', true), wrap: has('wrap', true), whiteSpace: has('whiteSpace', false) };
}

/** The lines of both texts, side by side or one below the other, unchanged stretches folded. */
export function DiffView({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const [view, setView] = useState(storedView);
  const [limit, setLimit] = useState(PAIRS_AT_A_TIME);
  const lines = operation.output.changes as readonly ChangedLine[];
  const stretches = useMemo(() => toStretches(lines), [lines]);
  const shown = useMemo(() => limitTo(stretches, limit), [stretches, limit]);
  const root = useRef<HTMLDivElement>(null);
  const position = useRef(-1);

  function step(by: 1 | -1): void {
    const changes = root.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [];
    if (changes.length === 0) return;
    position.current = position.current < 0 && by < 0 ? changes.length - 1 : (position.current + by + changes.length) % changes.length;
    const change = changes[position.current];
    change?.focus({ preventScroll: true });
    change?.scrollIntoView({ block: 'center' });
  }
  const stepByKey = useEffectEvent(step);

  useEffect(() => {
    position.current = -1;
  }, [lines]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      stepByKey(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);

  function change(part: Partial<View>): void {
    const next = { ...view, ...part };
    setView(next);
    writeStored(VIEW_KEY, next);
  }

  const changeCount = stretches.filter(({ kind }) => kind === 'changed').length;
  return (
    <Card label={words('differences')}>
      <div className={styles.summary}>
        <Output operation={operation} name="equal">
          {({ value }) => (
            <strong data-value="equal" className={value === true ? styles.same : styles.different}>
              {words(value === true ? 'same' : 'different', { count: changeCount })}
            </strong>
          )}
        </Output>
        <Count operation={operation} name="addedLines" word="added" />
        <Count operation={operation} name="removedLines" word="removed" />
        <span className={styles.bar}>
          <Button size="small" disabled={changeCount === 0} aria-keyshortcuts="Shift+F8" onClick={() => step(-1)}>
            {words('previousChange')}
          </Button>
          <Button size="small" disabled={changeCount === 0} aria-keyshortcuts="F8" onClick={() => step(1)}>
            {words('nextChange')}
          </Button>
        </span>
      </div>
      <div className={styles.bar}>
        <Switch label={words('sideBySide')} checked={view.sideBySide} onChange={(sideBySide) => change({ sideBySide })} />
        <Switch label={words('wrap')} checked={view.wrap} onChange={(wrap) => change({ wrap })} />
        <Switch label={words('whiteSpace')} checked={view.whiteSpace} onChange={(whiteSpace) => change({ whiteSpace })} />
      </div>
      <Output operation={operation} name="changes">
        {({ label }) => (
          <div ref={root} className={classNames(styles.lines, view.wrap && styles.wrapped)} role="region" aria-label={label} tabIndex={0} data-value="changes">
            {shown.map((stretch, index) => (
              <StretchView key={index} stretch={stretch} view={view} isFirst={index === 0} isLast={index === stretches.length - 1} />
            ))}
          </div>
        )}
      </Output>
      {lines.length > limit && (
        <Button size="small" onClick={() => setLimit(limit + PAIRS_AT_A_TIME)}>
          {words('showMore')}
        </Button>
      )}
    </Card>
  );
}

/** The first so many pairs of lines: a browser draws a thousand at once, and a hundred thousand never. */
function limitTo(stretches: readonly Stretch[], limit: number): readonly Stretch[] {
  const shown: Stretch[] = [];
  let room = limit;
  for (const stretch of stretches) {
    if (room <= 0) break;
    shown.push(stretch.kind === 'changed' && stretch.pairs.length > room ? { ...stretch, pairs: stretch.pairs.slice(0, room) } : stretch);
    room -= stretch.kind === 'changed' ? stretch.pairs.length : Math.min(stretch.pairs.length, 2 * EDGE);
  }
  return shown;
}

function Count({
  operation,
  name,
  word,
}: {
  readonly operation: OperationState;
  readonly name: 'addedLines' | 'removedLines';
  readonly word: 'added' | 'removed';
}) {
  const words = useWords<typeof en>();
  return (
    <Output operation={operation} name={name}>
      {({ value }) => (
        <span data-value={name} className={styles[word]}>
          {words(word, { count: Number(value ?? 0) })}
        </span>
      )}
    </Output>
  );
}

interface StretchViewProps {
  readonly stretch: Stretch;
  readonly view: View;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function StretchView({ stretch, view, isFirst, isLast }: StretchViewProps) {
  const words = useWords<typeof en>();
  const [isOpen, setOpen] = useState(false);
  if (stretch.kind === 'changed') {
    return (
      <div className={styles.change} data-change tabIndex={-1}>
        {view.sideBySide ? (
          stretch.pairs.map((pair, index) => <PairRow key={index} pair={pair} view={view} />)
        ) : (
          <InlineRows pairs={stretch.pairs} view={view} />
        )}
      </div>
    );
  }
  const before = isFirst ? 0 : EDGE;
  const after = isLast ? 0 : EDGE;
  const hidden = stretch.pairs.length - before - after;
  const row = (pair: LinePair, index: number) => <PairRow key={index} pair={pair} view={view} />;
  if (isOpen || hidden < 2) return stretch.pairs.map(row);
  return (
    <>
      {stretch.pairs.slice(0, before).map(row)}
      <button type="button" className={styles.fold} onClick={() => setOpen(true)}>
        {words('folded', { count: hidden })}
      </button>
      {stretch.pairs.slice(stretch.pairs.length - after).map((pair, index) => row(pair, before + hidden + index))}
    </>
  );
}

function InlineRows({ pairs, view }: { readonly pairs: readonly LinePair[]; readonly view: View }) {
  return (
    <>
      {pairs.map((pair, index) => pair.left && <PairRow key={`-${index}`} pair={{ left: pair.left, right: undefined }} partner={pair.right} view={view} />)}
      {pairs.map((pair, index) => pair.right && <PairRow key={`+${index}`} pair={{ left: undefined, right: pair.right }} partner={pair.left} view={view} />)}
    </>
  );
}

interface PairRowProps {
  readonly pair: LinePair;
  /** The line's other version, where it stands in a row of its own. */
  readonly partner?: ChangedLine | undefined;
  readonly view: View;
}

function PairRow({ pair: { left, right }, partner, view }: PairRowProps) {
  const isEqual = left === right;
  const [one, other] = isEqual ? [left, undefined] : [left ?? partner, right ?? partner];
  const marks = one && other ? markChange(one.text, other.text) : undefined;
  if (!view.sideBySide) {
    const line = left ?? right;
    return line ? (
      <div className={styles.inlineRow}>
        <Side line={line} mark={marks?.[line.type === 'added' ? 1 : 0]} number={line.originalLine} otherNumber={line.modifiedLine} view={view} />
      </div>
    ) : null;
  }
  return (
    <div className={styles.row}>
      <Side line={left} mark={marks?.[0]} number={left?.originalLine ?? null} view={view} />
      <Side line={right} mark={marks?.[1]} number={right?.modifiedLine ?? null} view={view} />
    </div>
  );
}

const SIGNS = { equal: ' ', removed: '−', added: '+' } as const;

interface SideProps {
  readonly line: ChangedLine | undefined;
  readonly mark: MarkedLine | undefined;
  readonly number: number | null;
  readonly otherNumber?: number | null;
  readonly view: View;
}

function Side({ line, mark, number, otherNumber, view }: SideProps) {
  if (!line) return <div className={styles.nothing} />;
  const show = (text: string): string => (view.whiteSpace ? showWhiteSpace(text) : text);
  return (
    <div className={classNames(styles.side, styles[`${line.type}Line`])} data-type={line.type}>
      <span className={styles.number}>{number}</span>
      {otherNumber !== undefined && <span className={styles.number}>{otherNumber}</span>}
      <span className={styles.sign}>{SIGNS[line.type]}</span>
      <code className={styles.code}>
        {mark ? (
          <>
            {show(mark.before)}
            {mark.changed !== '' && <mark>{show(mark.changed)}</mark>}
            {show(mark.after)}
          </>
        ) : (
          show(line.text)
        )}
      </code>
    </div>
  );
}
