import { FailureNote } from '../../../page/FailureNote.tsx';
import { Field } from '../../../page/Field.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import { Output } from '../../../page/Output.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Row } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Claims } from './Claims.tsx';

type DecryptProps = OperationProps<typeof fields.decrypt>;

/** The content of an encrypted token: its claims, another token, or text. */
export function Decrypted({ operation, onOpenNested }: DecryptProps & { onOpenNested(this: void): void }) {
  const words = useWords<typeof en>();
  const { content } = operation.output;
  if (content === '' || content === 'claims') return <Claims operation={operation} hint={content === '' ? words('encryptedClaims') : undefined} />;
  return (
    <Card title={operation.words.output('content')}>
      <Outputs operation={operation} names={['content']} />
      {content === 'jwt' && (
        <Row>
          <Button size="small" type="primary" disabled={operation.isStale} onClick={onOpenNested}>
            {words('openNested')}
          </Button>
        </Row>
      )}
      <Output operation={operation} name="plaintext" />
    </Card>
  );
}

/** The key of an encrypted token, and whether it decrypts. Errors in the token are shown here, because its header can be read. */
export function Decrypt({ operation }: DecryptProps) {
  const words = useWords<typeof en>();
  const { output } = operation;
  const failure = failureOf(operation, 'jwt');
  return (
    <Card title={words('decrypt')}>
      <p className={look.hint}>{operation.words.hint}</p>
      {failure ? <FailureNote id="decrypt-failure" failure={failure} /> : !operation.problem && <Output operation={operation} name="decryption" />}
      <MainInput operation={operation} name="key" autoFocus={false} />
      <Field operation={operation} name="keyFormat" />
      <RunStatus operation={operation} />
      <Output operation={operation} name="notes" />
      {output.decryption === 'decrypted' && (
        <div>
          <Outputs operation={operation} names={['algorithm', 'contentEncryption', 'keyKind', 'keySize']} />
          {output.notes.includes('one-of-several-keys') && <Outputs operation={operation} names={['keyNumber']} />}
          <Outputs operation={operation} names={['keyId']} />
        </div>
      )}
    </Card>
  );
}
