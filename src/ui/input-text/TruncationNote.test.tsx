import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import TruncationNote from './TruncationNote.tsx';

async function show(onUndo: (() => void) | undefined): Promise<HTMLElement> {
  const control = document.createElement('input');
  document.body.append(control);
  await renderWidget(<TruncationNote control={{ current: control }} length={50_002} onUndo={onUndo} />);
  return control;
}

test('reports how much of a long text is shown', async () => {
  await show(undefined);
  expect(screen.getByRole('status').textContent).toMatch(/10,000 of 50,002/u);
});

test('restores the earlier text on Ctrl+Z in the control, and ignores other keys', async () => {
  const undo = vi.fn<() => void>();
  const control = await show(undo);
  expect(fireEvent.keyDown(control, { key: 'z' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(control, { key: 'z', ctrlKey: true })).toBe(false);
  expect(undo).toHaveBeenCalledTimes(1);
});

test('leaves Ctrl+Z to the control without an earlier text', async () => {
  expect(fireEvent.keyDown(await show(undefined), { key: 'z', ctrlKey: true })).toBe(true);
});
