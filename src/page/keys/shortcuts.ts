import { useEffect } from 'react';
import { isKey } from '../../ui/key.ts';

/** The action of a button on a tool's page, by its `data-action`. The palette lists these, and some have shortcuts. */
export const actions = ['run', 'copy-primary', 'open-in', 'copy-link', 'swap', 'sample', 'clear'] as const;
export type Action = (typeof actions)[number];

interface Shortcut {
  readonly action: Action;
  /** As `aria-keyshortcuts` writes it. */
  readonly keys: string;
  readonly fits: (event: KeyboardEvent) => boolean;
}

const hasCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && !altKey;

/**
 * Browsers reserve none of these keys: document pages use Ctrl+Shift+C too, and the inspector stays on F12. In an
 * editor Ctrl+Enter would add an empty line below; it does if nothing can be run.
 */
export const shortcuts: readonly Shortcut[] = [
  { action: 'run', keys: 'Control+Enter', fits: (event) => event.key === 'Enter' && hasCommand(event) && !event.shiftKey },
  { action: 'copy-primary', keys: 'Control+Shift+C', fits: (event) => isKey(event, 'c') && hasCommand(event) && event.shiftKey },
  {
    action: 'swap',
    keys: 'Alt+S',
    fits: (event) => event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && isKey(event, 's') && !isWriting(event),
  },
];

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable="true"]';

/** Whether a key with Alt writes a letter: on a Mac Alt+S is ß, which goes where the user types. */
const isWriting = ({ key, target }: KeyboardEvent): boolean => /Mac|iPhone|iPad/u.test(navigator.userAgent) && key.toLowerCase() !== 's' && isTyping(target);

/** Whether keys write into the target of an event. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;

const SELECTORS: Partial<Record<Action, string>> = {
  'copy-primary': 'main [data-action="copy-primary"], main [data-primary] [data-action="copy"]',
  'open-in': 'main [data-primary] [data-action="open-in"]',
};

/** Most results, and their rows, have a separate Copy button; the one of the whole primary result is the page's. */
const isOfRow = ({ dataset, parentElement }: HTMLElement): boolean =>
  (dataset.action === 'copy' || dataset.action === 'open-in') && parentElement?.closest('tr, li') !== null;

/** Whether the target of an event is a field that shows keys, in which shortcuts have no effect. */
export const takesAllKeys = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.dataset['takesKeys'] !== undefined;

/** The visible and enabled buttons of the page for an action, in page order. */
export function buttonsFor(action: Action): readonly HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(SELECTORS[action] ?? `main [data-action="${action}"]`);
  return [...found].filter((button) => !isOfRow(button) && button.checkVisibility() && !button.matches(':disabled, [aria-disabled="true"]'));
}

/** Makes the keys of `shortcuts` press the page's own buttons. A key without a button on the page is left to the browser. */
export function usePageShortcuts(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.isComposing || takesAllKeys(event.target) || document.querySelector('dialog[open]')) return;
      const shortcut = shortcuts.find(({ fits }) => fits(event));
      const button = shortcut && buttonsFor(shortcut.action)[0];
      if (!button) return;
      event.preventDefault();
      // Editors have their own actions for some of these keys.
      event.stopPropagation();
      if (!event.repeat) button.click();
    };
    addEventListener('keydown', handleKey, { capture: true });
    return () => removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}
