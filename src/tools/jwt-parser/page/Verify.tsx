import { useId } from 'react';
import { FailureNote } from '../../../page/FailureNote.tsx';
import { Field } from '../../../page/Field.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { codeWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import styles from './jwt.module.css';

interface VerifyProps {
  readonly operation: OperationState;
  /** Whether the token can be read at all: if not, its field says why. */
  readonly isReadable: boolean;
}

/** The key and the verdict. */
export function Verify({ operation, isReadable }: VerifyProps) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const id = useId();
  const failure = operation.problem?.kind === 'error' && operation.problem.failure.field === 'jwt' && isReadable ? operation.problem.failure : undefined;
  return (
    <Card title={words('verify')}>
      <p className={kit.hint}>{texts.t('operations.decode.hint')}</p>
      <Output operation={operation} name="verdict">
        {() => <Verdict operation={operation} />}
      </Output>
      {failure && <FailureNote id={`${id}-failure`} failure={failure} />}
      <Field operation={operation} name="key" />
      <div className={styles.toolbar}>
        <InputToolbar operation={operation} name="key" />
        <Field operation={operation} name="keyFormat" />
      </div>
      <RunStatus operation={operation} />
      <Output operation={operation} name="notes" />
      <div>
        <Output operation={operation} name="algorithm" />
        <Output operation={operation} name="keyKind" />
        <Output operation={operation} name="keySize" />
      </div>
    </Card>
  );
}

const looks: Readonly<Record<string, { readonly tone: string | undefined; readonly Icon: () => React.ReactNode }>> = {
  verified: { tone: kit.good, Icon: CheckIcon },
  'signature-mismatch': { tone: kit.bad, Icon: WarningIcon },
  unsecured: { tone: kit.doubtful, Icon: WarningIcon },
  encrypted: { tone: undefined, Icon: InfoIcon },
  'not-checked': { tone: undefined, Icon: InfoIcon },
};

/** A verdict on an older input would mislead: while there is a problem there is none. */
function Verdict({ operation }: { readonly operation: OperationState }) {
  const { texts } = useTool();
  const code = operation.problem ? '' : String(operation.output.verdict ?? '');
  const look = looks[code];
  return (
    <output
      className={look ? classNames(kit.banner, styles.verdict, look.tone) : operation.isAwaited ? styles.awaitedVerdict : undefined}
      data-value="verdict"
      data-code={code}
    >
      {look && <look.Icon />}
      {codeWord(texts, 'verify', 'verdict', code)}
    </output>
  );
}
