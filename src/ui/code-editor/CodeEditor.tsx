import type { Ref } from 'react';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../words.ts';
import styles from './code-editor.module.css';
import type { CodeLanguage, Editor } from './editor-setup.ts';
import { phrasesOf } from './phrases.ts';

export interface CodeEditorHandle {
  readonly goTo: (line: number, column: number) => void;
  readonly focus: () => void;
}

interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  readonly label: string;
  readonly value: string;
  readonly onChange?: (text: string) => void;
  readonly language?: CodeLanguage;
  readonly readOnly?: boolean;
  readonly wrap?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly autoFocus?: boolean;
  readonly className?: string | undefined;
}

/**
 * A text with line numbers, folding, search and colours that stays quick with megabytes. Until its code has loaded, a
 * plain text box stands in its place and can be typed into.
 */
export function CodeEditor({
  ref,
  label,
  value,
  onChange,
  language = 'text',
  readOnly = false,
  wrap = false,
  invalid = false,
  describedBy,
  autoFocus = false,
  className,
}: CodeEditorProps) {
  const words = useUiWords();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const standIn = useRef<HTMLTextAreaElement>(null);
  const hadFocus = useRef(false);
  // Where to go once the editor is there.
  const goal = useRef<readonly [line: number, column: number]>(undefined);
  const [isReady, setReady] = useState(false);
  const emit = useEffectEvent((text: string) => onChange?.(text));
  const attributes = useEffectEvent(() => ({
    'aria-label': label,
    // Said in so many words: what scrolls here can be reached by keyboard.
    tabindex: '0',
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(readOnly && { 'aria-readonly': 'true' }),
  }));
  const start = useEffectEvent((create: typeof import('./editor-setup.ts').createEditor, parent: HTMLElement) => {
    const caret = standIn.current?.selectionEnd ?? 0;
    hadFocus.current = standIn.current !== null && document.activeElement === standIn.current;
    editor.current = create({ parent, doc: value, caret, language, readOnly, wrap, attributes: attributes(), phrases: phrasesOf(words), onChange: emit });
    setReady(true);
  });

  useEffect(() => {
    let isGone = false;
    void import('./editor-setup.ts').then(({ createEditor }) => {
      if (!isGone && host.current) start(createEditor, host.current);
    });
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, []);

  useLayoutEffect(() => {
    if (!isReady) return;
    editor.current?.measure();
    // Not sooner: what is hidden takes no focus.
    if (hadFocus.current) editor.current?.focus();
    if (goal.current) editor.current?.goTo(...goal.current);
  }, [isReady]);
  useEffect(() => editor.current?.setDoc(value), [value]);
  useEffect(() => editor.current?.setWrap(wrap), [wrap]);
  useEffect(() => editor.current?.setAttributes(attributes()), [label, invalid, describedBy, readOnly]);

  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      if (editor.current) editor.current.goTo(line, column);
      else goal.current = [line, column];
    },
    focus: () => (editor.current ?? standIn.current)?.focus(),
  }));

  return (
    <div className={classNames(styles.editor, invalid && styles.invalid, className)}>
      <div ref={host} className={styles.host} hidden={!isReady} />
      {!isReady && (
        <textarea
          ref={standIn}
          className={styles.standIn}
          aria-label={label}
          value={value}
          readOnly={readOnly}
          spellCheck={false}
          autoFocus={autoFocus}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </div>
  );
}
