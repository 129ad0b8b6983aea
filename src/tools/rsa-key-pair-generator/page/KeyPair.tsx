import type { ReactNode } from 'react';
import type { OutputField } from '../../../contract/fields.ts';
import { formatOf } from '../../../page/format-of.ts';
import kit from '../../../page/kit.module.css';
import type { OutputProps } from '../../../page/Output.tsx';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { Card, Columns } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { privateFileName, publicFileName } from '../file-names.ts';
import type { PrivateKeyFormat, PublicKeyFormat } from '../names.ts';
import type en from '../strings/en.json';
import styles from './key-pair.module.css';

type FileName = readonly [name: string, type: string];

/** A pair side by side, each key with what can be done with it. */
export function KeyPair({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { privateKeyFormat, publicKeyFormat } = operation.input;
  const keyType = String(operation.output.keyType);
  const isPublicOnly = operation.output.publicKey !== '' && operation.output.privateKey === '';
  return (
    <Columns>
      <KeyCard
        operation={operation}
        name="privateKey"
        fileName={privateFileName(privateKeyFormat as PrivateKeyFormat, keyType)}
        aside={<span className={classNames(kit.tag, styles.secret)}>{words('keepSecret')}</span>}
      >
        {isPublicOnly && <p className={kit.note}>{words('noPrivate')}</p>}
      </KeyCard>
      <KeyCard operation={operation} name="publicKey" fileName={publicFileName(publicKeyFormat as PublicKeyFormat, keyType)} />
    </Columns>
  );
}

interface KeyCardProps {
  readonly operation: OperationState;
  readonly name: string;
  readonly fileName: FileName;
  readonly aside?: ReactNode;
  /** What stands there in place of a key. */
  readonly children?: ReactNode;
}

function KeyCard({ operation, name, fileName, aside, children }: KeyCardProps) {
  const tool = useTool();
  return (
    <Card title={fieldWord(tool.texts, 'outputs', operation.name, name, 'label')} aside={aside}>
      <Output operation={operation} name={name}>
        {(props) => children || <KeyText {...props} fileName={fileName} />}
      </Output>
    </Card>
  );
}

function KeyText({ value, label, name, field, operation, fileName }: OutputProps<OutputField> & { readonly fileName: FileName }) {
  const text = String(value ?? '');
  return (
    <>
      <output className={classNames(kit.box, styles.key, text.startsWith('-----') && styles.pem)} aria-label={label} data-value={name} tabIndex={0}>
        {text}
      </output>
      {text !== '' && <ResultActions label={label} text={text} format={formatOf(operation, field)} fileName={fileName} />}
    </>
  );
}
