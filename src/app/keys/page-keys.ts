import { buttonsFor, shortcuts } from '../../page/keys/shortcuts.ts';

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
  const ofActions = shortcuts.flatMap(({ action, keys }) =>
    buttonsFor(action)
      .slice(0, 1)
      .map((button) => [nameOfButton(button), keys] as const),
  );
  const ofButtons = [...document.querySelectorAll<HTMLElement>('main button[aria-keyshortcuts]')]
    .filter((button) => button.checkVisibility())
    .map((button) => [nameOfButton(button), button.getAttribute('aria-keyshortcuts') ?? ''] as const);
  // name → keys
  const found = new Map<string, Set<string>>();
  for (const [name, keys] of [...ofActions, ...ofButtons]) found.set(name, new Set([...(found.get(name) ?? []), ...keys.split(' ')]));
  return [...found].map(([name, keys]) => ({ name, keys: [...keys].join(' ') }));
}
