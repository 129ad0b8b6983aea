import { useKitWords } from '../kit-words.ts';
import { Button } from '../../ui/button/Button.tsx';
import look from '../look.module.css';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  /** Shows more of them; left out where the rest is somewhere else. */
  readonly onMore?: (() => void) | undefined;
}

/** How many of the rows are shown, and a way to the others. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const kit = useKitWords();
  return (
    <p className={look.note}>
      {kit('rows', { shown, total })}{' '}
      {onMore && (
        <Button size="small" onClick={onMore}>
          {kit('showMore')}
        </Button>
      )}
    </p>
  );
}
