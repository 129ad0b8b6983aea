import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
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
export default function RichEditor({ label, html, onHold }: RichEditorProps) {
  const words = useWords<typeof en>();
  const bar = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel>();
  // The HTML that the editor shows already.
  const shown = useRef<string>(undefined);
  const report = useEffectEvent((held: string, isEdit: boolean) => onHold(held, isEdit));
  const editor = useEditor({
    extensions: createExtensions({ task: words('task'), placeholder: words('placeholder') }),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, tabindex: '0' },
      transformPastedHTML: cleanPaste,
      handlePaste: (_, { clipboardData }) => clipboardData?.getData('text/html') === '' && insertImages(clipboardData.files),
      handleDrop: (_, event, __, isMoved) => !isMoved && insertImages(event.dataTransfer?.files),
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
  const language = useEditorState({ editor, selector: ({ editor: current }) => languageAt(current) });

  /** Takes the images among dropped or pasted files. Returns whether there were some. */
  function insertImages(files: FileList | undefined): boolean {
    const images = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    for (const file of images) {
      void toDataUrl(file).then((src) => {
        editor
          .chain()
          .focus()
          .insertContent({ type: 'image', attrs: { src, alt: file.name.replace(/\.[^.]*$/u, '') } })
          .run();
      });
    }
    return images.length > 0;
  }

  useEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    editor.commands.setContent(readHtml(html, editor.schema), { emitUpdate: false });
    report(writeHtml(editor.state.doc), false);
  }, [editor, html]);

  function close(): void {
    setPanel(undefined);
    editor.commands.focus();
  }

  return (
    <>
      <Toolbar editor={editor} bar={bar} panel={panel} onPanel={setPanel} />
      {panel && <OpenPanel key={panel} panel={panel} editor={editor} onClose={close} />}
      {language !== undefined && <CodePanel editor={editor} language={language} />}
      <EditorContent editor={editor} className={styles.content} />
      <Counts editor={editor} />
    </>
  );
}

/** The language of the code block in which the caret is; undefined outside of one. */
function languageAt(editor: Editor): string | undefined {
  if (!editor.isActive('codeBlock')) return undefined;
  const { language } = editor.getAttributes('codeBlock');
  return typeof language === 'string' ? language : '';
}
