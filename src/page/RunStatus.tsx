import { Button } from '../ui/button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { Progress } from '../ui/progress/Progress.tsx';
import { useEnvironment } from './environment.ts';
import { FailureNote } from './FailureNote.tsx';
import { formatBytes } from './format-bytes.ts';
import kit from './kit.module.css';
import styles from './page.module.css';
import type { OperationState } from './use-operation.ts';

/** What a run has to say that belongs to no field: progress with Cancel, a cancelled run, an error without a field, a fault of ours. */
export function RunStatus({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const { progress, problem, isCancelled, isOnDemand, cancel, refresh } = operation;
  if (progress)
    return <Progress label={texts.t('page.working')} {...describeProgress(progress, texts)} cancelLabel={texts.t('page.cancel')} onCancel={cancel} />;
  const runAgain = (
    <Button size="small" onClick={refresh}>
      {texts.t('page.runAgain')}
    </Button>
  );
  if (isOnDemand) {
    return (
      <p className={kit.banner} role="status">
        {texts.t('page.takesLong')}{' '}
        <Button size="small" type="primary" onClick={refresh}>
          {texts.t('page.start')}
        </Button>
      </p>
    );
  }
  if (isCancelled) {
    return (
      <p className={classNames(kit.banner, kit.doubtful)} role="status">
        {texts.t('page.cancelled')} {runAgain}
      </p>
    );
  }
  if (problem?.kind === 'bug') {
    return (
      <div className={classNames(kit.banner, kit.bad, kit.failure)} role="alert">
        <WarningIcon />
        <div>
          <p>{texts.t('errors.bug')}</p>
          <details>
            <summary>{texts.t('page.details')}</summary>
            <pre className={styles.details}>{problem.message}</pre>
          </details>
        </div>
        {runAgain}
      </div>
    );
  }
  if (problem?.kind !== 'error' || (problem.failure.field && problem.failure.field in operation.operation.input)) return null;
  return (
    <>
      <FailureNote id={`${operation.name}-failure`} failure={problem.failure} />
      {problem.failure.code === 'not-loaded' && runAgain}
    </>
  );
}

function describeProgress(
  progress: NonNullable<OperationState['progress']>,
  { t, language }: { readonly t: (key: string, params?: Readonly<Record<string, unknown>>) => string; readonly language: string },
) {
  if (progress === 'unknown') return {};
  const { done, total, unit, startedAt } = progress;
  const value = total === 0 ? undefined : done / total;
  const percent = Math.floor((value ?? 0) * 100);
  const seconds = (performance.now() - startedAt) / 1000;
  const detail =
    unit === 'bytes' && seconds > 0 ? t('page.progressRate', { percent, rate: formatBytes(done / seconds, language) }) : t('page.progress', { percent });
  return { value, detail };
}
