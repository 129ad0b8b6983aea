import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import styles from './modal.module.css';
import { Modal } from './Modal.tsx';

const dialog = (): HTMLElement | null => screen.queryByRole('dialog');
const place = (): string | undefined => screen.getByRole('dialog').parentElement?.className;
const isClosed = (): Promise<void> => waitFor(() => expect(dialog()).toBeNull());

function show(onOpenChange: (open: boolean) => void = () => undefined) {
  return renderWidget(
    <WithValue initial={false} onChange={onOpenChange}>
      {(open, set) => (
        <>
          <button type="button" onClick={() => set(true)}>
            Open
          </button>
          <Modal open={open} onOpenChange={set} title="Delete the key">
            <p>This cannot be reverted.</p>
            <button type="button" onClick={() => set(false)}>
              Delete
            </button>
          </Modal>
        </>
      )}
    </WithValue>,
  );
}

test('is a dialog named by its title, without content while it is closed', async () => {
  const { user } = await show();
  expect(dialog()).toBeNull();
  expect(screen.queryByText('This cannot be reverted.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Delete the key' }).className).toBe(styles['modal']);
  expect(screen.getByText('Delete the key').className).toBe(styles['title']);
});

test('traps focus, and restores it after Escape', async () => {
  const onOpenChange = vi.fn();
  const { user } = await show(onOpenChange);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const modal = screen.getByRole('dialog');
  await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
  for (let press = 0; press < 6; press++) {
    await user.tab();
    await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
  }
  await user.keyboard('{Escape}');
  await isClosed();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('is closed by its button and by its content', async () => {
  const onOpenChange = vi.fn();
  const { user } = await show(onOpenChange);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await isClosed();
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});

test('is closed by a click outside, not by one inside', async () => {
  const onOpenChange = vi.fn();
  const { user } = await show(onOpenChange);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByText('This cannot be reverted.'));
  expect(dialog()).not.toBeNull();
  const viewport = screen.getByRole('dialog').parentElement;
  if (!viewport) throw new Error('no place around the dialog');
  await user.click(viewport);
  await isClosed();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('stays open as long as its caller keeps it open', async () => {
  const onOpenChange = vi.fn();
  const view = await renderWidget(
    <Modal open onOpenChange={onOpenChange} title="Stays" className="own" data-x="1">
      Text
    </Modal>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect([screen.getByRole('dialog').className, screen.getByRole('dialog').dataset['x']]).toEqual([`${styles['modal']} own`, '1']);
  view.rerender(
    <Modal open={false} onOpenChange={onOpenChange} title="Stays">
      Text
    </Modal>,
  );
  await isClosed();
});

test('is in the middle by default, or near the top', async () => {
  const view = await renderWidget(<Modal open onOpenChange={() => undefined} title="Place" />);
  expect(place()).toBe(`${styles['viewport']} ${styles['centered']}`);
  view.rerender(<Modal open centered={false} onOpenChange={() => undefined} title="Place" />);
  expect(place()).toBe(styles['viewport']);
});
