import { useEffect, useEffectEvent } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { Field } from '../../../page/Field.tsx';
import { toFileValue } from '../../../page/file-value.ts';
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
  usePastedPicture((picture) => operation.set('file', toFileValue(picture)));
  return (
    <Columns>
      <Card label={texts.t('page.input')}>
        <Field operation={operation} name="file" />
        <p className={styles.counter}>{words('pasteHint')}</p>
        <Camera onPicture={(picture) => operation.set('file', picture)} />
        {file && <Chosen file={file} />}
      </Card>
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        <Output operation={operation} name="text" prominent />
        <Output operation={operation} name="codes" />
      </Card>
    </Columns>
  );
}

function Chosen({ file }: { readonly file: FileValue }) {
  const url = useObjectUrl(file);
  return (
    <figure className={styles.chosen}>
      <img src={url} alt={file.name} />
    </figure>
  );
}

/** A picture that is pasted anywhere on the page; text is left to the fields. */
function usePastedPicture(onPicture: (picture: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
