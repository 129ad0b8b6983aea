import { isKey } from '../../ui/key.ts';
import { useListener } from '../../ui/use-listener.ts';

/** Parts that accept typing, or whose list of options it searches. */
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

/** Parts that cover the page while open. Notifications at its edge, and lists of options in the page itself, do not. */
const OVERLAYS =
  'dialog[open], [role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], [role="menu"], body > :not(:has(main)) [role="listbox"], [data-popup], main[inert]';

/** Whether a dialog, a menu or the palette covers the page. */
export const hasOverlay = (): boolean => document.querySelector(OVERLAYS) !== null;

/** Whether Shift changes the meaning of a key. Not for punctuation: some keyboards have `/` on Shift+7. */
const isShifted = ({ shiftKey, key }: KeyboardEvent): boolean => shiftKey && (key.length > 1 || /[\p{L}\s]/u.test(key));

/**
 * Whether a key without modifiers is meant for the current tool: the focus is in the tool or nowhere, not in an editable part, and
 * nothing covers the page. A focused button keeps the keys that press it.
 */
export function isForTool(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isShifted(event)) return false;
  if (hasOverlay()) return false;
  if (!(target instanceof Element) || target === document.body || target === document.documentElement) return true;
  if (target.closest('main') === null || target.closest(TYPED_INTO) !== null) return false;
  return (key !== ' ' && key !== 'Enter') || target.closest(PRESSED) === null;
}

/** Keys of a tool, in lowercase, and their actions. */
export type ToolKeys = Readonly<Record<string, () => void>>;

/** Gives the current tool keys without modifiers, which work wherever `isForTool` is true. */
export function useToolKeys(keys: ToolKeys): void {
  useListener('keydown', (event) => {
    const [, act] = Object.entries(keys).find(([key]) => isKey(event, key)) ?? [];
    if (!act || !isForTool(event)) return;
    event.preventDefault();
    act();
  });
}
