import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const order = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-operation="convert"][data-field$="Case"]')].map(({ dataset }) => dataset.field);

test('pins cases to the top, and stores the pins', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('case-converter');
  fill('convert', 'text', 'hello big world');
  await expectShown('convert', 'kebabCase', 'hello-big-world');
  expect(order()[0]).toBe('camelCase');
  const pin = screen.getByRole('button', { name: 'Pin kebab-case to the top' });
  expect(pin.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(pin);
  expect(screen.getByRole('button', { name: 'Unpin kebab-case' }).getAttribute('aria-pressed')).toBe('true');
  expect(order()[0]).toBe('kebabCase');
  expect(localStorage.getItem('penknife.case-converter.pinned')).toContain('"kebabCase":true');
  fireEvent.click(screen.getByRole('button', { name: 'Unpin kebab-case' }));
  expect(order()[0]).toBe('camelCase');
});

test('shows the cases pinned at an earlier visit at the top', async () => {
  await renderTool('case-converter', { stored: { 'penknife.case-converter.pinned': '{"titleCase":true}' } });
  expect(order()[0]).toBe('titleCase');
});
