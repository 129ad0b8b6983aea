import type { FileField } from '../../contract/fields.ts';
import { fileSize } from '../../contract/values.ts';
import { isTextOf, previewKindOf } from '../../lib/file/preview.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { shortOf } from '../../ui/input-text/long-text.ts';
import { download } from '../files/download.ts';
import { formatBytes } from '../words/format-bytes.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { OperationState } from '../session/operation-state.ts';
import { shownOutput } from '../session/operation-state.ts';
import type { OutputProps } from './output-props.ts';
import { FilePreview } from '../parts/FilePreview.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
import { useResultName } from './stale.ts';

export function FileOutput({ label, value: file, name, id, operation }: OutputProps<FileField>) {
  const kit = useKitWords();
  const resultName = useResultName(label);
  // Operations return their files as bytes in memory; other content does not occur here.
  if (!file || !(file.content instanceof Uint8Array)) return null;
  const { content } = file;
  return (
    <>
      {!isShownAsText(file.type, content, operation) && <FilePreview file={file} bytes={content} isStale={operation.isDimmed} />}
      <Result id={id} label={label}>
        <output className={styles.text} aria-labelledby={id} data-value={name}>
          {kit('fileSize', { name: shortOf(file.name), size: formatBytes(fileSize(file), kit) })}
        </output>
        <Button
          icon={<DownloadIcon />}
          aria-label={kit('downloadValue', { label: resultName })}
          disabled={operation.isStale}
          onClick={() => download(content, file.name, file.type)}
        >
          {kit('download')}
        </Button>
      </Result>
    </>
  );
}

/** Whether a text result of the operation already shows the content. An image, such as an SVG, is shown beside its text. */
const isShownAsText = (type: string, content: Uint8Array, operation: OperationState): boolean =>
  ['text', 'bytes'].includes(previewKindOf(type)) &&
  Object.values(shownOutput(operation)).some((value) => typeof value === 'string' && isTextOf(content, value));
