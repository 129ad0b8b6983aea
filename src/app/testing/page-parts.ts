import { act, fireEvent, waitFor } from '@testing-library/react';

/** Finds and changes the parts of a tool's page by the names of its contract. */
export interface PageParts {
  /** The control or result of a field. Throws if it is not on the page. */
  readonly part: (operation: string, name: string) => HTMLElement;
  /** All elements of a field, possibly none. */
  readonly parts: (operation: string, name: string) => readonly HTMLElement[];
  /** The editable element of a field. */
  readonly box: (operation: string, name: string) => HTMLInputElement | HTMLTextAreaElement;
  /** Replaces the text of a field at once, as a paste does. */
  readonly fill: (operation: string, name: string, text: string) => void;
  /** The value that a result shows, as text. */
  readonly shown: (operation: string, name: string) => string;
  /** The cells, as text, of the table row that has a cell with this text. Empty if no row has one. */
  readonly row: (operation: string, name: string, cell: string) => readonly string[];
  /** Whether a field or a result is on the page and not hidden. */
  readonly isShown: (operation: string, name: string) => boolean;
  /** Waits until a result shows a text or matches an expression. */
  readonly expectShown: (operation: string, name: string, expected: string | RegExp) => Promise<void>;
  /** Selects an operation by its tab. */
  readonly choose: (operation: string) => void;
  /** Selects an operation by its tab and waits for the parts that are loaded for it. */
  readonly switchTo: (operation: string) => Promise<void>;
}

export function partsOf(page: HTMLElement): PageParts {
  const parts = (operation: string, name: string): readonly HTMLElement[] => [
    ...page.querySelectorAll<HTMLElement>(`[data-operation="${operation}"][data-field="${name}"]`),
  ];
  const part = (operation: string, name: string): HTMLElement => {
    const [first] = parts(operation, name);
    if (!first) throw new Error(`${operation}.${name} is not on the page`);
    return first;
  };
  const box = (operation: string, name: string): HTMLInputElement | HTMLTextAreaElement => {
    const found = part(operation, name).querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input:not([type="file"])');
    if (!found) throw new Error(`${operation}.${name} has no text box`);
    return found;
  };
  const shown = (operation: string, name: string): string => {
    // A field and a result may share a name; the result is the one with a value.
    const values = parts(operation, name).map((place) => place.querySelector<HTMLElement>(`[data-value="${name}"]`));
    const value = values.find((found) => found !== null) ?? part(operation, name);
    if (value instanceof HTMLInputElement || value instanceof HTMLTextAreaElement) return value.value;
    return value.querySelector('textarea')?.value ?? value.textContent;
  };
  const choose = (operation: string): void => {
    const tab = page.querySelector<HTMLElement>(`[role="tab"][data-tab="${operation}"]`);
    if (!tab) throw new Error(`${operation} has no tab`);
    fireEvent.click(tab);
  };
  return {
    part,
    parts,
    box,
    shown,
    row: (operation, name, cell) => {
      const rows = Array.from(part(operation, name).querySelectorAll('tr'), ({ cells }) => Array.from(cells, ({ textContent }) => textContent));
      return rows.find((texts) => texts.includes(cell)) ?? [];
    },
    isShown: (operation, name) => parts(operation, name).some((place) => !place.closest('[hidden], details:not([open])')),
    fill: (operation, name, text) => {
      fireEvent.change(box(operation, name), { target: { value: text } });
    },
    expectShown: (operation, name, expected) =>
      waitFor(() => {
        const text = shown(operation, name);
        const isRight = typeof expected === 'string' ? text === expected : expected.test(text);
        if (!isRight) throw new Error(`${operation}.${name} shows ${JSON.stringify(text)}, not ${String(expected)}`);
      }),
    choose,
    switchTo: (operation) => act(async () => choose(operation)),
  };
}
