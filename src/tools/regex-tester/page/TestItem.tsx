import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { splitLines } from '../../../lib/lines/lines.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TestText } from './TestText.tsx';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
import type en from '../strings/en.json';
import type { TestRow } from '../test-file.ts';
import { expectations } from '../codes.ts';
import { ExpectedMatch } from './ExpectedMatch.tsx';
import type { Testing, TestResult } from './TestResults.tsx';
import { Differences, Verdicts } from './TestResults.tsx';
import styles from './tests.module.css';

interface TestItemProps {
  readonly operation: Testing;
  readonly row: TestRow;
  /** Counted from 1. */
  readonly number: number;
  /** Empty until the text has been tested. */
  readonly results: readonly TestResult[];
  /** The button that moves the test; undefined for the empty row at the end. */
  readonly control?: ReactNode;
  /** Replaces the test, by several for lines that were pasted. */
  readonly onChange: (...rows: readonly TestRow[]) => void;
  /** Expects the match that an engine found. */
  readonly onTake: (found: string) => void;
  readonly onRemove: () => void;
}

/** Edits a test, with the verdicts of the engines. */
export function TestItem({ operation, row, number, results, control, onChange, onTake, onRemove }: TestItemProps) {
  const words = useWords<typeof en>();
  const name = words('testName', { number });
  const found = results.find(({ match }) => match !== null)?.match ?? undefined;

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const rows = pasted(row, event.currentTarget, event.clipboardData.getData('text/plain'));
    if (!rows) return;
    event.preventDefault();
    onChange(...rows);
  }

  return (
    <div role="group" aria-label={name} className={styles.item} data-item="">
      <NativeSelect
        size="small"
        className={styles.expect}
        aria-label={words('testExpectation', { name })}
        options={expectations}
        labelOf={(expect) => operation.words.cell('results', 'expect', expect)}
        value={row.expect}
        onChange={(expect) => onChange(expect === 'exact' ? { text: row.text, expect, match: found ?? '' } : { text: row.text, expect })}
      />
      <TestText
        aria-label={words('testText', { name })}
        placeholder={control === undefined ? words('newTest') : words('emptyMatch')}
        value={row.text}
        onChange={(text) => onChange({ ...row, text })}
        onKeyDown={goOn}
        onPaste={paste}
        data-text=""
      />
      <span className={styles.verdicts}>
        <Verdicts operation={operation} results={results} />
      </span>
      <span className={styles.controls}>
        {control !== undefined && (
          <>
            {control}
            <Button variant="text" size="small" iconOnly icon={<IconTrash size={18} aria-hidden />} onClick={(event) => leave(event.currentTarget, onRemove)}>
              {words('removeTest', { name })}
            </Button>
          </>
        )}
      </span>
      {row.expect === 'exact' && <ExpectedMatch row={row} name={name} onChange={onChange} onTake={found === undefined ? undefined : () => onTake(found)} />}
      <Differences operation={operation} results={results} />
    </div>
  );
}

/** The tests of several lines that are pasted; undefined for one line, and for a text that has several already. */
function pasted(row: TestRow, { selectionStart, selectionEnd }: HTMLTextAreaElement, text: string): readonly TestRow[] | undefined {
  const [first = '', ...others] = splitLines(text);
  if (others.length === 0 || row.text.includes('\n')) return undefined;
  const lines = others.filter((line) => line !== '').map((line): TestRow => ({ text: line, expect: row.expect === 'exact' ? 'match' : row.expect }));
  return [{ ...row, text: row.text.slice(0, selectionStart) + first + row.text.slice(selectionEnd) }, ...lines];
}

const textsAround = (element: Element): readonly HTMLElement[] => [...(element.closest('ul')?.querySelectorAll<HTMLElement>('[data-text]') ?? [])];

/** Moves to the next text on Enter: after the last test there is always an empty one. Shift+Enter inserts a line break. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const texts = textsAround(event.currentTarget);
  texts[texts.indexOf(event.currentTarget) + 1]?.focus();
}

/** Moves the focus from a test to the next one, and then removes it. */
function leave(button: HTMLElement, remove: () => void): void {
  const item = button.closest('li');
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('[data-text]')?.focus();
  remove();
}
