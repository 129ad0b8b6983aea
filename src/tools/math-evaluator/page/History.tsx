import { useWords } from '../../../page/session/use-tool.ts';
import { Folded } from '../../../page/Section.tsx';
import look from '../../../page/look.module.css';
import { Button } from '../../../ui/button/Button.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import type en from '../strings/en.json';
import styles from './notebook.module.css';

interface HistoryProps {
  readonly lines: readonly string[];
  readonly isKept: boolean;
  readonly onKeptChange: (isKept: boolean) => void;
  readonly onInsert: (line: string) => void;
  readonly onClear: () => void;
}

/** The recent lines on this device, each with a button that inserts it at the cursor. */
export function History({ lines, isKept, onKeptChange, onInsert, onClear }: HistoryProps) {
  const words = useWords<typeof en>();
  return (
    <Folded isCard summary={words('history')}>
      <Switch label={words('keepHistory')} checked={isKept} onChange={onKeptChange} />
      {lines.length === 0 ? (
        <p className={look.hint}>{words('noHistory')}</p>
      ) : (
        <>
          <ul className={styles.history}>
            {lines.map((line) => (
              <li key={line}>
                <button type="button" className={styles.entry} aria-label={words('insert', { name: line })} onClick={() => onInsert(line)}>
                  {line}
                </button>
              </li>
            ))}
          </ul>
          <div>
            <Button size="small" onClick={onClear}>
              {words('clearHistory')}
            </Button>
          </div>
        </>
      )}
    </Folded>
  );
}
