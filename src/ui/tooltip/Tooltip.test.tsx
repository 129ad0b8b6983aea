import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Tooltip } from './Tooltip.tsx';
import styles from './tooltip.module.css';

const control = (): HTMLElement => screen.getByRole('button', { name: 'Control' });
const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

function show(props: Partial<Parameters<typeof Tooltip>[0]> = {}) {
  return renderWidget(
    <>
      <button type="button">Before</button>
      <Tooltip text="More about it" {...props}>
        <button type="button">Control</button>
      </Tooltip>
    </>,
  );
}

test('shows while its control has the focus, and describes it', async () => {
  const { user } = await show();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(control().hasAttribute('aria-describedby')).toBe(false);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(control());
  const tooltip = await screen.findByRole('tooltip');
  expect([tooltip.textContent, tooltip.className]).toEqual(['More about it', styles['tooltip']]);
  expect(control().getAttribute('aria-describedby')).toBe(tooltip.id);
  await user.tab();
  await isClosed();
  expect(control().hasAttribute('aria-describedby')).toBe(false);
});

test('closes with Escape and leaves the focus', async () => {
  const { user } = await show();
  await user.tab();
  await user.tab();
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(document.activeElement).toBe(control());
});

test('shows while its control is hovered', { tags: ['slow'] }, async () => {
  const { user } = await show();
  await user.hover(control());
  expect((await screen.findByRole('tooltip')).textContent).toBe('More about it');
  await user.unhover(control());
  await isClosed();
});

test('closes when its control is pressed', { tags: ['slow'] }, async () => {
  const { user } = await show();
  await user.hover(control());
  await screen.findByRole('tooltip');
  await user.click(control());
  await isClosed();
});

test('stays open on press if its text reports the result', { tags: ['slow'] }, async () => {
  const view = await show({ staysOnPress: true });
  await view.user.hover(control());
  await screen.findByRole('tooltip');
  await view.user.click(control());
  view.rerender(
    <>
      <button type="button">Before</button>
      <Tooltip text="Copied" staysOnPress>
        <button type="button">Control</button>
      </Tooltip>
    </>,
  );
  expect(screen.getByRole('tooltip').textContent).toBe('Copied');
});

test.each(['top', 'bottom', 'left', 'right'] as const)('is placed at the %s', async (position) => {
  await show({ position, defaultOpen: true, className: 'own', 'data-x': 1 } as Partial<Parameters<typeof Tooltip>[0]>);
  const tooltip = screen.getByRole('tooltip');
  expect([tooltip.dataset['side'], tooltip.className, tooltip.dataset['x']]).toEqual([position, `${styles['tooltip']} own`, '1']);
});

test('is at the top by default, and passes events of its control on', async () => {
  let presses = 0;
  await renderWidget(
    <Tooltip text="More about it" defaultOpen>
      <button type="button" onClick={() => presses++}>
        Control
      </button>
    </Tooltip>,
  );
  expect(screen.getByRole('tooltip').dataset['side']).toBe('top');
  fireEvent.click(control());
  expect(presses).toBe(1);
});
