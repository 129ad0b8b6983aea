import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { SETGID, SETUID, STICKY } from '../mode.ts';
import type en from '../strings/en.json';
import { classNames } from '../terms.ts';
import styles from './mode-grid.module.css';

const COLUMNS = classNames.length;
const LETTERS = ['u', 'g', 'o'];

const ROWS = [
  { name: 'read', value: 4 },
  { name: 'write', value: 2 },
  { name: 'execute', value: 1 },
] as const;

const SPECIALS = [
  { name: 'setuid', bit: SETUID },
  { name: 'setgid', bit: SETGID },
  { name: 'sticky', bit: STICKY },
] as const;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

interface ModeGridProps {
  readonly mode: number;
  readonly onChange: (mode: number) => void;
}

/** Shows a checkbox for each bit of a mode. Arrow keys move between them. */
export function ModeGrid({ mode, onChange }: ModeGridProps) {
  const words = useWords<typeof en>();
  const table = useRef<HTMLTableElement>(null);

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const boxes = Array.from(table.current?.querySelectorAll('input') ?? []);
    const place = boxes.findIndex((box) => box === event.target);
    if (step === undefined || place === -1) return;
    event.preventDefault();
    const isOutOfRow = Math.abs(step) === 1 && Math.floor(place / COLUMNS) !== Math.floor((place + step) / COLUMNS);
    if (!isOutOfRow) boxes[place + step]?.focus();
  }

  const box = (bit: number, label: string, text = '') => (
    <label className={styles.cell}>
      <input type="checkbox" aria-label={label} checked={(mode & bit) > 0} onChange={() => onChange(mode ^ bit)} />
      {text !== '' && <span aria-hidden="true">{text}</span>}
    </label>
  );

  return (
    <table ref={table} className={styles.grid} aria-label={words('grid')} onKeyDown={move}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words('grid')}</span>
          </th>
          {classNames.map((who, column) => (
            <th key={who} scope="col">
              <span data-column={column}>
                {words(who)} ({LETTERS[column]})
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              {words(name)} ({value})
            </th>
            {classNames.map((who, column) => (
              <td key={who}>{box(value << (6 - 3 * column), words('cell', { who: words(who), what: words(name) }))}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words('special')}</th>
          {SPECIALS.map(({ name, bit }) => (
            <td key={name}>{box(bit, words(name), words(name))}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
