import { isKey } from '../../ui/key.ts';
import { useListener } from '../../ui/use-listener.ts';

/** Parts into which keys write, or whose list of options they search. */
const TYPED_INTO = [
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
  '[data-takes-keys]',
  'audio',
  'video',
].join(', ');

/** Parts that the space bar and Enter press. */
const PRESSED = 'button, a, summary, input, [role="tab"], [role="switch"]';

/** What lies over the page while it is there. Notices at its edge, and lists of options in the page itself, are no such thing. */
const OVERLAYS =
  'dialog[open], [role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], [role="menu"], body > :not(:has(main)) [role="listbox"], [data-popup], main[inert]';

/** Whether a dialog, a menu or the palette lies over the page. */
export const hasOverlay = (): boolean => document.querySelector(OVERLAYS) !== null;

/** Whether Shift changes the meaning of a key. Of a sign it does not: some keyboards have `/` on Shift+7. */
const isShifted = ({ shiftKey, key }: KeyboardEvent): boolean => shiftKey && (key.length > 1 || /[\p{L}\s]/u.test(key));

/**
 * Whether a key without modifiers is meant for the tool in view: the focus is in the tool or nowhere, not where keys write, and
 * nothing lies over the page. A button in focus keeps the keys that press it.
 */
export function isForTool(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isShifted(event)) return false;
  if (hasOverlay()) return false;
  if (!(target instanceof Element) || target === document.body || target === document.documentElement) return true;
  if (target.closest('main') === null || target.closest(TYPED_INTO) !== null) return false;
  return (key !== ' ' && key !== 'Enter') || target.closest(PRESSED) === null;
}

/** Keys of a tool, in lower case, and what each does. */
export type ToolKeys = Readonly<Record<string, () => void>>;

/** Gives the tool in view keys without modifiers, each of which does something wherever `isForTool` holds. */
export function useToolKeys(keys: ToolKeys): void {
  useListener('keydown', (event) => {
    const [, act] = Object.entries(keys).find(([key]) => isKey(event, key)) ?? [];
    if (!act || !isForTool(event)) return;
    event.preventDefault();
    act();
  });
}
