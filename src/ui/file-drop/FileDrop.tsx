import type { DragEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FileUploadIcon } from '../icons.tsx';
import styles from './file-drop.module.css';

interface FileDropProps {
  readonly label: string;
  readonly title: string;
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  /** What is shown about the file that was chosen. */
  readonly children?: ReactNode;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
}

/** A place to drop a file on, or to click and choose one. */
export function FileDrop({ label, title, accept, onFile, children, describedBy, invalid = false }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <label
      className={classNames(styles.drop, isOver && styles.over)}
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUploadIcon />
      <span>{title}</span>
      {children}
      <input
        id={id}
        type="file"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        accept={accept}
        className={styles.input}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after it has changed.
          event.target.value = '';
        }}
      />
    </label>
  );
}
