import { useEnvironment } from '../../../page/environment.ts';
import { Field } from '../../../page/Field.tsx';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { TimeOutput } from '../../../page/outputs/TimeOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import { Bits } from './Bits.tsx';
import styles from './uuid-generator.module.css';

const CONTENTS = ['version', 'variant', 'timestamp', 'unixMilliseconds', 'clockSequence', 'node', 'nodeKind'] as const;
const FORMS = ['integer', 'oid', 'urn', 'base64url', 'guidBytes'] as const;

export function Inspect({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <Field operation={operation} name="uuid" autoFocus={focusesInput()} />
        <InputToolbar operation={operation} />
        <RunStatus operation={operation} />
        <Output operation={operation} name="canonical" />
        <Bits operation={operation} />
      </Card>
      <div hidden={operation.output.canonical === ''}>
        <Stack>
          <Group operation={operation} names={CONTENTS} title={words('contents')} />
          <Group operation={operation} names={FORMS} title={words('otherForms')} />
        </Stack>
      </div>
    </Stack>
  );
}

/** Results below a title; what does not apply to this UUID has no row. */
function Group({ operation, names, title }: { readonly operation: OperationState; readonly names: readonly string[]; readonly title: string }) {
  return (
    <Card title={title}>
      <div className={styles.rows}>
        {names.map((name) => (
          <div key={name} hidden={operation.output[name] === ''}>
            {name === 'timestamp' ? (
              <Output operation={operation} name={name}>
                {(props) => <TimeOutput {...props} milliseconds={Number(operation.output.unixMilliseconds)} />}
              </Output>
            ) : (
              <Output operation={operation} name={name} />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
