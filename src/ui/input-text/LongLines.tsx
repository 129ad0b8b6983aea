import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { CodeEditor } from '../code-editor/CodeEditor.tsx';
import type { CodeEditorHandle } from '../code-editor/CodeEditor.tsx';
import { useListener } from '../use-listener.ts';
import styles from './input-text.module.css';
import { SHOW_PLACE } from './long-text.ts';

interface LongLinesProps {
  readonly id: string | undefined;
  /** The accessible name, if no label gives one. */
  readonly label: string | undefined;
  readonly value: string;
  /** The text that undo restores. */
  readonly before: string | undefined;
  readonly rows: number;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** Whether the replaced text box has the focus. */
  readonly takesFocus: () => boolean;
  readonly onChange: (text: string) => void;
}

const PADDING_PX = 14;

/** A long text instead of a multi-line text box: an editor of the same height, which renders only the visible lines. */
export default function LongLines({ id: given, label, rows, takesFocus, ...text }: LongLinesProps) {
  const ownId = useId();
  const id = given ?? ownId;
  const editor = useRef<CodeEditorHandle>(null);
  // The label may get into the document with this render only: React reads it again afterwards.
  const labelText = useSyncExternalStore(
    neverChanges,
    () => labelOf(id)?.textContent ?? '',
    () => '',
  );
  const [autoFocus] = useState(takesFocus);

  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    const show = (event: Event): void => {
      if (event instanceof CustomEvent) editor.current?.show(event.detail);
    };
    current?.addEventListener(SHOW_PLACE, show);
    return () => current?.removeEventListener(SHOW_PLACE, show);
  }, []);

  // An editor is not a form control, which labels would focus.
  useListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('label') === labelOf(id)) editor.current?.focus();
  });

  return (
    <div ref={host} className={styles.long} data-long-text style={{ height: `calc(${rows} * 1.5em + ${PADDING_PX}px)`, minHeight: '120px' }}>
      <CodeEditor {...text} ref={editor} id={id} label={label ?? labelText} wrap autoFocus={autoFocus} className={styles.longEditor} />
    </div>
  );
}

const neverChanges = () => () => undefined;

const labelOf = (id: string): Element | null => document.querySelector(`label[for="${CSS.escape(id)}"]`);
