import type { FileField } from '../../contract/fields.ts';
import { fileSize } from '../../contract/values.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FileUpload } from '../../ui/file-upload/FileUpload.tsx';
import type { ControlProps } from './control-props.ts';
import { toFileValue } from '../files/file-value.ts';
import { formatBytes } from '../words/format-bytes.ts';
import { useKitWords } from '../words/kit-words.ts';
import styles from './fields.module.css';

export function FileInput({ field, label, value: file, onChange, invalid, describedBy }: ControlProps<FileField>) {
  const kit = useKitWords();
  return (
    <div className={styles.file}>
      <FileUpload
        aria-label={label}
        title={file ? kit('fileSize', { name: file.name, size: formatBytes(fileSize(file), kit) }) : `${label}: ${kit('dropFile')}`}
        {...(field.format === 'image' && { accept: 'image/*' })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onUpload={(chosen) => onChange(toFileValue(chosen))}
      />
      {file && (
        <Button size="small" variant="text" onClick={() => onChange(undefined)}>
          {kit('clear')}
        </Button>
      )}
    </div>
  );
}
