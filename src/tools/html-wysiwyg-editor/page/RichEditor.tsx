import { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import type en from '../strings/en.json';
import { cleanPaste } from './clean-paste.ts';
import { Counts } from './Counts.tsx';
import { createExtensions } from './extensions.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { toDataUrl } from './image-file.ts';
import { htmlOfPaste, longPasteOf } from './long-paste.ts';
import { CodePanel, OpenPanel } from './Panels.tsx';
import styles from './rich-editor.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { Panel } from './toolbar-items.tsx';

interface RichEditorProps {
  readonly label: string;
  readonly html: string;
  /** Called with the HTML of what the editor holds: once it has read other HTML, and after each change by the reader. */
  readonly onHold: (html: string, isEdit: boolean) => void;
  /** Called with the HTML of the text and of what was put into it, where that is too long for the editor. */
  readonly onLong: (html: string) => void;
  /** Only shows the text. */
  readonly isFixed: boolean;
  /** Whether a text that is only shown takes the focus over. */
  readonly takesFocus: () => boolean;
}

/** The text as it is read, with its tool bar. HTML is read into the schema of the editor: what that does not know is not there. */
export default function RichEditor(props: RichEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const editor = useEditorIn(host, bar, props);
  return (
    <>
      {editor && !props.isFixed && <Controls editor={editor} bar={bar} />}
      <div ref={host} className={styles.content} />
      {editor && !props.isFixed && <Counts editor={editor} />}
    </>
  );
}

interface ControlsProps {
  readonly editor: Editor;
  readonly bar: RefObject<HTMLDivElement | null>;
}

function Controls({ editor, bar }: ControlsProps) {
  const [panel, setPanel] = useState<Panel>();
  const language = useEditorState({ editor, selector: ({ editor: current }) => languageAt(current) });

  function close(): void {
    setPanel(undefined);
    editor.commands.focus();
  }

  return (
    <>
      <Toolbar editor={editor} bar={bar} panel={panel} onPanel={setPanel} />
      {panel && <OpenPanel key={panel} panel={panel} editor={editor} onClose={close} />}
      {language !== undefined && <CodePanel editor={editor} language={language} />}
    </>
  );
}

/** An editor within an element. Undefined before the element is there. */
function useEditorIn(
  host: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  { label, html, onHold, onLong, isFixed, takesFocus }: RichEditorProps,
): Editor | undefined {
  const words = useWords<typeof en>();
  const [editor, setEditor] = useState<Editor>();
  // The HTML that the editor shows already.
  const shown = useRef<string>(undefined);
  const giveLong = useEffectEvent(onLong);
  const report = useEffectEvent((held: string, isEdit: boolean) => onHold(held, isEdit));

  const start = useEffectEvent((): Editor => {
    const made = new Editor({
      element: host.current,
      editable: !isFixed,
      extensions: createExtensions({ task: words('task'), placeholder: words('placeholder') }),
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, tabindex: '0', ...(isFixed && { 'aria-readonly': 'true' }) },
        transformPastedHTML: cleanPaste,
        handleKeyDown: (_, event) => {
          if (event.key !== 'F10' || !event.altKey) return false;
          bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          return true;
        },
      },
      onUpdate: ({ editor: { state } }) => {
        const held = writeHtml(state.doc);
        shown.current = held;
        report(held, true);
      },
    });
    made.setOptions({ editorProps: { ...made.options.editorProps, ...takingImages(made), handleDOMEvents: takingLong(made, giveLong) } });
    if (isFixed && takesFocus()) made.view.dom.focus();
    setEditor(made);
    return made;
  });

  useEffect(() => {
    const made = start();
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!editor || shown.current === html) return;
    // What was there from the start can't be undone.
    const isFirst = shown.current === undefined;
    shown.current = html;
    editor.chain().setMeta('addToHistory', !isFirst).setContent(readHtml(html, editor.schema), { emitUpdate: false }).run();
    report(writeHtml(editor.state.doc), false);
  }, [editor, html]);

  return editor;
}

/** Gives a long text that is pasted or dropped away, before the editor reads it. */
function takingLong(editor: Editor, onLong: (html: string) => void): NonNullable<Editor['options']['editorProps']['handleDOMEvents']> {
  function take(event: Event, data: DataTransfer | null, from: number, to: number): boolean {
    const paste = editor.isEditable ? longPasteOf(data) : undefined;
    if (!paste) return false;
    event.preventDefault();
    const { doc } = editor.state;
    // Until it is there nothing else is to be written.
    editor.setEditable(false, false);
    void htmlOfPaste(paste).then((html) => onLong(writeHtml(doc.cut(0, from)) + html + writeHtml(doc.cut(to))));
    return true;
  }
  return {
    paste: ({ state: { selection } }, event) => take(event, event.clipboardData, selection.from, selection.to),
    drop: (view, event) => {
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
      return view.dragging === null && take(event, event.dataTransfer, at, at);
    },
  };
}

/** Puts images that are dropped or pasted as files into the text. */
function takingImages(editor: Editor): Pick<Editor['options']['editorProps'], 'handlePaste' | 'handleDrop'> {
  function insert(files: FileList | undefined): boolean {
    const images = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    for (const file of images) void insertImage(editor, file);
    return images.length > 0;
  }
  return {
    // Word puts a picture of the text beside the text.
    handlePaste: (_, { clipboardData }) => clipboardData?.getData('text/html') === '' && insert(clipboardData.files),
    handleDrop: (_, event, __, isMoved) => !isMoved && insert(event.dataTransfer?.files),
  };
}

async function insertImage(editor: Editor, file: File): Promise<void> {
  const src = await toDataUrl(file);
  const alt = file.name.replace(/\.[^.]*$/u, '');
  editor.chain().focus().insertContent({ type: 'image', attrs: { src, alt } }).run();
}

/** The language of the code block in which the caret is; undefined outside of one. */
function languageAt(editor: Editor): string | undefined {
  if (!editor.isActive('codeBlock')) return undefined;
  const { language } = editor.getAttributes('codeBlock');
  return typeof language === 'string' ? language : '';
}
