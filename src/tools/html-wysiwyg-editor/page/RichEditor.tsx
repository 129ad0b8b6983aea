import { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../../page/tool-context.tsx';
import type en from '../strings/en.json';
import { cleanPaste } from './clean-paste.ts';
import { Counts } from './Counts.tsx';
import { createExtensions } from './extensions.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { toDataUrl } from './image-file.ts';
import { CodePanel, OpenPanel } from './Panels.tsx';
import styles from './rich-editor.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { Panel } from './toolbar-items.tsx';

interface RichEditorProps {
  readonly label: string;
  readonly html: string;
  /** Called with the HTML of what the editor holds: once it has read other HTML, and after each change by the reader. */
  readonly onHold: (html: string, isEdit: boolean) => void;
}

/** The text as it is read, with its tool bar. HTML is read into the schema of the editor: what that does not know is not there. */
export default function RichEditor(props: RichEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const editor = useEditorIn(host, bar, props);
  return (
    <>
      {editor && <Controls editor={editor} bar={bar} />}
      <div ref={host} className={styles.content} />
      {editor && <Counts editor={editor} />}
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
function useEditorIn(host: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>, { label, html, onHold }: RichEditorProps): Editor | undefined {
  const words = useWords<typeof en>();
  const [editor, setEditor] = useState<Editor>();
  // The HTML that the editor shows already.
  const shown = useRef<string>(undefined);
  const report = useEffectEvent((held: string, isEdit: boolean) => onHold(held, isEdit));

  const start = useEffectEvent((): Editor => {
    const made = new Editor({
      element: host.current,
      extensions: createExtensions({ task: words('task'), placeholder: words('placeholder') }),
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, tabindex: '0' },
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
    made.setOptions({ editorProps: { ...made.options.editorProps, ...takingImages(made) } });
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
