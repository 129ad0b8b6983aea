import type { TextField } from '../../../contract/fields.ts';
import { outputFormat } from '../../../runtime/output-format.ts';
import { ValueCard } from '../../../page/ValueCard.tsx';
import look from '../../../page/look.module.css';
import type { OperationState } from '../../../page/session/operation-state.ts';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { Card, Columns } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import { privateFileName, publicFileName } from '../file-names.ts';
import type en from '../strings/en.json';
import styles from './key-pair.module.css';

type Convert = typeof fields.convert;

/** The fields that these components need from an operation with key outputs. */
interface KeysProps {
  readonly operation: OperationState<
    Pick<Convert, 'output' | 'errors' | 'place'> & { readonly input: Pick<Convert['input'], 'privateKeyFormat' | 'publicKeyFormat'> }
  >;
}

/** Renders a pair side by side, each key with its actions. */
export function KeyPair({ operation }: KeysProps) {
  const words = useWords<typeof en>();
  const { input, output } = operation;
  const fileNames = { privateKey: privateFileName(input.privateKeyFormat, output.keyType), publicKey: publicFileName(input.publicKeyFormat, output.keyType) };
  return (
    <Columns>
      {(['privateKey', 'publicKey'] as const).map((name) => (
        <Card
          key={name}
          title={operation.words.output(name)}
          aside={name === 'privateKey' && <span className={classNames(look.tag, styles.secret)}>{words('keepSecret')}</span>}
        >
          <Output
            operation={operation}
            name={name}
            view={(props) =>
              props.value === '' && output.publicKey !== '' ? (
                <p className={look.note}>{words('noPrivate')}</p>
              ) : (
                <KeyText {...props} fileName={fileNames[name]} />
              )
            }
          />
        </Card>
      ))}
    </Columns>
  );
}

interface KeyTextProps extends OutputProps<TextField> {
  readonly fileName: readonly [name: string, type: string];
}

const KeyText = ({ value, label, name, field, operation, fileName }: KeyTextProps) => (
  <>
    <output className={classNames(look.box, styles.key, value.startsWith('-----') && styles.pem)} aria-label={label} data-value={name} tabIndex={0}>
      {value}
    </output>
    {value !== '' && <ResultActions label={label} text={value} format={outputFormat(operation.operation, field, operation.input)} fileName={fileName} />}
  </>
);

interface KeyFactsProps extends KeysProps {
  readonly title: string;
  readonly names: readonly (keyof Convert['output'])[];
}

/** Renders the fingerprints of a key; those that its type lacks are omitted. */
export function KeyFacts({ operation, title, names }: KeyFactsProps) {
  return <ValueCard operation={operation} title={title} names={names.filter((name) => operation.output[name] !== '')} />;
}
