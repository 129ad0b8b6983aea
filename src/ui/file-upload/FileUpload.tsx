import type { ComponentProps, DragEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FileUploadIcon } from '../icons.tsx';
import { useUiWords } from '../words.ts';
import { isAccepted } from './accept.ts';
import styles from './file-upload.module.css';

type FileUploadProps = Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'onChange' | 'title'> & {
  /** What is written in the zone. */
  readonly title?: string;
  /** What is shown about the files that were chosen. */
  readonly children?: ReactNode;
} & ({ readonly multiple?: false; readonly onUpload: (file: File) => void } | { readonly multiple: true; readonly onUpload: (files: readonly File[]) => void });

/** A place to drop files on, or to click and choose them. Without `multiple`, the first file is taken. */
export function FileUpload(props: FileUploadProps) {
  const { title, children, className, multiple, onUpload: _, ...rest } = props;
  const words = useUiWords();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly File[]>([]);

  function take(files: readonly File[]): void {
    const chosen = files.filter((file) => isAccepted(file, rest.accept));
    const [first] = chosen;
    setRefused(files.filter((file) => !chosen.includes(file)));
    if (!first) return;
    if (props.multiple) props.onUpload(chosen);
    else props.onUpload(first);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!rest.disabled) take([...event.dataTransfer.files]);
  }

  const message = refused.length > 0 ? words('filesRefused', { names: refused.map(({ name }) => name).join(', ') }) : '';
  const name = title ?? words('uploadTitle');
  return (
    <label
      className={classNames(styles.zone, isOver && styles.over, rest.disabled && styles.disabled, className)}
      htmlFor={id}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(!rest.disabled);
      }}
      onDragLeave={(event) => {
        // From one part of the zone to the next is not away from it.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      <FileUploadIcon />
      <span>{name}</span>
      {children}
      <input
        aria-label={name}
        {...rest}
        id={id}
        type="file"
        multiple={multiple}
        aria-describedby={classNames(rest['aria-describedby'], message !== '' && `${id}-message`) || undefined}
        className={styles.input}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file may be chosen again after it has changed.
          event.target.value = '';
        }}
      />
      <span id={`${id}-message`} className={styles.message} role="status">
        {message}
      </span>
    </label>
  );
}
