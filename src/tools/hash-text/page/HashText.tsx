import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { Field } from '../../../page/Field.tsx';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../../page/Section.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { AlgorithmFilter } from './AlgorithmFilter.tsx';
import { Digests } from './Digests.tsx';
import styles from './hash-text.module.css';
import { Verdict } from './Verdict.tsx';

export function HashText({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const isPlain = operation.input.textEncoding === 'utf-8';
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <div className={kit.shortText}>
          <Field operation={operation} name="text" autoFocus={focusesInput()} />
          <InputToolbar operation={operation} />
        </div>
        <div className={styles.options}>
          <Field operation={operation} name="textEncoding" />
          <Field operation={operation} name="encoding" />
          <Field operation={operation} name="expected" />
        </div>
        <Folded summary={texts.t('page.moreOptions')} hidden={!isPlain}>
          <div className={styles.options}>
            <Field operation={operation} name="lineEnding" />
            <Field operation={operation} name="appendNewline" />
          </div>
        </Folded>
      </Card>
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        <Verdict operation={operation} />
        <AlgorithmFilter operation={operation} />
        <Digests operation={operation} />
        <Output operation={operation} name="byteLength" />
      </Card>
    </Stack>
  );
}
