import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKitWords } from '../../../page/words/kit-words.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import changes from '../../../page/parts/changes.module.css';
import { ChangeSummary } from '../../../page/parts/ChangeSummary.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { hasOverlay } from '../../../page/keys/tool-keys.ts';
import { useStoredFlags } from '../../../page/storage/use-stored.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useListener } from '../../../ui/use-listener.ts';
import type * as fields from '../fields.ts';
import { limitPairs, toStretches } from '../line-view.ts';
import type en from '../strings/en.json';
import { LineStretch } from './LineStretch.tsx';
import styles from './text-diff.module.css';

// This many are drawn within a frame or two, and fill a large window.
const PAIRS_AT_A_TIME = 50;
/** In pixels. More lines are drawn within this distance of the end. */
const NEAR_END = 1_500;
const VIEW = { sideBySide: true, wrap: true, whiteSpace: false };
const viewNames = ['sideBySide', 'wrap', 'whiteSpace'] as const;

/** Renders the lines of both texts, side by side or inline, with unchanged stretches collapsed. */
export function Differences({ operation }: OperationProps<typeof fields.compare>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [view, changeView] = useStoredFlags('text-diff.view', VIEW);
  const { changes: lines, equal, addedLines, removedLines } = operation.output;
  const compared = useMemo(() => toStretches(lines), [lines]);
  const count = useMemo(() => compared.filter(({ kind }) => kind === 'changed').length, [compared]);
  // The summary is rendered first, the lines in a separate task.
  const stretches = useDeferredValue(compared);
  const [{ limit, limited }, setLimit] = useState({ limit: PAIRS_AT_A_TIME, limited: stretches });
  // A new comparison starts with its first lines.
  if (limited !== stretches) setLimit({ limit: PAIRS_AT_A_TIME, limited: stretches });
  const shown = useMemo(() => limitPairs(stretches, limit), [stretches, limit]);
  const isCut = shown.length < stretches.length || shown.at(-1)?.limit !== stretches.at(-1)?.size;
  const showMore = (): void => setLimit({ limit: limit + PAIRS_AT_A_TIME, limited: stretches });
  const box = useRef<HTMLDivElement>(null);
  const step = useSteps(box, stretches, isCut ? showMore : undefined);
  return (
    <Card label={words('differences')}>
      <div className={styles.summary}>
        <ChangeSummary
          operation={operation}
          equal="equal"
          isEqual={equal}
          text={words(equal ? 'same' : 'different', { count })}
          counts={[
            { name: 'addedLines', kind: 'added', text: words('added', { count: addedLines }) },
            { name: 'removedLines', kind: 'removed', text: words('removed', { count: removedLines }) },
          ]}
        >
          <Button size="small" disabled={count === 0} aria-keyshortcuts="Shift+F8" onClick={() => step(-1)}>
            {words('previousChange')}
          </Button>
          <Button size="small" disabled={count === 0} aria-keyshortcuts="F8" onClick={() => step(1)}>
            {words('nextChange')}
          </Button>
        </ChangeSummary>
      </div>
      <div className={changes.line}>
        {viewNames.map((name) => (
          <span key={name} className={name === 'sideBySide' ? styles.onWideScreens : undefined}>
            <Switch label={words(name)} checked={view[name]} onChange={(isOn) => changeView({ [name]: isOn })} />
          </span>
        ))}
      </div>
      <Output
        operation={operation}
        name="changes"
        view={({ label }) => (
          <div
            ref={box}
            className={classNames(styles.lines, view.wrap && styles.wrapped)}
            role="region"
            aria-label={label}
            tabIndex={0}
            data-value="changes"
            onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
              if (isCut && scrollHeight - scrollTop - clientHeight < NEAR_END) startTransition(showMore);
            }}
          >
            {shown.map(({ stretch, limit: drawn }, index) => (
              <LineStretch key={index} stretch={stretch} limit={drawn} view={view} isFirst={index === 0} isLast={index === stretches.length - 1} />
            ))}
          </div>
        )}
      />
      {isCut && (
        <Button size="small" onClick={showMore}>
          {kit('showMore')}
        </Button>
      )}
    </Card>
  );
}

/** Returns a function that moves to the next change in a direction, wrapping around; also bound to F8 and Shift+F8. */
function useSteps(box: { readonly current: HTMLElement | null }, stretches: unknown, showMore: (() => void) | undefined): (by: 1 | -1) => void {
  const position = useRef(-1);

  function step(by: 1 | -1): void {
    // More changes that are not drawn yet follow the last drawn one.
    if (showMore && by > 0 && position.current + 1 >= changesIn(box.current).length) flushSync(showMore);
    const found = changesIn(box.current);
    if (found.length === 0) return;
    position.current = position.current < 0 && by < 0 ? found.length - 1 : (position.current + by + found.length) % found.length;
    const change = found[position.current];
    change?.focus({ preventScroll: true });
    change?.scrollIntoView({ block: 'center' });
  }

  useEffect(() => {
    position.current = -1;
  }, [stretches]);

  useListener('keydown', (event) => {
    if (event.key !== 'F8' || hasOverlay()) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  });

  return step;
}

const changesIn = (box: HTMLElement | null): ArrayLike<HTMLElement> => box?.querySelectorAll<HTMLElement>('[data-change]') ?? [];
