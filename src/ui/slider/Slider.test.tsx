import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import { Slider } from './Slider.tsx';
import styles from './slider.module.css';

test('shows and announces its value as its caller formats it', async () => {
  const onChange = vi.fn();
  await renderWidget(
    <WithValue initial={64} onChange={onChange}>
      {(value, set) => <Slider label="Length" min={1} max={512} step={0.5} value={value} onChange={set} format={(characters) => `${characters} characters`} />}
    </WithValue>,
  );
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Length' });
  expect([slider.value, slider.min, slider.max, slider.step, slider.getAttribute('aria-valuetext')]).toEqual(['64', '1', '512', '0.5', '64 characters']);
  expect(screen.getByRole('status').textContent).toBe('64 characters');
  fireEvent.change(slider, { target: { value: '65.5' } });
  expect(onChange.mock.calls).toEqual([[65.5]]);
  expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['65.5', '65.5 characters']);
  expect(screen.getByRole('status').textContent).toBe('65.5 characters');
});

test('goes from 0 to 100 in steps of 1 by default, and needs no visible label', async () => {
  const { container } = await renderWidget(<Slider aria-label="Volume" value={40} onChange={() => undefined} className="own" disabled />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' });
  expect([slider.min, slider.max, slider.step, slider.getAttribute('aria-valuetext'), slider.disabled]).toEqual(['0', '100', '1', '40', true]);
  expect(container.querySelectorAll('label')).toHaveLength(0);
  expect(slider.parentElement?.className).toBe(`${styles['slider']} own`);
});

test('uses the given id for label and result', async () => {
  const { container } = await renderWidget(<Slider id="volume" label="Volume" value={40} onChange={() => undefined} />);
  expect(screen.getByRole('slider', { name: 'Volume' }).id).toBe('volume');
  expect(container.querySelector('output')?.getAttribute('for')).toBe('volume');
});
