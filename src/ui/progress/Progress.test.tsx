import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Progress } from './Progress.tsx';
import styles from './progress.module.css';

test('names unknown progress, and cancels', async () => {
  const onCancel = vi.fn();
  const { user, container } = await renderWidget(<Progress label="Working" cancelLabel="Cancel" onCancel={onCancel} className="own" id="work" />);
  const bar = screen.getByRole('progressbar', { name: 'Working' });
  expect([bar.hasAttribute('value'), bar.getAttribute('max')]).toEqual([false, '1']);
  expect(screen.getByText('Working').className).toBe(styles['detail']);
  expect(container.querySelector('#work')).toHaveProperty('className', `${styles['progress']} own`);
  expect(onCancel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test.each([
  [0, '0%'],
  [0.42, '42%'],
  [1, '100%'],
])('shows %j as %s', async (value, detail) => {
  await renderWidget(<Progress label="Working" value={value} detail={detail} cancelLabel="Cancel" onCancel={() => undefined} />);
  expect(screen.getByRole('progressbar', { name: 'Working' }).getAttribute('value')).toBe(String(value));
  expect(screen.getByText(detail).tagName).toBe('SPAN');
  expect(screen.queryByText('Working')).toBeNull();
});
