import { useState } from 'react';
import { InputError } from '../../../contract/errors.ts';
import { CopyButton } from '../../../page/CopyButton.tsx';
import { Field } from '../../../page/Field.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { Output } from '../../../page/Output.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { Card, Columns } from '../../../page/Section.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { useOperation } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { setMember } from '../set-member.ts';
import type en from '../strings/en.json';
import { generateKey, keyKindFor } from './generate-key.ts';
import type { GeneratedKey } from './generate-key.ts';
import styles from './jwt.module.css';
import { PartsLegend, TokenText } from './TokenText.tsx';

const HOUR_S = 3_600;

/** Claims and header as JSON, a key, and the token that comes of them. */
export function Sign() {
  const words = useWords<typeof en>();
  const operation = useOperation('sign');
  return (
    <Columns>
      <Card label={words('claimsAndHeader')}>
        <JsonField operation={operation} name="payload" rows={12} />
        <QuickDates operation={operation} />
        <InputToolbar operation={operation} />
        <JsonField operation={operation} name="header" rows={3} />
      </Card>
      <Card label={words('keyAndToken')}>
        <Field operation={operation} name="algorithm" />
        <Field operation={operation} name="key" />
        <KeyMaker operation={operation} />
        <RunStatus operation={operation} />
        <SignedToken operation={operation} />
      </Card>
    </Columns>
  );
}

function JsonField({ operation, name, rows }: { readonly operation: OperationState; readonly name: string; readonly rows: number }) {
  return (
    <Field operation={operation} name={name}>
      {({ field, ...props }) => field.kind === 'text' && <TextInput {...props} field={field} rows={rows} />}
    </Field>
  );
}

function QuickDates({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();

  function setDate(name: string, seconds: number): void {
    const now = Math.floor(Date.now() / 1000);
    const changed = trySet(String(operation.input.payload ?? ''), name, now + seconds);
    if (changed !== undefined) operation.set('payload', changed);
  }

  return (
    <div className={styles.toolbar} role="group" aria-label={words('quick')}>
      <Button size="small" onClick={() => setDate('iat', 0)}>
        {words('issuedNow')}
      </Button>
      <Button size="small" onClick={() => setDate('exp', HOUR_S)}>
        {words('expiresInHour')}
      </Button>
      <Button size="small" onClick={() => setDate('exp', 24 * HOUR_S)}>
        {words('expiresInDay')}
      </Button>
    </div>
  );
}

function trySet(json: string, name: string, value: number): string | undefined {
  try {
    return setMember(json.trim() === '' ? '{}' : json, name, value);
  } catch (error) {
    // The field says what is wrong with it.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** What goes with the key: its format, files, and a new one. */
function KeyMaker({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const [made, setMade] = useState<GeneratedKey>();
  const [said, setSaid] = useState('');
  const algorithm = String(operation.input.algorithm);
  const kind = keyKindFor(algorithm);
  const publicKey = made?.key === operation.input.key ? made?.publicKey : undefined;

  async function make(): Promise<void> {
    const next = await generateKey(algorithm);
    setSaid(next ? '' : words('noKeyPair', { algorithm }));
    setMade(next);
    if (next) operation.setAll({ key: next.key, keyFormat: next.keyFormat });
  }

  return (
    <>
      <div className={styles.toolbar}>
        <InputToolbar operation={operation} name="key" />
        {kind && (
          <Button size="small" onClick={() => void make()}>
            {words(kind === 'secret' ? 'generateSecret' : 'generateKey')}
          </Button>
        )}
      </div>
      <p role="status" className={classNames(kit.hint, styles.said)}>
        {said}
      </p>
      {publicKey && (
        <p className={styles.public}>
          <b>{words('publicKey')}</b>
          <CopyButton label={words('publicKey')} text={() => publicKey} />
          <span className={kit.hint}>{words('publicKeyHint')}</span>
        </p>
      )}
      <Field operation={operation} name="keyFormat" />
    </>
  );
}

function SignedToken({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts, change, select } = useTool();

  function decode(token: string): void {
    const { key, keyFormat } = operation.input;
    change('verify', { jwt: token, key, keyFormat });
    change('decode', { jwt: token });
    select('decode');
  }

  return (
    <Output operation={operation} name="jwt">
      {({ id, label, value }) => {
        const token = String(value ?? '');
        return (
          <Result id={id} label={label} isBlock>
            <output className={classNames(kit.box, styles.token)} aria-labelledby={id} data-value="jwt" tabIndex={0}>
              {token === '' ? texts.t('page.empty') : <TokenText token={token} />}
            </output>
            <PartsLegend token={token} />
            {token !== '' && (
              <div className={styles.toolbar}>
                <ResultActions label={label} text={token} format="jwt" />
                <Button size="small" disabled={operation.isStale} onClick={() => decode(token)}>
                  {words('decodeThis')}
                </Button>
              </div>
            )}
          </Result>
        );
      }}
    </Output>
  );
}
