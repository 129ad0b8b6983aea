import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Opens a file by the button of a text field. */
export function openFile(field: HTMLElement, file: File): void {
  const asked: HTMLInputElement[] = [];
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function note(this: HTMLInputElement) {
    asked.push(this);
  });
  fireEvent.click(field.querySelector('[data-action="open-file"]') ?? field);
  click.mockRestore();
  const [input] = asked;
  if (!input) throw new Error('no file was asked for');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  fireEvent.change(input);
}
