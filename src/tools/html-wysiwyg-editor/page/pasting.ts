import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { htmlOfPaste, longPasteOf } from '../long-paste.ts';
import { cleanPaste } from './clean-paste.ts';
import { writeHtml } from './html-document.ts';
import { toDataUrl } from './image-file.ts';

/**
 * Cleans pasted content, inserts images pasted or dropped as files, and passes on content that is too long for the
 * editor, with the surrounding HTML, before the editor parses it.
 */
export function pastingProps(onLong: (html: string) => void): EditorProps {
  function takeLong(view: EditorView, event: Event, data: DataTransfer | null, from: number, to: number): boolean {
    const paste = view.editable ? longPasteOf(data) : undefined;
    if (!paste) return false;
    event.preventDefault();
    const { doc } = view.state;
    // Until it is inserted, the editor is read-only.
    view.setProps({ editable: () => false });
    void htmlOfPaste(paste).then((html) => onLong(writeHtml(doc.cut(0, from)) + html + writeHtml(doc.cut(to))));
    return true;
  }
  return {
    transformPastedHTML: cleanPaste,
    // Word puts an image of the text on the clipboard too.
    handlePaste: (view, { clipboardData }) => clipboardData?.getData('text/html') === '' && insertImages(view, clipboardData.files),
    handleDrop: (view, { dataTransfer }, _, isMoved) => !isMoved && insertImages(view, dataTransfer?.files),
    handleDOMEvents: {
      paste: (view, event) => takeLong(view, event, event.clipboardData, view.state.selection.from, view.state.selection.to),
      drop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
        return view.dragging === null && takeLong(view, event, event.dataTransfer, at, at);
      },
    },
  };
}

function insertImages(view: EditorView, files: FileList | undefined): boolean {
  const images = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
  for (const image of images) void insertImage(view, image);
  return images.length > 0;
}

async function insertImage(view: EditorView, file: File): Promise<void> {
  const src = await toDataUrl(file);
  const alt = file.name.replace(/\.[^.]*$/u, '');
  const image = view.state.schema.nodes.image?.create({ src, alt });
  if (!image) return;
  view.dispatch(view.state.tr.replaceSelectionWith(image, false).scrollIntoView());
  view.focus();
}
