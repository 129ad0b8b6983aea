import type { ReactNode } from 'react';
import type { Operation } from '../../../contract/operations.ts';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Field } from '../../../page/Field.tsx';
import { MakeButton } from '../../../page/fields/MakeButton.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { BesideAnswer, Card, Folded, Row, Stack } from '../../../page/Section.tsx';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { useInput, useOperation } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { OpenInIcon, WarningIcon } from '../../../ui/icons.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './otp-generator.module.css';
import { LEAST_SECRET_BYTES } from '../terms.ts';
import { useFreshSecret } from './use-fresh-secret.ts';

/** The shared inputs and outputs of `totp` and `hotp`. */
interface CodeMaker extends Operation {
  readonly input: Pick<typeof fields.totp.input, 'secret'>;
  readonly output: Pick<typeof fields.totp.output, 'secretHex' | 'keyUri' | 'qrCode'>;
}

interface AccountProps {
  readonly operation: OperationState<CodeMaker>;
  readonly options: ReactNode;
  /** The values from which the codes are derived. */
  readonly behind: ReactNode;
  /** The codes. */
  readonly children: ReactNode;
}

/** An account on the left, its codes and its key URI on the right. */
export function Account({ operation, options, behind, children }: AccountProps) {
  const words = useWords<typeof en>();
  const isPending = useFreshSecret(operation);
  // From the secret to its first codes: no text asks for a secret, and the cards keep their height.
  const isExpected = !operation.hasOutput && operation.problem === undefined && (isPending || (operation.isRunning && operation.input.secret !== ''));
  return (
    <BesideAnswer>
      <AccountCard operation={operation}>{options}</AccountCard>
      <Stack>
        <div className={isExpected ? styles.awaitedCodes : undefined}>{children}</div>
        <div className={isExpected ? styles.awaitedScan : undefined}>
          <KeyUriCard operation={operation} />
        </div>
      </Stack>
      <Folded isCard summary={words('behind')}>
        {behind}
        <SecretLength />
      </Folded>
    </BesideAnswer>
  );
}

/** The secret and the other account fields. */
function AccountCard({ operation, children }: Pick<AccountProps, 'operation' | 'children'>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { change } = usePageActions();
  const fresh = useInput(fields.generateSecret);
  const label = operation.words.input('secret');
  const bytes = operation.output.secretHex.length / 2;
  return (
    <Card label={kit('input')}>
      <MainInput operation={operation} />
      <Row>
        <MakeButton
          maker={fields.generateSecret}
          input={{ byteLength: fresh.input.byteLength }}
          label={kit('makeValue', { label })}
          onMade={({ secret }) => change(operation.name, { secret, secretEncoding: 'base32' })}
        >
          {kit('make')}
        </MakeButton>
        <CopyButton label={label} text={() => operation.input.secret} disabled={operation.input.secret === ''} />
      </Row>
      {bytes > 0 && bytes < LEAST_SECRET_BYTES && !operation.isStale && (
        <p className={classNames(look.banner, look.doubtful)} role="status">
          <WarningIcon />
          {words('short', { bytes, least: LEAST_SECRET_BYTES })}
        </p>
      )}
      {children}
    </Card>
  );
}

/** The length of generated secrets, an option that is rarely changed. */
function SecretLength() {
  const fresh = useOperation(fields.generateSecret);
  return <Field operation={fresh} name="byteLength" />;
}

/** The key URI, to be scanned or opened. */
function KeyUriCard({ operation }: Pick<AccountProps, 'operation'>) {
  const words = useWords<typeof en>();
  const { keyUri } = operation.output;
  return (
    <Card title={words('scan')}>
      <div className={styles.scan}>
        <Output operation={operation} name="qrCode" />
      </div>
      <Output operation={operation} name="keyUri" />
      <div>
        <Button href={keyUri} disabled={keyUri === '' || operation.isStale} icon={<OpenInIcon />}>
          {words('openUri')}
        </Button>
      </div>
    </Card>
  );
}
