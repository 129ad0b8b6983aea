import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import { Switch } from './Switch.tsx';
import styles from './switch.module.css';

test('is toggled by its space bar and by its label', async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(
    <WithValue initial={true} onChange={onChange}>
      {(checked, set) => <Switch label="Wrap lines" checked={checked} onChange={set} />}
    </WithValue>,
  );
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Wrap lines' });
  expect([control.type, control.checked]).toEqual(['checkbox', true]);
  await user.tab();
  expect(document.activeElement).toBe(control);
  await user.keyboard(' ');
  expect(control.checked).toBe(false);
  await user.click(screen.getByText('Wrap lines'));
  expect(control.checked).toBe(true);
  expect(onChange.mock.calls).toEqual([[false], [true]]);
});

test("follows its caller's value", async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(<Switch label="Wrap lines" checked={false} onChange={onChange} />);
  await user.click(screen.getByRole('switch'));
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});

test('does not toggle while disabled', async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(<Switch label="Wrap lines" checked disabled onChange={onChange} />);
  await user.click(screen.getByText('Wrap lines'));
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps its role, and gives its label the class name', async () => {
  await renderWidget(<Switch label="Wrap lines" defaultChecked onChange={() => undefined} className="own" data-field="wrap" aria-describedby="why" />);
  const control = screen.getByRole<HTMLInputElement>('switch');
  expect([control.className, control.checked, control.dataset['field'], control.getAttribute('aria-describedby')]).toEqual([
    styles['switch'],
    true,
    'wrap',
    'why',
  ]);
  expect(control.closest('label')?.className).toBe(`${styles['label']} own`);
});
