import { Button } from '../../ui/button/Button.tsx';
import { useEnvironment } from '../environment.ts';
import kit from '../kit.module.css';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  /** Shows more of them; left out where the rest is somewhere else. */
  readonly onMore?: (() => void) | undefined;
}

/** How many of the rows are shown, and a way to the others. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const { texts } = useEnvironment();
  return (
    <p className={kit.note}>
      {texts.t('page.rows', { shown, total })}{' '}
      {onMore && (
        <Button size="small" onClick={onMore}>
          {texts.t('page.showMore')}
        </Button>
      )}
    </p>
  );
}
