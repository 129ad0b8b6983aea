import { meaningOfPaste } from '../page/browser/meaning-of-paste.ts';
import type { EarlyInput } from '../page/lazy/early-input.ts';
import { isHome } from './page.ts';

/** Records what is typed, chosen, pressed, selected and, on the home page, pasted, until recording stops. */
export function noteEarlyInput(page: string): EarlyInput {
  const early: EarlyInput = { changes: new Map(), end: new AbortController() };
  const listening = { capture: true, signal: early.end.signal };
  const noteChange = (event: Event): void => {
    const { target } = event;
    if (!('inputType' in event) || event.inputType !== 'insertFromPaste') delete early.pasted;
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
  if (isHome(page)) addEventListener('paste', notePaste, listening);
  for (const type of ['keyup', 'pointerup']) addEventListener(type, noteSelection, listening);
  return early;
}
