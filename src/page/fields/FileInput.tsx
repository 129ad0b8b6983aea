import type { FileField } from '../../contract/fields.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FileUpload } from '../../ui/file-upload/FileUpload.tsx';
import { useEnvironment } from '../environment.ts';
import type { FieldProps } from '../Field.tsx';
import { toFileValue } from '../file-value.ts';
import { formatBytes } from '../format-bytes.ts';
import styles from './fields.module.css';

export function FileInput({ field, label, value, onChange, invalid, describedBy }: FieldProps<FileField>) {
  const { texts } = useEnvironment();
  const file = isFile(value) ? value : undefined;
  return (
    <div className={styles.file}>
      <FileUpload
        aria-label={label}
        title={
          file ? texts.t('page.fileSize', { name: file.name, size: formatBytes(fileSize(file), texts.language) }) : `${label}: ${texts.t('page.dropFile')}`
        }
        {...(field.format === 'image' && { accept: 'image/*' })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onUpload={(chosen) => onChange(toFileValue(chosen))}
      />
      {file && (
        <Button size="small" variant="text" onClick={() => onChange(undefined)}>
          {texts.t('page.clear')}
        </Button>
      )}
    </div>
  );
}

const isFile = (value: unknown): value is FileValue => typeof value === 'object' && value !== null && 'content' in value;
