import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Chooses a file in the dialog that a button has opened; without a file, closes the dialog. */
export async function chooseInDialog(file: File | undefined): Promise<void> {
  const chooser = document.querySelector<HTMLInputElement>('body > input[type="file"]');
  if (!chooser) throw new Error('no dialog is open');
  if (file) Object.defineProperty(chooser, 'files', { value: [file] });
  await act(async () => void chooser.dispatchEvent(new Event(file ? 'change' : 'cancel')));
}

/** Drags files over an element and drops them, as from outside the browser. Returns whether the browser was kept from opening them. */
export async function dropOn(target: Element, files: readonly File[]): Promise<boolean> {
  const dataTransfer = { files, types: ['Files'] };
  let isOpened = true;
  await act(async () => {
    fireEvent.dragOver(target, { dataTransfer });
    isOpened = fireEvent.drop(target, { dataTransfer });
  });
  return !isOpened;
}

/** Provides what boot.js records if files are dropped before the app has started. Returns whether it still records files. */
export function dropEarly(files: readonly File[], on: Element): () => boolean {
  const drops = new AbortController();
  vi.stubGlobal('earlyInput', { changes: new Map(), dropped: { files, on }, end: new AbortController(), drops });
  return () => !drops.signal.aborted;
}
