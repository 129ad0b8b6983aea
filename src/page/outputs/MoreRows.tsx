import { useKitWords } from '../words/kit-words.ts';
import { Button } from '../../ui/button/Button.tsx';
import look from '../look.module.css';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  /** Shows more rows; undefined if the page has no more, such as when only the download has the rest. */
  readonly onMore?: (() => void) | undefined;
}

/** Shows how many of the rows are visible, with a button for more. */
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
