import { useEnvironment } from '../../../page/environment.ts';
import { Field } from '../../../page/Field.tsx';
import { FileDrop } from '../../../page/FileDrop.tsx';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import { AlgorithmFilter } from './AlgorithmFilter.tsx';
import { Digests } from './Digests.tsx';
import styles from './hash-text.module.css';
import { Verdict } from './Verdict.tsx';

export function HashFile({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const words = useWords<typeof en>();
  const { problem, isCancelled, progress } = operation;
  const hasFile = operation.input.file !== undefined;
  const isFileRefused = problem?.kind === 'error' && problem.failure.field === 'file';
  // Digests of the file before must not be taken for those of the file that is named above them.
  const hasDigests = hasFile && !isFileRefused && !isCancelled && progress === undefined;
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <p className={kit.note}>{tool.texts.t('operations.hashFile.hint')}</p>
        <FileDrop operation={operation} name="file" />
        <div className={styles.options}>
          <Field operation={operation} name="encoding" />
          <Field operation={operation} name="expected" />
        </div>
        <RunStatus operation={operation} />
      </Card>
      <Card label={texts.t('page.results')}>
        <Verdict operation={operation} />
        <AlgorithmFilter operation={operation} />
        {!hasFile && <p className={kit.note}>{words('noFile')}</p>}
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
