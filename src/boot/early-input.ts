import { meaningOfPaste } from '../page/browser/meaning-of-paste.ts';
import type { EarlyInput } from '../page/lazy/early-input.ts';
import { isHome } from './page.ts';

/** Records what is typed, chosen, dropped, pressed, selected and, on the home page, pasted, until recording stops. */
export function noteEarlyInput(page: string): EarlyInput {
  const early: EarlyInput = { changes: new Map(), end: new AbortController(), drops: new AbortController() };
  // On the home page all input is for its search, so the last one counts.
  const isForSearch = isHome(page);
  const listening = { capture: true, signal: early.end.signal };
  const noteChange = (event: Event): void => {
    const { target } = event;
    if (!('inputType' in event) || event.inputType !== 'insertFromPaste') delete early.pasted;
    if (isForSearch) delete early.dropped;
    if (isFileInput(target)) return;
    if (target instanceof HTMLInputElement) early.changes.set(target, { value: target.value, checked: target.checked });
    else if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) early.changes.set(target, { value: target.value });
  };
  const notePaste = ({ target, clipboardData }: ClipboardEvent): void => {
    if (!clipboardData) return;
    const box = target instanceof HTMLInputElement ? target : undefined;
    const files = [...clipboardData.files];
    const text = clipboardData.getData('text/plain');
    // Words pasted into the box are recorded as typed.
    if (box && files.length === 0 && meaningOfPaste(text, box) !== 'content') return;
    early.pasted = { text, files, box };
    delete early.dropped;
  };
  const noteDrag = (event: DragEvent): void => {
    const { type, target, dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    // The browser would open the file instead of the app.
    event.preventDefault();
    if (type !== 'drop' || !(target instanceof Element)) return;
    early.dropped = { files: [...dataTransfer.files], on: target };
    delete early.pasted;
  };
  const noteChosen = ({ target }: Event): void => {
    // A part of the page that takes files empties the input; an input outside `main` belongs to a part that is ready.
    if (!isFileInput(target) || !target.files?.length || !target.closest('main')) return;
    early.dropped = { files: [...target.files], on: target };
    // Choosing the same file again would fire no event.
    target.value = '';
  };
  const notePress = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('main button') : null;
    if (button) early.pressed = button;
  };
  // Not `selectionchange`: changes by the app fire it, too.
  const noteSelection = ({ target: element }: Event): void => {
    if (!(element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text'))) return;
    const { selectionStart, selectionEnd, selectionDirection } = element;
    early.selection = { element, start: selectionStart ?? 0, end: selectionEnd ?? 0, direction: selectionDirection ?? 'none' };
  };
  addEventListener('input', noteChange, listening);
  addEventListener('click', notePress, listening);
  if (isForSearch) addEventListener('paste', notePaste, listening);
  // Not while the event is captured: a part of the page that is ready may take the files.
  const afterPage = { signal: early.drops.signal };
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, noteDrag, afterPage);
  addEventListener('change', noteChosen, afterPage);
  for (const type of ['keyup', 'pointerup']) addEventListener(type, noteSelection, listening);
  return early;
}

const isFileInput = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement && target.type === 'file';
