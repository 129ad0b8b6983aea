import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { isUsed } from '../../runtime/used-when.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OptionsIcon } from '../../ui/icons.tsx';
import { FailureNote } from '../FailureNote.tsx';
import { Field } from '../Field.tsx';
import { BesideTabs } from '../../ui/tabs/BesideTabs.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { InputName, OperationState } from '../session/operation-state.ts';
import { failureOf } from '../session/operation-state.ts';
import styles from './option-row.module.css';
import { divideOptions } from './Options.tsx';
import { useVisibleCount } from './use-visible-count.ts';

interface OptionRowProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Names of the options, in order. */
  readonly names: readonly InputName<Op>[];
  /** How many options are visible if none is declared `rare`. */
  readonly shown?: number;
  /** Shown before the options, such as a choice that sets several of them. */
  readonly before?: ReactNode;
  /** Buttons at the end of the row, such as Swap. */
  readonly children?: ReactNode;
}

/**
 * Options of a page with panes, in one row between title and panes, next to the tabs if there are some. Labels are before
 * their controls and hints are tooltips, so that the row is level. Rare options, and those that do not fit on one line,
 * open as a grid below; on small screens one button opens all of them.
 */
export function OptionRow<Op extends Operation>(props: OptionRowProps<Op>): ReactNode;
export function OptionRow({ operation, names, shown, before, children }: OptionRowProps<Operation>): ReactNode {
  const kit = useKitWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRowOpen, setRowOpen] = useState(false);
  // Escape hides a hint that covers something, until the pointer or the focus moves.
  const [isHushed, setHushed] = useState(false);
  const { operation: declared, input } = operation;
  const [first, folded] = divideOptions(declared, names, shown);
  const isShown = (name: string): boolean => isUsed(declared.input[name] ?? {}, input);
  const used = first.filter(isShown);
  const { row: line, items, end, fitting } = useVisibleCount(first, { used, language: kit.language });
  const others = [...first.slice(fitting.length), ...folded];
  const hasOthers = others.some(isShown);
  const failure = failureOf(operation, ...others);

  const row = (
    <div ref={line} className={styles.row}>
      {names.length > 0 && (
        <>
          <Button className={styles.toggle} icon={<OptionsIcon />} aria-expanded={isRowOpen} aria-controls={`${id}-row`} onClick={() => setRowOpen(!isRowOpen)}>
            {kit('optionsCount', { count: names.filter(isShown).length })}
          </Button>
          <div
            ref={items}
            id={`${id}-row`}
            className={classNames(styles.fields, isRowOpen && styles.rowOpen, isHushed && styles.hushed)}
            role="group"
            aria-label={kit('options')}
            onKeyDown={({ key }) => setHushed(key === 'Escape')}
            onFocus={() => setHushed(false)}
            onPointerLeave={() => setHushed(false)}
          >
            {before}
            {fitting.map((name) => (
              <Field key={name} operation={operation} name={name} />
            ))}
          </div>
        </>
      )}
      <div ref={end} className={classNames(styles.end, isRowOpen && styles.rowOpen)}>
        {hasOthers && (
          <Button
            className={styles.more}
            variant="text"
            icon={<OptionsIcon />}
            data-more=""
            aria-expanded={isOpen}
            aria-controls={`${id}-more`}
            onClick={() => setOpen(!isOpen)}
          >
            {kit('moreOptions')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );

  return (
    <>
      <BesideTabs>{row}</BesideTabs>
      <div
        id={`${id}-more`}
        className={classNames(styles.grid, !isOpen && styles.closed, isRowOpen && styles.rowOpen)}
        role="group"
        aria-label={kit('moreOptions')}
        hidden={!hasOthers || !(isOpen || isRowOpen)}
      >
        {others.map((name) => (
          <Field key={name} operation={operation} name={name} />
        ))}
      </div>
      {failure && !isOpen && !isRowOpen && <FailureNote id={`${operation.name}-folded-failure`} failure={failure} />}
    </>
  );
}
