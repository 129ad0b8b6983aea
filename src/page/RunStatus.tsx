import type { KitWords } from './words/kit-words.ts';
import { useKitWords } from './words/kit-words.ts';
import { Button } from '../ui/button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { FoldSummary } from '../ui/collapse/FoldSummary.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { Progress } from '../ui/progress/Progress.tsx';
import { FailureNote } from './FailureNote.tsx';
import { formatBytes } from './words/format-bytes.ts';
import look from './look.module.css';
import styles from './page.module.css';
import own from './run-status.module.css';
import type { OperationState, RunProgress } from './session/operation-state.ts';
import { useTool } from './session/use-tool.ts';
import { isUsed } from '../runtime/used-when.ts';

/** The status of a run that belongs to no field: progress with Cancel, a canceled run, an error without a field, a bug. */
export function RunStatus({ operation }: { readonly operation: OperationState }) {
  const kit = useKitWords();
  const { words } = useTool();
  const { progress, problem, isCanceled, isOnDemand, cancel, refresh } = operation;
  if (progress) {
    return (
      <div className={own.progress}>
        <Progress label={kit('working')} {...describeProgress(progress, kit)} cancelLabel={kit('cancel')} onCancel={cancel} />
      </div>
    );
  }
  const runAgain = (
    <Button size="small" data-action="run" aria-keyshortcuts="Control+Enter" onClick={refresh}>
      {kit('runAgain')}
    </Button>
  );
  if (isOnDemand) {
    return (
      <p className={look.banner} role="status">
        {kit('takesLong')}{' '}
        <Button size="small" type="primary" data-action="run" aria-keyshortcuts="Control+Enter" onClick={refresh}>
          {kit('start')}
        </Button>
      </p>
    );
  }
  if (isCanceled) {
    return (
      <p className={classNames(look.banner, look.doubtful)} role="status">
        {kit('canceled')} {runAgain}
      </p>
    );
  }
  if (problem?.kind === 'bug') {
    return (
      <div className={classNames(look.banner, look.bad, own.fault)} role="alert">
        <WarningIcon />
        <div>
          <p>{words.t('errors.bug')}</p>
          <details>
            <FoldSummary>{kit('details')}</FoldSummary>
            <pre className={styles.details}>{problem.message}</pre>
          </details>
        </div>
        {runAgain}
      </div>
    );
  }
  if (problem?.kind !== 'error') return null;
  const field = operation.operation.input[problem.failure.field ?? ''];
  // A visible field shows its error itself.
  if (field && isUsed(field, operation.input)) return null;
  return (
    <>
      <FailureNote id={`${operation.name}-failure`} failure={problem.failure} />
      {problem.failure.code === 'not-loaded' && runAgain}
    </>
  );
}

function describeProgress(progress: RunProgress, kit: KitWords) {
  if (progress === 'unknown') return {};
  const { done, total, unit, startedAt } = progress;
  const value = total === 0 ? undefined : done / total;
  const percent = Math.floor((value ?? 0) * 100);
  const seconds = (performance.now() - startedAt) / 1000;
  const detail = unit === 'bytes' && seconds > 0 ? kit('progressRate', { percent, rate: formatBytes(done / seconds, kit) }) : kit('progress', { percent });
  return { value, detail };
}
