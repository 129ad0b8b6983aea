import { EditorView } from '@codemirror/view';
import { act, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { becomeIdle } from '../../app/testing/idle.ts';

/** The parts of CodeMirror's document that tests look at. */
export interface StartedEditor {
  readonly view: EditorView;
  /** The element that holds the text. */
  readonly content: HTMLElement;
  /** The text of each line. */
  readonly lines: () => readonly string[];
  /** Replaces the selection, as typing does. */
  readonly type: (text: string) => void;
}

/** Makes the browser idle, which starts the code editors, and waits until one replaces its text box. */
export async function startEditor(label: string): Promise<StartedEditor> {
  ignoreSelectionChange();
  becomeIdle();
  const content = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.cm-content')].find((each) => each.getAttribute('aria-label') === label);
    if (!found || found.closest('[hidden]')) throw new Error(`the editor ${label} has not started`);
    return found;
  });
  return editorIn(content);
}

export function editorIn(content: HTMLElement): StartedEditor {
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('no editor');
  return {
    view,
    content,
    lines: () => view.state.doc.toString().split('\n'),
    type: (text) => act(() => view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' })),
  };
}

/** happy-dom fires `selectionchange` in the middle of a change, also by CodeMirror, which then changes the selection again and again. */
export function ignoreSelectionChange(): void {
  const dispatch = document.dispatchEvent.bind(document);
  document.dispatchEvent = (event) => event.type === 'selectionchange' || dispatch(event);
  onTestFinished(() => void Reflect.deleteProperty(document, 'dispatchEvent'));
}
