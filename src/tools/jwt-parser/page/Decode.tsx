import { useRef, useState } from 'react';
import { FailureNote } from '../../../page/FailureNote.tsx';
import { Field } from '../../../page/Field.tsx';
import { ColoredTextInput } from '../../../page/fields/ColoredTextInput.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { lazyWithSuspense } from '../../../page/lazy/lazy.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf, shownOutput } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { BesideAnswer, Card, Columns, Folded, Row, Stack } from '../../../page/Section.tsx';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { useInput, useOperationWords } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { splitToken } from '../token-parts.ts';
import { Claims, Members } from './Claims.tsx';
import { Editor } from './Editor.tsx';
import { useDecrypt } from './use-decrypt.ts';
import { useVerify } from './use-verify.ts';

type DecodeProps = OperationProps<typeof fields.decode>;
type VerifyProps = OperationProps<typeof fields.verify>;

const DETAILS = ['keyId', 'issuedAt', 'notBefore', 'expiresAt', 'lifetimeSeconds', 'signature', 'signatureBytes', 'payload', 'header'] as const;

const EXPECTATIONS = ['algorithms', 'validAt', 'clockSkew', 'issuer', 'audience', 'subject', 'requiredClaims'] as const;

/** Returns the algorithm with this name, if it can sign. */
const findOption = (name: string) => fields.sign.input.algorithm.options.find((option) => option === name);

// Few tokens are encrypted, and few readers expect more than a signature.
const Decrypted = lazyWithSuspense(async () => ({ default: (await import('./Decrypt.tsx')).Decrypted }));
const Decrypt = lazyWithSuspense(async () => ({ default: (await import('./Decrypt.tsx')).Decrypt }));
const Rules = lazyWithSuspense(async () => ({ default: (await import('./Rules.tsx')).Rules }));

/** Kinds of tokens whose header and claims can be edited. */
const EDITABLE: readonly string[] = ['jws', 'unsecured', 'sd-jwt'];

/** The token, next to its contents and verification or decryption. */
export function Decode({ operation }: DecodeProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { option } = useOperationWords(fields.sign);
  const edit = useOperationWords(fields.edit);
  const verify = useVerify();
  const { isEncrypted, decrypt, openNested, leaveNested } = useDecrypt(operation);
  const { kind, notes, disclosures, algorithm: name } = shownOutput(operation);
  const algorithm = findOption(name);
  const isEditable = EDITABLE.includes(kind) && !notes.includes('json-serialization');
  const editor = useRef<HTMLDivElement>(null);
  const isMissing = !operation.problem && !operation.isAwaited && kind === '';
  return (
    <Stack>
      <BesideAnswer>
        <Card label={kit('input')}>
          {/* Input of this operation is also verified, decrypted and edited. */}
          <div data-operation="verify" data-field="jwt">
            <div data-operation="edit" data-field="jwt">
              <MainInput
                operation={operation}
                hasPlaces={false}
                control={(props) => (
                  <ColoredTextInput {...props} piecesOf={splitToken} nameOf={(part) => words('partName', { part })} legend={words('parts')} />
                )}
              />
            </div>
          </div>
          <RunStatus operation={operation} />
          {leaveNested && (
            <Row>
              <Button size="small" onClick={leaveNested}>
                {words('backToOuter')}
              </Button>
            </Row>
          )}
        </Card>
        <Stack>
          {isEncrypted ? (
            <Decrypted operation={decrypt} onOpenNested={openNested} />
          ) : (
            <Claims operation={operation} hint={isMissing ? words('enterToken') : undefined} />
          )}
          <Card title={words('partName', { part: 'header' })}>
            <Output operation={operation} name="headerParameters" view={(props) => <Members {...props} />} />
            <Outputs operation={operation} names={['kind', 'algorithm']} />
            {algorithm && <p className={look.hint}>{option('algorithm', algorithm)}</p>}
            {disclosures.length > 0 && <Output operation={operation} name="disclosures" />}
            <Row>
              <Button size="small" disabled={!isEditable} onClick={() => editor.current?.querySelector('textarea')?.focus()}>
                {edit.label}
              </Button>
              <CopyToSignButton decode={operation} verify={verify} />
            </Row>
          </Card>
        </Stack>
        {isEncrypted ? <Decrypt operation={decrypt} /> : <Verify operation={verify} isReadable={operation.problem === undefined} />}
      </BesideAnswer>
      {isEditable ? (
        <div ref={editor}>
          <Editor operation={operation} verify={verify} />
        </div>
      ) : (
        <Card label={words('json')}>
          <Columns>
            {!isEncrypted && <Output operation={operation} name="payloadJson" />}
            {decrypt.output.content === 'claims' && <Output operation={decrypt} name="plaintext" />}
            <Output operation={operation} name="headerJson" />
          </Columns>
        </Card>
      )}
      <Folded isCard summary={words('more')}>
        <Field operation={operation} name="time" />
        <Outputs operation={operation} names={DETAILS} />
      </Folded>
    </Stack>
  );
}

/** The key and the verdict. If the token cannot be read at all, its field shows the error. */
function Verify({ operation, isReadable }: VerifyProps & { readonly isReadable: boolean }) {
  const words = useWords<typeof en>();
  const decodeWords = useOperationWords(fields.decode);
  const [isOpen, setOpen] = useState(false);
  const { notes } = operation.output;
  const failure = isReadable ? failureOf(operation, 'jwt') : undefined;
  return (
    <Card title={words('verify')}>
      <p className={look.hint}>{decodeWords.hint}</p>
      <Output operation={operation} name="verdict" />
      <Outputs operation={operation} names={['refusedBy']} />
      {failure && <FailureNote id="verify-failure" failure={failure} />}
      {/* The key also signs an edited token. */}
      <div data-operation="edit" data-field="key">
        <MainInput operation={operation} name="key" autoFocus={false} />
      </div>
      <div data-operation="edit" data-field="keyFormat">
        <Field operation={operation} name="keyFormat" />
      </div>
      <Folded summary={words('expectations')} onToggle={setOpen}>
        <Stack>
          {EXPECTATIONS.map((name) => (
            <Field key={name} operation={operation} name={name} />
          ))}
          {isOpen && <Rules operation={operation} />}
        </Stack>
      </Folded>
      <RunStatus operation={operation} />
      <Output operation={operation} name="notes" />
      <div>
        <Outputs operation={operation} names={['algorithm', 'keyKind', 'keySize']} />
        {notes.includes('one-of-several-keys') && <Outputs operation={operation} names={['keyNumber']} />}
        <Outputs operation={operation} names={['keyId']} />
      </div>
    </Card>
  );
}

/** Copies header and claims to the other tab; the key only if it can also sign. */
function CopyToSignButton({ decode, verify }: { readonly decode: DecodeProps['operation']; readonly verify: VerifyProps['operation'] }) {
  const words = useWords<typeof en>();
  const { select } = usePageActions();
  const sign = useInput(fields.sign);
  const { payloadJson: payload, headerJson: header, algorithm: name } = decode.output;

  function edit(): void {
    const algorithm = findOption(name);
    const { key, keyFormat } = verify.input;
    sign.setAll({ payload, header, ...(algorithm && { algorithm }), ...(algorithm?.startsWith('HS') ? { key, keyFormat } : { key: '', keyFormat: 'auto' }) });
    select('sign');
  }

  return (
    <Button size="small" disabled={decode.isStale || payload === ''} onClick={edit}>
      {words('edit')}
    </Button>
  );
}
