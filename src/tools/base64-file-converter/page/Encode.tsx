import { useState } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { fileSize } from '../../../contract/values.ts';
import { useEnvironment } from '../../../page/environment.ts';
import { Field } from '../../../page/Field.tsx';
import { RadioButtons } from '../../../page/fields/RadioButtons.tsx';
import { FileDrop } from '../../../page/FileDrop.tsx';
import { formatOf } from '../../../page/format-of.ts';
import kit from '../../../page/kit.module.css';
import type { OutputProps } from '../../../page/Output.tsx';
import { Output } from '../../../page/Output.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, FieldGrid } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { OutputField } from '../../../contract/fields.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ClipboardIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import styles from './base64-file-converter.module.css';
import { DetectedField } from './DetectedField.tsx';
import { readClipboardFile } from './clipboard-file.ts';

/** Nobody reads Base64: so much of it shows what it is. */
const SHOWN_LENGTH = 4_096;

export function Encode({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  const { problem, isCancelled, progress } = operation;
  const file = operation.input.file as FileValue | undefined;
  const isFileRefused = problem?.kind === 'error' && problem.failure.field === 'file';
  // A result of the file before must not be taken for that of the file that is named beside it.
  const hasResult = file !== undefined && !isFileRefused && !isCancelled && progress === undefined;
  return (
    <Columns>
      <Card label={texts.t('page.input')}>
        <FileDrop operation={operation} name="file" />
        <PasteFile onFile={(dropped) => operation.set('file', dropped)} />
        <Field operation={operation} name="format">
          {({ field, ...props }) => field.kind === 'choice' && <RadioButtons {...props} field={field} />}
        </Field>
        <div hidden={operation.input.format !== 'base64'}>
          <FieldGrid>
            {['urlSafe', 'lineLength', 'lineEnding'].map((name) => (
              <Field key={name} operation={operation} name={name} />
            ))}
          </FieldGrid>
        </div>
        <DetectedField operation={operation} name="mediaType" detected={operation.output.mediaType} />
      </Card>
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {!file && <p className={kit.note}>{words('noFile')}</p>}
        <div className={styles.results} hidden={!hasResult}>
          <Output operation={operation} name="encoded">
            {(props) => <Encoded {...props} fileName={file?.name ?? ''} />}
          </Output>
          <Output operation={operation} name="mediaType" />
          <Output operation={operation} name="byteLength" />
          {file && <Growth bytes={fileSize(file)} characters={String(operation.output.encoded ?? '').length} />}
        </div>
      </Card>
    </Columns>
  );
}

/** Takes a picture or a file that was copied; the keys do the same anywhere on the page. */
function PasteFile({ onFile }: { readonly onFile: (file: FileValue) => void }) {
  const words = useWords<typeof en>();
  const [said, setSaid] = useState<'pasteNothing' | 'pasteRefused'>();

  async function paste(): Promise<void> {
    const found = await readClipboardFile();
    if (typeof found === 'object') onFile(found);
    setSaid(typeof found === 'object' ? undefined : found);
  }

  return (
    <div className={styles.paste}>
      <Button icon={<ClipboardIcon />} onClick={() => void paste()}>
        {words('pasteFile')}
      </Button>
      <span className={kit.note} role="status">
        {words(said ?? 'pasteHint')}
      </span>
    </div>
  );
}

function Encoded({ operation, field, name, label, id, value, fileName }: OutputProps<OutputField> & { readonly fileName: string }) {
  const words = useWords<typeof en>();
  const text = typeof value === 'string' ? value : '';
  return (
    <Result id={id} label={label} isBlock>
      <output className={classNames(kit.box, styles.box)} aria-labelledby={id} data-value={name} tabIndex={0}>
        {text.slice(0, SHOWN_LENGTH)}
      </output>
      {text.length > SHOWN_LENGTH && <p className={kit.note}>{words('shownPart', { shown: SHOWN_LENGTH, total: text.length })}</p>}
      {text !== '' && (
        <ResultActions label={label} text={text} format={formatOf(operation, field)} fileName={[`${fileName || 'file'}.b64.txt`, 'text/plain']} />
      )}
    </Result>
  );
}

function Growth({ bytes, characters }: { readonly bytes: number; readonly characters: number }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const ratio = new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 0 }).format(bytes === 0 ? 0 : characters / bytes);
  return (
    <p className={kit.note} data-growth>
      {words(bytes === 0 ? 'growthOfNothing' : 'growth', { bytes, characters, ratio })}
    </p>
  );
}
