import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Alert } from './Alert.tsx';
import styles from './alert.module.css';

test('announces a warning when the screen reader is idle', async () => {
  await renderWidget(<Alert>Short key</Alert>);
  const alert = screen.getByRole('status');
  expect(alert).toHaveProperty('textContent', 'Short key');
  expect(alert.classList.contains(styles['warning'] ?? '')).toBe(true);
  expect(alert.querySelector('.tabler-icon-alert-triangle')?.getAttribute('aria-hidden')).toBe('true');
  expect(alert.querySelectorAll('p')).toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('announces an error at once, with its title before the rest', async () => {
  await renderWidget(
    <Alert type="error" title="Could not read the file">
      <button type="button">Retry</button>
    </Alert>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveProperty('textContent', 'Could not read the fileRetry');
  expect(alert.classList.contains(styles['error'] ?? '')).toBe(true);
  expect(alert.querySelector('p')).toHaveProperty('className', styles['title']);
  expect(alert.querySelectorAll('.tabler-icon-alert-triangle')).toHaveLength(0);
  expect(alert.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('passes other properties to its element', async () => {
  await renderWidget(<Alert id="why" title="Saved here only" data-operation="save" />);
  const alert = screen.getByRole('status');
  expect([alert.id, alert.dataset['operation'], alert.textContent]).toEqual(['why', 'save', 'Saved here only']);
});
