import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './emoji.module.css';

interface RecentRowProps {
  readonly list: readonly string[];
  readonly onClear: () => void;
  readonly onPick: (emoji: string) => void;
}

/** Shows the recently used emoji, each copied on click. */
export function RecentRow({ list, onClear, onPick }: RecentRowProps) {
  const words = useWords<typeof en>();
  return (
    <section className={styles.recent} aria-label={words('recent')}>
      <span className={look.label}>{words('recent')}</span>
      <div className={styles.recentList}>
        {list.map((emoji) => (
          <button key={emoji} type="button" className={styles.recentCell} onClick={() => onPick(emoji)}>
            {emoji}
          </button>
        ))}
      </div>
      <Button size="small" variant="text" onClick={onClear}>
        {words('clearRecent')}
      </Button>
    </section>
  );
}
