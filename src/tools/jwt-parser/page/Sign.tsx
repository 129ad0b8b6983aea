import { useState } from 'react';
import { unlessRefused } from '../../../contract/errors.ts';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { Field } from '../../../page/Field.tsx';
import { MakeButton } from '../../../page/fields/MakeButton.tsx';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { ColoredParts } from '../../../page/parts/ColoredParts.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, Row } from '../../../page/Section.tsx';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { useInput, useOperationWords } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import { setMember } from '../set-member.ts';
import type en from '../strings/en.json';
import { splitToken } from '../token-parts.ts';

type SignProps = OperationProps<typeof fields.sign>;

/** `seconds` from now. */
const QUICK_DATES = [
  { word: 'issuedNow', claim: 'iat', seconds: 0 },
  { word: 'expiresInHour', claim: 'exp', seconds: 3_600 },
  { word: 'expiresInDay', claim: 'exp', seconds: 86_400 },
] as const;

/** Claims and header as JSON, a key, and the resulting token. */
export function Sign({ operation }: SignProps) {
  const words = useWords<typeof en>();
  return (
    <Columns>
      <Card label={words('claimsAndHeader')}>
        <MainInput operation={operation} rows={12} autoFocus={false} />
        <QuickDates operation={operation} />
        <Field operation={operation} name="header" rows={3} />
      </Card>
      <Card label={words('keyAndToken')}>
        {/* A key is generated for the signing algorithm. */}
        <div data-operation="generateKey" data-field="algorithm">
          <Field operation={operation} name="algorithm" />
        </div>
        <Field operation={operation} name="key" />
        <KeyMaker operation={operation} />
        <Field operation={operation} name="keyFormat" />
        <RunStatus operation={operation} />
        <SignedToken operation={operation} />
        <Output operation={operation} name="notes" />
      </Card>
    </Columns>
  );
}

function QuickDates({ operation }: SignProps) {
  const words = useWords<typeof en>();

  function setDate(name: string, seconds: number): void {
    // The field shows the error in its payload.
    const changed = unlessRefused(() => setMember(operation.input.payload.trim() || '{}', name, Math.floor(Date.now() / 1000) + seconds));
    if (changed !== undefined) operation.set('payload', changed);
  }

  return (
    <Row label={words('quick')}>
      {QUICK_DATES.map(({ word, claim, seconds }) => (
        <Button key={word} size="small" onClick={() => setDate(claim, seconds)}>
          {words(word)}
        </Button>
      ))}
    </Row>
  );
}

/** Actions for the key: opening files, and generating a new one, with its public key. */
function KeyMaker({ operation }: SignProps) {
  const words = useWords<typeof en>();
  const made = useOperationWords(fields.generateKey);
  const [{ key, publicKey }, setMade] = useState({ key: '', publicKey: '' });
  const { algorithm, key: ownKey } = operation.input;
  if (algorithm === 'none') return null;
  return (
    <>
      <Row>
        <InputToolbar operation={operation} name="key" />
        <MakeButton
          maker={fields.generateKey}
          input={{ algorithm }}
          onMade={(output) => {
            setMade(output);
            operation.setAll({ key: output.key, keyFormat: output.keyFormat || 'auto' });
          }}
        >
          {words(algorithm.startsWith('HS') ? 'generateSecret' : 'generateKey')}
        </MakeButton>
      </Row>
      {publicKey !== '' && key === ownKey && (
        <Row>
          <b>{made.output('publicKey')}</b>
          <CopyButton label={made.output('publicKey')} text={() => publicKey} />
          <span className={look.hint}>{made.outputHint('publicKey')}</span>
        </Row>
      )}
    </>
  );
}

function SignedToken({ operation }: SignProps) {
  const words = useWords<typeof en>();
  const { select } = usePageActions();
  const verify = useInput(fields.verify);

  /** Passes on the key that the displayed token was signed with: a newer one may have been entered since. */
  function read(jwt: string): void {
    const { key, keyFormat } = operation.answered ?? operation.input;
    verify.setAll({ jwt, key, keyFormat });
    select('decode');
  }

  return (
    <Output
      operation={operation}
      name="jwt"
      view={({ id, label, name, value: token }) =>
        token !== '' && (
          <Result id={id} label={label} isBlock>
            <div role="group" aria-labelledby={id} data-value={name}>
              <ColoredParts pieces={splitToken(token)} nameOf={(part) => words('partName', { part })} />
            </div>
            <Row>
              <ResultActions label={label} text={token} format="jwt" />
              <Button size="small" disabled={operation.isStale} onClick={() => read(token)}>
                {words('decodeThis')}
              </Button>
            </Row>
          </Result>
        )
      }
    />
  );
}
