import { useEnvironment } from '../../../page/environment.ts';
import { Field } from '../../../page/Field.tsx';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import { AlgorithmFilter } from './AlgorithmFilter.tsx';
import { Digests } from './Digests.tsx';
import styles from './hash-text.module.css';
import { usePageFile } from '../../../page/use-page-file.ts';
import { Verdict } from './Verdict.tsx';

export function HashFile({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const words = useWords<typeof en>();
  const isOver = usePageFile((file) => operation.set('file', file));
  const { problem, isCancelled, progress } = operation;
  const hasFile = operation.input.file !== undefined;
  const isFileRefused = problem?.kind === 'error' && problem.failure.field === 'file';
  // Digests of the file before must not be taken for those of the file that is named above them.
  const hasDigests = hasFile && !isFileRefused && !isCancelled && progress === undefined;
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <p className={styles.note}>{tool.texts.t('operations.hashFile.hint')}</p>
        <div className={classNames(styles.drop, isOver && styles.over)}>
          <Field operation={operation} name="file" />
        </div>
        <div className={styles.options}>
          <Field operation={operation} name="encoding" />
          <Field operation={operation} name="expected" />
        </div>
        <RunStatus operation={operation} />
      </Card>
      <Card label={texts.t('page.results')}>
        <Verdict operation={operation} />
        <AlgorithmFilter operation={operation} />
        {!hasFile && <p className={styles.note}>{words('noFile')}</p>}
        <div className={styles.results} hidden={!hasDigests}>
          <Digests operation={operation} />
          {['byteLength', 'checksumLines', 'integrity'].map((name) => (
            <Output key={name} operation={operation} name={name} />
          ))}
        </div>
      </Card>
    </Stack>
  );
}
