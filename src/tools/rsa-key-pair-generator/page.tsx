import { Banner } from '../../page/parts/Banner.tsx';
import { Field } from '../../page/Field.tsx';
import { Segments } from '../../page/fields/Segments.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { RefreshButton } from '../../page/RefreshButton.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { BesideAnswer, Card, Columns, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useToolKeys } from '../../page/keys/tool-keys.ts';
import type * as fields from './fields.ts';
import { MIN_STRONG_MODULUS_LENGTH } from './names.ts';
import { KeyFacts, KeyPair } from './page/KeyPair.tsx';
import { useKeyPair } from './page/use-key-pair.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ generate: <Generate />, convert: Convert, match: Match }} />;

const SIZES = { 2048: { modulusLength: 2048 }, 3072: { modulusLength: 3072 }, 4096: { modulusLength: 4096 } };
const FINGERPRINTS = ['fingerprintSha256', 'fingerprintMd5', 'jwkThumbprint', 'spkiSha256'] as const;
const FACTS = ['keyType', 'keySize', 'publicExponent', 'modulus', ...FINGERPRINTS] as const;

/** Renders a new pair: type, formats and both keys. */
function Generate() {
  const words = useWords<typeof en>();
  const operation = useKeyPair();
  useToolKeys({ r: operation.refresh });
  const { keyType, modulusLength = MIN_STRONG_MODULUS_LENGTH, privateKeyFormat, publicKeyFormat } = operation.input;
  return (
    <BesideAnswer>
      <Card label={operation.words.label}>
        <Field operation={operation} name="keyType" control={(props) => <Segments {...props} />} />
        {keyType === 'rsa' && modulusLength < MIN_STRONG_MODULUS_LENGTH && (
          <Banner tone="doubtful" role="status">
            {words('weak', { bits: MIN_STRONG_MODULUS_LENGTH })}
          </Banner>
        )}
        <Options
          operation={operation}
          names={['modulusLength', 'privateKeyFormat', 'publicKeyFormat', 'passphrase']}
          alsoOptions={['passphrase']}
          below={{ modulusLength: <Presets operation={operation} label={words('presets')} presets={SIZES} nameOf={(bits) => bits} /> }}
        />
        <div hidden={privateKeyFormat !== 'openssh' && publicKeyFormat !== 'openssh'}>
          <Field operation={operation} name="comment" />
        </div>
        <RunStatus operation={operation} />
        <RefreshButton operation={operation} isMain>
          {words('newPair')}
        </RefreshButton>
      </Card>
      <KeyPair operation={operation} />
      <KeyFacts operation={operation} title={words('fingerprints')} names={FINGERPRINTS} />
    </BesideAnswer>
  );
}

/** Renders a key input, the key in other formats, and its details. */
function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <p className={look.note}>{operation.words.hint}</p>
      <InputCard operation={operation} rows={8}>
        <RunStatus operation={operation} />
      </InputCard>
      <Stack hidden={operation.output.publicKey === ''}>
        <KeyPair operation={operation} />
        <KeyFacts operation={operation} title={words('facts')} names={FACTS} />
      </Stack>
    </Stack>
  );
}

/** Renders two keys, and whether they match. */
function Match({ operation: run }: OperationProps<typeof fields.match>) {
  const isComplete = run.input.privateKey.trim() !== '' && run.input.publicKey.trim() !== '';
  // A field that is still empty is not an error.
  const operation = isComplete ? run : { ...run, problem: undefined };
  return (
    <Stack>
      <p className={look.note}>{operation.words.hint}</p>
      <Columns>
        <Card label={operation.words.input('privateKey')}>
          <MainInput operation={operation} rows={12} />
        </Card>
        <Card label={operation.words.input('publicKey')}>
          <MainInput operation={operation} name="publicKey" rows={12} autoFocus={false} />
        </Card>
      </Columns>
      <Card label={operation.words.label}>
        <Field operation={operation} name="passphrase" />
        <RunStatus operation={operation} />
        {isComplete && <Output operation={operation} name="matches" />}
      </Card>
    </Stack>
  );
}
