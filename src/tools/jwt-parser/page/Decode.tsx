import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { Field } from '../../../page/Field.tsx';
import { Output } from '../../../page/Output.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import { Card, Columns, Folded, Stack } from '../../../page/Section.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import { Claims } from './Claims.tsx';
import styles from './jwt.module.css';
import { Members } from './Members.tsx';
import { TokenBox } from './TokenBox.tsx';
import { useToken } from './use-token.ts';
import { Verify } from './Verify.tsx';

const DETAILS = ['keyId', 'issuedAt', 'notBefore', 'expiresAt', 'lifetimeSeconds', 'signature', 'signatureBytes', 'payload', 'header'] as const;

/** The token once, and beside it what it says and whether to believe it. */
export function Decode() {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const { decode, verify, token, setToken } = useToken();
  const tokenOnly = { ...decode, set: (_name: string, value: unknown) => setToken(String(value)) };

  return (
    <Stack>
      <Columns>
        <Stack>
          <Card label={texts.t('page.input')}>
            <TokenBox operation={decode} token={token} onChange={setToken} action={<EditButton decode={decode} verify={verify} />} />
            <InputToolbar operation={tokenOnly} />
            <RunStatus operation={decode} />
          </Card>
          <Verify operation={verify} isReadable={decode.problem === undefined} />
        </Stack>
        <Stack>
          <Claims operation={decode} />
          <Card title={words('partName', { part: 'header' })}>
            <Members operation={decode} name="headerParameters" />
            <Output operation={decode} name="kind" />
            <AlgorithmInWords operation={decode} />
          </Card>
        </Stack>
      </Columns>
      <Card label={words('json')}>
        <Columns>
          <div>
            <Output operation={decode} name="payloadJson" />
          </div>
          <div>
            <Output operation={decode} name="headerJson" />
          </div>
        </Columns>
      </Card>
      <Folded isCard summary={words('more')}>
        <Field operation={decode} name="time" />
        {DETAILS.map((name) => (
          <Output key={name} operation={decode} name={name} />
        ))}
      </Folded>
    </Stack>
  );
}

function AlgorithmInWords({ operation }: { readonly operation: OperationState }) {
  const { texts } = useTool();
  return (
    <Output operation={operation} name="algorithm">
      {({ id, label, value }) => {
        const algorithm = String(value ?? '');
        const words = fieldWord(texts, 'inputs', 'sign', 'algorithm', `options.${algorithm}`);
        return (
          <Result id={id} label={label}>
            <span className={styles.algorithm}>
              <output aria-labelledby={id} data-value="algorithm">
                {algorithm || texts.t('values.none')}
              </output>
              {words !== '' && <span className={kit.hint}>{words.replace(/^[^:：]*[:：]\s*/u, '')}</span>}
            </span>
          </Result>
        );
      }}
    </Output>
  );
}

/** Carries header and claims over to the other tab; the key only where it can sign as well. */
function EditButton({ decode, verify }: { readonly decode: OperationState; readonly verify: OperationState }) {
  const words = useWords<typeof en>();
  const { operations, change, select } = useTool();
  const { payloadJson, headerJson, algorithm } = decode.output;
  const isReadable = decode.problem === undefined && payloadJson !== '';

  function edit(): void {
    const field = operations.sign?.input.algorithm;
    const known = field?.kind === 'choice' ? field.options.find((option) => option === algorithm) : undefined;
    const isShared = known?.startsWith('HS') === true;
    change('sign', {
      payload: payloadJson,
      header: headerJson,
      ...(known && { algorithm: known }),
      key: isShared ? verify.input.key : '',
      keyFormat: isShared ? verify.input.keyFormat : 'auto',
    });
    select('sign');
  }

  return (
    <Button size="small" disabled={!isReadable} onClick={edit}>
      {words('edit')}
    </Button>
  );
}
