import type { FileValue } from '../../../contract/values.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Results } from '../../../page/Results.tsx';
import { Card, Columns } from '../../../page/Section.tsx';
import { useObjectUrl } from '../../../page/files/use-object-url.ts';
import type * as fields from '../fields.ts';
import { Camera } from './Camera.tsx';
import styles from './qr-code.module.css';

/** Renders the image input (dropped, chosen, pasted or from the camera) and the content of its codes. */
export function Decode({ operation }: OperationProps<typeof fields.decode>) {
  const kit = useKitWords();
  const { file } = operation.input;
  return (
    <Columns>
      <Card label={kit('input')}>
        <MainInput operation={operation} />
        <Camera onImage={(image) => operation.set('file', image)} />
        {file && <Chosen file={file} />}
      </Card>
      <Results operation={operation} />
    </Columns>
  );
}

function Chosen({ file }: { readonly file: FileValue }) {
  const url = useObjectUrl(file);
  return (
    <figure className={styles.chosen}>
      <img className={look.framed} src={url} alt={file.name} />
    </figure>
  );
}
