import type { FileValue } from '../../../contract/values.ts';
import { FileDrop } from '../../../page/FileDrop.tsx';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { useObjectUrl } from '../../../page/outputs/FileOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import { Camera } from './Camera.tsx';
import styles from './qr-code.module.css';

/** A picture dropped, chosen, pasted or taken, and what its codes say. */
export function Decode({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const file = operation.input.file as FileValue | undefined;
  return (
    <Columns>
      <Card label={texts.t('page.input')}>
        <FileDrop operation={operation} name="file" />
        <p className={kit.hint}>{words('pasteHint')}</p>
        <Camera onPicture={(picture) => operation.set('file', picture)} />
        {file && <Chosen file={file} />}
      </Card>
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {file ? (
          <>
            <Output operation={operation} name="text" prominent />
            <Output operation={operation} name="codes" />
          </>
        ) : (
          <p className={kit.note}>{texts.t('page.nothingYet')}</p>
        )}
      </Card>
    </Columns>
  );
}

function Chosen({ file }: { readonly file: FileValue }) {
  const url = useObjectUrl(file);
  return (
    <figure className={styles.chosen}>
      <img className={kit.framed} src={url} alt={file.name} />
    </figure>
  );
}
