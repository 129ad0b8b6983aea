import { buttonsFor, shortcuts } from '../../page/shortcuts.ts';

/** A key of the page in view, and what it does. */
export interface PageKey {
  /** As `aria-keyshortcuts` writes them: several are separated by spaces. */
  readonly keys: string;
  readonly name: string;
}

/** The accessible name of a button of our own kit. */
export const nameOfButton = (button: HTMLElement): string => (button.ariaLabel ?? button.textContent).trim();

/** The keys that work on the page in view: its buttons say which. */
export function keysOfPage(): readonly PageKey[] {
  const ofActions = shortcuts.flatMap(({ action, keys }): readonly (readonly [HTMLElement, PageKey])[] => {
    const [button] = buttonsFor(action);
    return button ? [[button, { keys, name: nameOfButton(button) }]] : [];
  });
  const known = new Map(ofActions);
  const ofButtons = [...document.querySelectorAll<HTMLElement>('main button[aria-keyshortcuts]')]
    .filter((button) => button.checkVisibility() && button.dataset.action !== 'swap')
    .map((button): PageKey => ({ keys: button.getAttribute('aria-keyshortcuts') ?? '', name: nameOfButton(button) }));
  const taken = new Set([...known.values()].map(({ keys }) => keys));
  const rest = ofButtons.map(({ keys, name }) => ({
    name,
    keys: keys
      .split(' ')
      .filter((key) => !taken.has(key))
      .join(' '),
  }));
  return [...known.values(), ...rest.filter(({ keys }) => keys !== '')];
}
