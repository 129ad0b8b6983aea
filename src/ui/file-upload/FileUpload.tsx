import type { ComponentProps, DragEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FileUploadIcon } from '../icons.tsx';
import { useUiWords } from '../words.ts';
import { isAccepted } from './accept.ts';
import styles from './file-upload.module.css';

type FileUploadProps = Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'onChange' | 'title'> & {
  /** The title of the drop zone, also the accessible name. Default: a translated invitation. */
  readonly title?: string;
  /** Shown below the title, such as the names of the chosen files. */
  readonly children?: ReactNode;
} & ({ readonly multiple?: false; readonly onUpload: (file: File) => void } | { readonly multiple: true; readonly onUpload: (files: readonly File[]) => void });

const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ');

/** A drop zone that also opens the file dialog on a click. Without `multiple`, the first file is used and the others are named as left out. `accept` applies to dropped files too. */
export function FileUpload(props: FileUploadProps) {
  const { title, children, className, multiple, onUpload: _, ...rest } = props;
  const words = useUiWords();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly File[]>([]);
  const [extra, setExtra] = useState<readonly File[]>([]);

  function take(files: readonly File[]): void {
    const chosen = files.filter((file) => isAccepted(file, rest.accept));
    const [first] = chosen;
    setRefused(files.filter((file) => !chosen.includes(file)));
    setExtra(props.multiple ? [] : chosen.slice(1));
    if (!first) return;
    if (props.multiple) props.onUpload(chosen);
    else props.onUpload(first);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!rest.disabled) take([...event.dataTransfer.files]);
  }

  const message = [refused.length > 0 && words('filesRefused', { names: namesOf(refused) }), extra.length > 0 && words('filesExtra', { names: namesOf(extra) })]
    .filter((part) => part !== false)
    .join(' ');
  const name = title ?? words('uploadTitle');
  return (
    <label
      className={classNames(styles.zone, isOver && styles.over, rest.disabled && styles.disabled, className)}
      htmlFor={id}
      data-over={isOver || undefined}
      data-drop-zone
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(!rest.disabled);
      }}
      onDragLeave={(event) => {
        // The event also fires when the pointer moves between elements inside the zone.
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
          // Without this, choosing the same file again, after it has changed on disk, would fire no event.
          event.target.value = '';
        }}
      />
      <span id={`${id}-message`} className={styles.message} role="status">
        {message}
      </span>
    </label>
  );
}
