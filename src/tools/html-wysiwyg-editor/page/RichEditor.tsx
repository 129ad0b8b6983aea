import { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import type en from '../strings/en.json';
import { Counts } from './Counts.tsx';
import { createExtensions } from './extensions.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { CodePanel, OpenPanel } from './Panels.tsx';
import { pastingProps } from './pasting.ts';
import styles from './rich-editor.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { Panel } from './toolbar-items.tsx';

interface RichEditorProps {
  readonly label: string;
  readonly html: string;
  /** Called with the HTML of the editor content: after other HTML is loaded, and after each edit. */
  readonly onHold: (html: string, isEdit: boolean) => void;
  /** Called with the HTML of the document including a paste that is too long for the editor. */
  readonly onLong: (html: string) => void;
  /** Read-only. */
  readonly isFixed: boolean;
  /** Whether a read-only text takes over the focus. */
  readonly takesFocus: () => boolean;
}

/** Edits the rendered text, with a toolbar. HTML is parsed into the schema of the editor; anything it does not support is removed. */
export default function RichEditor({ label, html, onHold, onLong, isFixed, takesFocus }: RichEditorProps) {
  const words = useWords<typeof en>();
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  // The HTML that the editor already shows.
  const shown = useRef<string>(undefined);
  const giveLong = useEffectEvent(onLong);
  const report = useEffectEvent(onHold);

  const start = useEffectEvent((): Editor => {
    const made = new Editor({
      element: host.current,
      editable: !isFixed,
      extensions: createExtensions({ task: words('task'), placeholder: words('placeholder') }),
      editorProps: {
        ...pastingProps(giveLong),
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, tabindex: '0', ...(isFixed && { 'aria-readonly': 'true' }) },
        handleKeyDown: (_, event) => {
          if (event.key !== 'F10' || !event.altKey) return false;
          bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          return true;
        },
      },
      onUpdate: ({ editor: { state } }) => {
        shown.current = writeHtml(state.doc);
        report(shown.current, true);
      },
    });
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
    // The initial content cannot be undone.
    const isFirst = shown.current === undefined;
    shown.current = html;
    editor.chain().setMeta('addToHistory', !isFirst).setContent(readHtml(html, editor.schema), { emitUpdate: false }).run();
    report(writeHtml(editor.state.doc), false);
  }, [editor, html]);

  return (
    <>
      {!isFixed && (editor ? <Controls editor={editor} bar={bar} /> : <div className={styles.awaited} />)}
      <div ref={host} className={styles.content} />
      {!isFixed && (editor ? <Counts editor={editor} /> : <div className={styles.awaitedFoot} />)}
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

/** Returns the language of the code block at the caret; undefined outside of one. */
function languageAt(editor: Editor): string | undefined {
  if (!editor.isActive('codeBlock')) return undefined;
  const { language } = editor.getAttributes('codeBlock');
  return typeof language === 'string' ? language : '';
}
