import { useEnvironment } from '../../../page/environment.ts';
import type { FieldProps } from '../../../page/Field.tsx';
import { Field } from '../../../page/Field.tsx';
import { RadioButtons } from '../../../page/fields/RadioButtons.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import { GeneratedList } from '../../../page/layouts/GeneratedList.tsx';
import { Card, FieldGrid, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { InputField } from '../../../contract/fields.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { generate } from '../fields.ts';
import type en from '../strings/en.json';
import styles from './uuid-generator.module.css';

const versions = generate.input.version.options;
type Version = (typeof versions)[number];

/** The inputs that only some versions use. */
const USED_BY: Readonly<Record<string, readonly Version[]>> = {
  count: ['v4', 'v7', 'v1', 'v6', 'nil', 'max'],
  namespace: ['v3', 'v5', 'v8'],
  name: ['v3', 'v5', 'v8'],
  timestamp: ['v1', 'v6', 'v7'],
  clockSequence: ['v1', 'v6'],
  node: ['v1', 'v6'],
};

const NAMESPACES = ['dns', 'url', 'oid', 'x500'] as const;

export function Generate({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const version = versions.find((known) => known === operation.input.version) ?? 'v4';
  const isUsed = (name: string): boolean => USED_BY[name]?.includes(version) ?? true;
  return (
    <Stack>
      <Card label={texts.t('page.options')}>
        <Field operation={operation} name="version">
          {(props) => <VersionButtons {...props} version={version} />}
        </Field>
        <div className={styles.names} hidden={!isUsed('name')}>
          <Field operation={operation} name="namespace">
            {(props) => <NamespaceInput {...props} />}
          </Field>
          <Field operation={operation} name="name" />
        </div>
        <FieldGrid>
          {['count', 'format', 'uppercase', 'timestamp', 'clockSequence', 'node'].map((name) => (
            <div key={name} hidden={!isUsed(name)}>
              <Field operation={operation} name={name} />
            </div>
          ))}
        </FieldGrid>
      </Card>
      <Card label={texts.t('page.results')}>
        <GeneratedList operation={operation} output="uuids" format="uuid" fileName="uuids.txt" />
      </Card>
    </Stack>
  );
}

/** The versions side by side, and what the chosen one is good for. */
function VersionButtons({ field, version, ...props }: FieldProps<InputField> & { readonly version: Version }) {
  const words = useWords<typeof en>();
  if (field.kind !== 'choice') return null;
  return (
    <>
      <RadioButtons {...props} field={field} describedBy={`${props.id}-about`} isCode />
      <p id={`${props.id}-about`} className={styles.about}>
        {words(version)}
      </p>
    </>
  );
}

function NamespaceInput({ field, ...props }: FieldProps<InputField>) {
  if (field.kind !== 'text') return null;
  return (
    <>
      <TextInput {...props} field={field} />
      <span className={styles.presets}>
        {NAMESPACES.map((namespace) => (
          <Button key={namespace} size="small" aria-pressed={String(props.value).toLowerCase() === namespace} onClick={() => props.onChange(namespace)}>
            {namespace}
          </Button>
        ))}
      </span>
    </>
  );
}
