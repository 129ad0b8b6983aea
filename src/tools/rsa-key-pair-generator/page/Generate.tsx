import type { FieldProps } from '../../../page/Field.tsx';
import { Field } from '../../../page/Field.tsx';
import { NumberInput } from '../../../page/fields/NumberInput.tsx';
import { RadioButtons } from '../../../page/fields/RadioButtons.tsx';
import kit from '../../../page/kit.module.css';
import { useRefreshKey } from '../../../page/layouts/GeneratorLayout.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, FieldGrid, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { InputField } from '../../../contract/fields.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RefreshIcon, WarningIcon } from '../../../ui/icons.tsx';
import { MIN_STRONG_MODULUS_LENGTH } from '../names.ts';
import type en from '../strings/en.json';
import { Fingerprints } from './Fingerprints.tsx';
import { KeyPair } from './KeyPair.tsx';
import styles from './key-pair.module.css';
import { useKeyPair } from './use-key-pair.ts';

const PRESETS = [2048, 3072, 4096];

/** A new pair: what it is, how it is written, both keys. */
export function Generate() {
  const tool = useTool();
  const words = useWords<typeof en>();
  const operation = useKeyPair();
  useRefreshKey(operation.refresh);
  const { keyType, modulusLength, privateKeyFormat, publicKeyFormat } = operation.input;
  const isWeak = keyType === 'rsa' && typeof modulusLength === 'number' && modulusLength < MIN_STRONG_MODULUS_LENGTH;
  const hasComment = privateKeyFormat === 'openssh' || publicKeyFormat === 'openssh';
  return (
    <Stack>
      <Card label={tool.texts.t('operations.generate.label')}>
        <Field operation={operation} name="keyType">
          {({ field, ...props }) => field.kind === 'choice' && <RadioButtons {...props} field={field} />}
        </Field>
        <div hidden={keyType !== 'rsa'}>
          <Field operation={operation} name="modulusLength">
            {(props) => <ModulusLength {...props} />}
          </Field>
        </div>
        {isWeak && (
          <p className={classNames(kit.banner, kit.doubtful)} role="status">
            <WarningIcon />
            {words('weak', { bits: MIN_STRONG_MODULUS_LENGTH })}
          </p>
        )}
        <FieldGrid label={words('forms')}>
          {['privateKeyFormat', 'publicKeyFormat', 'passphrase'].map((name) => (
            <Field key={name} operation={operation} name={name} />
          ))}
          <div hidden={!hasComment}>
            <Field operation={operation} name="comment" />
          </div>
        </FieldGrid>
        <div>
          <Button type="primary" icon={<RefreshIcon />} aria-keyshortcuts="R" disabled={operation.isOnDemand} onClick={operation.refresh}>
            {words('newPair')}
          </Button>
        </div>
        <RunStatus operation={operation} />
      </Card>
      <KeyPair operation={operation} />
      <Fingerprints operation={operation} title={words('fingerprints')} />
    </Stack>
  );
}

/** The usual sizes as buttons, any other in a box. */
function ModulusLength({ field, ...props }: FieldProps<InputField>) {
  const words = useWords<typeof en>();
  if (field.kind !== 'integer') return null;
  return (
    <div className={styles.sizes}>
      <span className={styles.presets} role="group" aria-label={words('presets')}>
        {PRESETS.map((bits) => (
          <Button key={bits} aria-pressed={props.value === bits} onClick={() => props.onChange(bits)}>
            {String(bits)}
          </Button>
        ))}
      </span>
      <NumberInput {...props} field={field} />
    </div>
  );
}
