import { buttonsFor, shortcuts } from '../../page/keys/shortcuts.ts';

/** A shortcut of the current page, and its action. */
export interface PageKey {
  /** As `aria-keyshortcuts` writes them: several are separated by spaces. */
  readonly keys: string;
  readonly name: string;
}

/** The accessible name of a button of our own kit. */
export const nameOfButton = (button: HTMLElement): string => (button.ariaLabel ?? button.textContent).trim();

/** The shortcuts of the current page, according to its buttons. */
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
