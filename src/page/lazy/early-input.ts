export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What visitors do before hydration. */
export interface EarlyInput {
  /** The content of the changed controls. */
  readonly changes: Map<Control, { readonly value: string; readonly checked?: boolean }>;
  /** The last paste that finds tools on the home page, unless something was typed since. */
  pasted?: {
    readonly text: string;
    readonly files: readonly File[];
    /** The search box, if it had the focus. */
    readonly box: HTMLInputElement | undefined;
  };
  /** The files that were dropped or chosen last; on the home page, unless something was typed or pasted since. */
  dropped?: {
    readonly files: readonly File[];
    readonly on: Element;
  };
  /** The button of the page that was pressed last. */
  pressed?: HTMLElement;
  /** The last selection in a text. */
  selection?: {
    readonly element: HTMLInputElement | HTMLTextAreaElement;
    readonly start: number;
    readonly end: number;
    readonly direction: 'forward' | 'backward' | 'none';
  };
  /** Aborted when recording stops, except that of files. */
  readonly end: AbortController;
  /** Aborted when recording of files stops: what takes those of a whole page loads last. */
  readonly drops: AbortController;
}

declare global {
  // The boot script passes it to the app.
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Replays what was typed, chosen, pasted and pressed within an element before the app hydrated it, or replaced
 * one that boot.js had filled: React sets its controls to its own state. Only the first call finds anything.
 */
export function repeatEarlyInput(within: HTMLElement): void {
  const { earlyInput } = window;
  if (!earlyInput || earlyInput.end.signal.aborted) return;
  const { changes, pasted, pressed, selection, end } = earlyInput;
  end.abort();
  // The box shows its text without line breaks.
  if (pasted && pasteAgain(pasted, within) && pasted.box) changes.delete(pasted.box);
  for (const [early, { value, checked }] of changes) {
    const control = inPage(early, within);
    if (control) change(control, value, checked);
  }
  const selected = selection && inPage(selection.element, within);
  if (selected && selected !== selection.element) selected.focus();
  // After the render that follows the changes.
  queueMicrotask(() => {
    if (selected && document.activeElement === selected) selected.setSelectionRange(selection.start, selection.end, selection.direction);
  });
  if (pressed) inPage(pressed, within)?.click();
}

/**
 * The files that were dropped or chosen before anything took those of the whole page, and the element they belong to. Only the first
 * call returns any, and stops their recording.
 */
export function takeEarlyFiles(): { readonly files: readonly File[]; readonly target: Element } | undefined {
  const { earlyInput } = window;
  if (!earlyInput || earlyInput.drops.signal.aborted) return undefined;
  const { dropped, drops } = earlyInput;
  drops.abort();
  return dropped && { files: dropped.files, target: inPage(dropped.on, document.body) ?? document.body };
}

/** Pastes again. Returns whether the page has taken what was pasted. */
function pasteAgain({ text, files, box }: NonNullable<EarlyInput['pasted']>, within: HTMLElement): boolean {
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  for (const file of files) clipboardData.items.add(file);
  const control = box && inPage(box, within);
  // The browser has already inserted the text, which would count as typed before the paste.
  if (control) change(control, '', undefined);
  return !(control ?? within).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

/** The element itself while it is in the page; otherwise the one of the same field, or the search box, that replaced it. */
function inPage<Part extends Element>(early: Part, within: HTMLElement): Part | undefined {
  if (early.isConnected) return within.contains(early) ? early : undefined;
  const before = early.closest<HTMLElement>('[data-operation][data-field]');
  if (!before) return early.getAttribute('role') === 'combobox' ? (within.querySelector<Part>('[role="combobox"]') ?? undefined) : undefined;
  const { operation, field } = before.dataset;
  const after = within.querySelector(`[data-operation="${operation}"][data-field="${field}"]`);
  const index = [...before.querySelectorAll(early.localName)].indexOf(early);
  return after?.querySelectorAll<Part>(early.localName)[index];
}

function change(control: Control, value: string, checked: boolean | undefined): void {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    // A click toggles it.
    control.checked = !checked;
    control.click();
    return;
  }
  // React replaces the property on the element itself, and treats a value as typed if it differs from the last one it was set to.
  control.value = value === '' ? ' ' : '';
  const own: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
