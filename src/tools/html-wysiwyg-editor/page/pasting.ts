import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { htmlOfPaste, longPasteOf } from '../long-paste.ts';
import { cleanPaste } from './clean-paste.ts';
import { writeHtml } from './html-document.ts';
import { toDataUrl } from './image-file.ts';

/**
 * Cleans what is pasted, puts images that are pasted or dropped as files into the text, and passes on what is too long for the
 * editor, with the HTML around it, before the editor reads it.
 */
export function pastingProps(onLong: (html: string) => void): EditorProps {
  function takeLong(view: EditorView, event: Event, data: DataTransfer | null, from: number, to: number): boolean {
    const paste = view.editable ? longPasteOf(data) : undefined;
    if (!paste) return false;
    event.preventDefault();
    const { doc } = view.state;
    // Until it is there nothing else is to be written.
    view.setProps({ editable: () => false });
    void htmlOfPaste(paste).then((html) => onLong(writeHtml(doc.cut(0, from)) + html + writeHtml(doc.cut(to))));
    return true;
  }
  return {
    transformPastedHTML: cleanPaste,
    // Word puts a picture of the text beside the text.
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
