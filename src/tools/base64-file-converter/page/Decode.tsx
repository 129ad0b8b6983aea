import { useEnvironment } from '../../../page/environment.ts';
import { Field } from '../../../page/Field.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { FileOutput } from '../../../page/outputs/FileOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, FieldGrid } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { FileValue } from '../../../contract/values.ts';
import type en from '../strings/en.json';
import styles from './base64-file-converter.module.css';
import { DetectedField } from './DetectedField.tsx';
import { Preview } from './Preview.tsx';

export function Decode({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  const { file, extension, mediaType } = operation.output;
  return (
    <Columns>
      <Card label={texts.t('page.input')}>
        <div className={styles.text}>
          <Field operation={operation} name="base64" autoFocus={focusesInput()} />
          <InputToolbar operation={operation} />
        </div>
        <FieldGrid>
          <Field operation={operation} name="fileName" />
          <DetectedField operation={operation} name="extension" detected={extension} />
          <DetectedField operation={operation} name="mediaType" detected={mediaType} />
        </FieldGrid>
      </Card>
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {!file && !operation.isRunning && <p className={kit.note}>{words('noBase64')}</p>}
        <Output operation={operation} name="file">
          {({ field, ...props }) =>
            field.kind === 'file' && (
              <>
                {isFile(props.value) && <Preview file={props.value} isStale={operation.isStale} />}
                <FileOutput {...props} field={field} />
              </>
            )
          }
        </Output>
        <div hidden={!file}>
          {['fileName', 'mediaType', 'extension', 'byteLength'].map((name) => (
            <Output key={name} operation={operation} name={name} />
          ))}
        </div>
      </Card>
    </Columns>
  );
}

/** Results have their bytes in memory. */
const isFile = (value: unknown): value is FileValue & { readonly content: Uint8Array } =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array;
