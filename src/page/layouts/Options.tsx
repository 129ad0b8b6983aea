import { useEnvironment } from '../environment.ts';
import { Field } from '../Field.tsx';
import styles from '../page.module.css';
import type { OperationState } from '../use-operation.ts';

const SHOWN = 5;

/** Options in a row; beyond the first few they wait behind "More options". */
export function Options({
  operation,
  names,
  shown = SHOWN,
}: {
  readonly operation: OperationState;
  readonly names: readonly string[];
  readonly shown?: number;
}) {
  const { texts } = useEnvironment();
  if (names.length === 0) return null;
  const cut = names.length <= shown + 1 ? names.length : shown;
  return (
    <div className={styles.options} role="group" aria-label={texts.t('page.options')}>
      {names.slice(0, cut).map((name) => (
        <Field key={name} operation={operation} name={name} />
      ))}
      {names.length > cut && (
        <details className={styles.more}>
          <summary>{texts.t('page.moreOptions')}</summary>
          <div className={styles.options}>
            {names.slice(cut).map((name) => (
              <Field key={name} operation={operation} name={name} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
