import type { ClipboardEvent, DragEvent, Ref } from 'react';
import { lazy, Suspense, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import { headOf, LONG_LENGTH, MAX_EDITED_LENGTH } from '../input-text/long-text.ts';
import { useUiWords } from '../words.ts';
import { nextTask } from '../next-task.ts';
import { whenIdle } from '../when-idle.ts';
import styles from './code-editor.module.css';
import type { CodeLanguage, Editor } from './editor-setup.ts';
import { loadEditor } from './load-editor.ts';
import { StandIn } from './StandIn.tsx';
import type { Mark, Place } from './marks.ts';
import { phrasesOf } from './phrases.ts';
import type { Span } from './span.ts';

const TruncationNote = lazy(() => import('../input-text/TruncationNote.tsx'));

export interface CodeEditorHandle {
  /** Selects a character and scrolls to it. Line and column are 1-based; the column counts code points. */
  readonly goTo: (line: number, column: number) => void;
  /** Selects the character at a position, and scrolls to it. */
  readonly show: (place: Place) => void;
  /** Puts the caret at an offset in UTF-16 code units, and scrolls there. */
  readonly showOffset: (offset: number) => void;
  readonly focus: () => void;
}

interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  /** Id of the element that holds the text. */
  readonly id?: string | undefined;
  /** The editor's accessible name; it is not shown. */
  readonly label: string;
  readonly value: string;
  /** A text that `value` replaced before the editor existed: undo restores it. */
  readonly before?: string | undefined;
  readonly onChange?: (text: string) => void;
  /** Called with the selected text when the selection changes; the empty string for a caret. */
  readonly onSelect?: ((selected: string) => void) | undefined;
  /** The grammar that colors the text. Default: `text`: no colors. */
  readonly language?: CodeLanguage;
  readonly readOnly?: boolean;
  /** Wraps lines that are longer than the editor is wide. */
  readonly wrap?: boolean;
  /** Sets `aria-invalid`. */
  readonly invalid?: boolean;
  /** Positions that are marked in the text. They move with typed text, until a new array is given. */
  readonly marks?: readonly Mark[];
  /** Ranges that are highlighted in the text. They move with typed text, until a new array is given. */
  readonly spans?: readonly Span[];
  /** Id of the highlighted range. */
  readonly activeSpan?: number | undefined;
  /** Called with the id of the range that the pointer or the caret has reached; undefined when it has left. */
  readonly onSpan?: (id: number | undefined) => void;
  /** Ids of the elements that describe the editor, as in `aria-describedby`. */
  readonly describedBy?: string | undefined;
  /** Focuses the text box that precedes the editor; the editor takes over the focus. */
  readonly autoFocus?: boolean;
  readonly className?: string | undefined;
}

/** In UTF-16 code units. The time for a text of this length is not noticeable. */
const TASK_LENGTH = 10_000;
const NO_MARKS: readonly Mark[] = [];
const NO_SPANS: readonly Span[] = [];

/**
 * A text editor with line numbers, folding, search and syntax colors that stays quick with megabytes of text. A plain text box
 * precedes the editor until its code has loaded; typed text and the selection are carried over.
 */
export function CodeEditor({
  ref,
  id,
  label,
  value,
  before,
  onChange,
  onSelect,
  language = 'text',
  readOnly = false,
  wrap = false,
  invalid = false,
  marks = NO_MARKS,
  spans = NO_SPANS,
  activeSpan,
  onSpan,
  describedBy,
  autoFocus = false,
  className,
}: CodeEditorProps) {
  const words = useUiWords();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const standIn = useRef<HTMLTextAreaElement>(null);
  const hadFocus = useRef(false);
  // The position requested before the editor had loaded.
  const goal = useRef<Place>(undefined);
  const [isReady, setReady] = useState(false);
  const isHeld = value.length > MAX_EDITED_LENGTH;
  // The text before one that is not shown completely. The editor keeps it, with its undo history.
  const [edited, setEdited] = useState(isHeld ? (before ?? '') : value);
  if (!isHeld && edited !== value) setEdited(value);
  const isEdited = isReady && !isHeld;
  // Text typed before the editor had loaded can be undone in it.
  const [first] = useState(edited);
  const emit = useEffectEvent((text: string) => onChange?.(text));
  const emitSpan = useEffectEvent((id: number | undefined) => onSpan?.(id));
  const reportSelected = useEffectEvent((selected: () => string) => onSelect?.(selected()));
  const attributes = useEffectEvent(() => ({
    'aria-label': label,
    ...(id !== undefined && { id }),
    // Makes the scrolling text reachable by keyboard explicitly, not only because it is editable.
    tabindex: '0',
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(readOnly && { 'aria-readonly': 'true' }),
  }));
  const start = useEffectEvent((create: typeof import('./editor-setup.ts').createEditor, parent: HTMLElement) => {
    const { selectionStart = 0, selectionEnd = 0, selectionDirection } = standIn.current ?? {};
    // A text box that shows only the beginning has no caret of its own: a long text was just inserted, and the caret is after it.
    const caret = isLong(edited) ? ([edited.length, edited.length] as const) : undefined;
    hadFocus.current = standIn.current !== null && document.activeElement === standIn.current;
    editor.current = create({
      parent,
      doc: before ?? first,
      language,
      readOnly,
      wrap,
      marks,
      spans,
      onSpan: emitSpan,
      attributes: attributes(),
      phrases: phrasesOf(words),
      onChange: emit,
      onSelect: reportSelected,
      maxLength: MAX_EDITED_LENGTH,
    });
    editor.current.setDoc(edited);
    editor.current.select(
      ...(caret ?? (selectionDirection === 'backward' ? ([selectionEnd, selectionStart] as const) : ([selectionStart, selectionEnd] as const))),
    );
    // Immediately: text typed or selected between now and then would be lost with the text box.
    flushSync(() => setReady(true));
  });

  useEffect(() => {
    let isGone = false;
    // The page's main purpose comes first.
    const stopWaiting = whenIdle(() => {
      void loadEditor().then(async ({ createEditor }) => {
        // Two editors of a page take a task each.
        await nextTask();
        if (!isGone && host.current) start(createEditor, host.current);
      });
    });
    return () => {
      isGone = true;
      stopWaiting();
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, []);

  useLayoutEffect(() => {
    if (!isEdited) return;
    editor.current?.measure();
    // The editor can take the focus only now: until this render its host was hidden.
    if (hadFocus.current) editor.current?.focus();
    hadFocus.current = false;
    if (goal.current) editor.current?.show(goal.current);
  }, [isEdited]);
  useLayoutEffect(() => {
    if (isHeld && host.current?.contains(document.activeElement)) standIn.current?.focus();
  }, [isHeld]);
  useEffect(() => {
    // A long result takes a separate task, after the page has shown what is short.
    if (!readOnly || edited.length <= TASK_LENGTH) return editor.current?.setDoc(edited);
    let isOld = false;
    void nextTask().then(() => {
      if (!isOld) editor.current?.setDoc(edited);
    });
    return () => {
      isOld = true;
    };
  }, [edited, readOnly]);
  useEffect(() => editor.current?.setMarks(marks), [marks]);
  useEffect(() => editor.current?.setSpans(spans), [spans]);
  useEffect(() => editor.current?.setActiveSpan(activeSpan), [activeSpan]);
  useEffect(() => editor.current?.setWrap(wrap), [wrap]);
  useEffect(() => editor.current?.setLanguage(language), [language]);
  useEffect(() => editor.current?.setReadOnly(readOnly), [readOnly]);
  useEffect(() => editor.current?.setAttributes(attributes()), [label, invalid, describedBy, readOnly]);

  function show(place: Place): void {
    if (editor.current) editor.current.show(place);
    else goal.current = place;
  }
  useImperativeHandle(ref, () => ({
    goTo: (line, column) => show({ line, column }),
    show,
    showOffset: (offset) => editor.current?.showOffset(offset),
    focus: () => (editor.current ?? standIn.current)?.focus(),
  }));

  function undo(): void {
    hadFocus.current = true;
    onChange?.(edited);
  }

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    const text = readOnly || data.types.includes('Files') ? '' : data.getData('text/plain');
    const { current: box } = standIn;
    if (!box || text.length + (text && value).length <= LONG_LENGTH) return;
    event.preventDefault();
    hadFocus.current = true;
    onChange?.(isLong(value) ? text : value.slice(0, box.selectionStart) + text + value.slice(box.selectionEnd));
  }

  return (
    <div className={classNames(styles.editor, className)}>
      <div ref={host} className={styles.host} hidden={!isEdited} />
      {!isEdited && (
        <StandIn
          ref={standIn}
          id={id}
          wrap={wrap}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          value={isLong(value) ? headOf(value) : value}
          data-length={isHeld ? value.length : undefined}
          readOnly={readOnly || isLong(value)}
          spellCheck={false}
          autoFocus={autoFocus}
          onChange={(event) => onChange?.(event.target.value)}
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
        />
      )}
      {isHeld && (
        <Suspense>
          <TruncationNote control={standIn} length={value.length} onUndo={readOnly || !onChange ? undefined : undo} />
        </Suspense>
      )}
    </div>
  );
}

const isLong = (text: string): boolean => text.length > LONG_LENGTH;
