import IconCopyPlus from '@tabler/icons-react/dist/esm/icons/IconCopyPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { MoreRows } from '../../../page/outputs/MoreRows.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextBox } from '../../../ui/input-text/TextBox.tsx';
import type en from '../strings/en.json';
import { isNumber, typeValues } from '../suites.ts';
import styles from './benchmark.module.css';

/** A suite while it is edited in a card. */
export interface EditedSuite {
  /** Distinguishes suites with the same name while they are moved. */
  readonly id: number;
  readonly name: string;
  readonly values: readonly string[];
}

interface SuiteCardProps {
  readonly suite: EditedSuite;
  /** Counted from 1. */
  readonly place: number;
  /** The displayed name of the suite. */
  readonly title: string;
  /** The button that moves the card. */
  readonly control: ReactNode;
  onChange(this: void, suite: EditedSuite): void;
  onDuplicate(this: void): void;
  onDelete(this: void): void;
}

// Browsers can render a few hundred fields at once, but not a million. Values without a field still count.
const MAX_BOXES = 200;

const isFilled = (value: string): boolean => value !== '';

/** Edits a suite: its name, a field for each value, and an empty field for the next value. */
export function SuiteCard({ suite, place, title, control, onChange, onDuplicate, onDelete }: SuiteCardProps) {
  const words = useWords<typeof en>();
  // An emptied field stays until the values change elsewhere, because the text cannot express empty values.
  const [typed, setTyped] = useState(suite.values);
  const isSame = typed.filter(isFilled).join(' ') === suite.values.join(' ');
  const values = isSame ? typed : suite.values;
  const boxes = values.at(-1) === '' ? values : [...values, ''];

  function type(index: number, text: string): void {
    const next = typeValues(boxes, index, text);
    setTyped(next);
    onChange({ ...suite, values: next.filter(isFilled) });
  }

  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <TextBox
          aria-label={words('suiteName', { place })}
          placeholder={words('unnamed', { place })}
          size="small"
          value={suite.name}
          onChange={(name) => onChange({ ...suite, name })}
          onKeyDown={goOn}
        />
        <Button variant="text" size="small" iconOnly icon={<IconCopyPlus size={18} aria-hidden />} onClick={onDuplicate}>
          {words('duplicate', { name: title })}
        </Button>
        <Button variant="text" size="small" iconOnly icon={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
          {words('delete', { name: title })}
        </Button>
        {control}
      </div>
      <div className={styles.values}>
        {(boxes.length > MAX_BOXES ? boxes.slice(0, MAX_BOXES) : boxes).map((value, index) => (
          <TextBox
            key={index}
            aria-label={words('valueOf', { name: title, place: index + 1 })}
            aria-invalid={(isFilled(value) && !isNumber(value)) || undefined}
            placeholder={index === boxes.length - 1 ? words('nextValue') : ''}
            rawText
            inputMode="decimal"
            value={value}
            onChange={(text) => type(index, text)}
            onKeyDown={goOn}
          />
        ))}
      </div>
      {boxes.length > MAX_BOXES && <MoreRows shown={MAX_BOXES} total={boxes.length - 1} />}
    </section>
  );
}

/** Moves to the next field on Enter: after the last value there is always an empty field. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...(event.target.closest('section')?.querySelectorAll('input') ?? [])];
  const next = boxes[boxes.indexOf(event.target) + 1];
  next?.focus();
  next?.select();
}
