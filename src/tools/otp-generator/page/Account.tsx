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
import { Card, Row } from '../../../page/Section.tsx';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { OpenInIcon, WarningIcon } from '../../../ui/icons.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './otp-generator.module.css';
import { LEAST_SECRET_BYTES } from '../terms.ts';

/** What `totp` and `hotp` both ask for and answer. */
interface CodeMaker extends Operation {
  readonly input: Pick<typeof fields.totp.input, 'secret'>;
  readonly output: Pick<typeof fields.totp.output, 'secretHex' | 'keyUri' | 'qrCode'>;
}

interface AccountCardProps {
  readonly operation: OperationState<CodeMaker>;
  /** The options. */
  readonly children: ReactNode;
}

/** The secret and what else there is to say of an account. */
export function AccountCard({ operation, children }: AccountCardProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { change } = usePageActions();
  const fresh = useOperation(fields.generateSecret);
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
        <Field operation={fresh} name="byteLength" />
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

/** The key URI, to be scanned or opened. */
export function KeyUriCard({ operation }: { readonly operation: OperationState<CodeMaker> }) {
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
