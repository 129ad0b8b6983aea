import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categories } from '../contract/categories.ts';
import { tools } from '../tools/registry.ts';
import { ToolTile } from './ToolTile.tsx';

test('shows the icon of the tool in the hue of its category, hidden from screen readers', () => {
  const { container } = render(<ToolTile tool="hash-text" size={28} />);
  const tile = container.querySelector<HTMLElement>('[data-category]');
  expect(tile?.dataset.category).toBe('crypto');
  expect(tile?.style.getPropertyValue('--hue')).toBe('var(--hue-crypto)');
  expect(tile?.style.width).toBe('28px');
  const icon = tile?.querySelector('svg');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
  expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(/icons\.svg#hash-text$/u);
});

test('every tool has a category with a hue', () => {
  expect([...tools.values()].filter(({ category }) => !categories.includes(category))).toEqual([]);
});

test('is gray for a page that is not a tool', () => {
  const { container } = render(<ToolTile tool="recipes" />);
  expect(container.querySelector<HTMLElement>('span')?.style.getPropertyValue('--hue')).toBe('var(--text-faint)');
});
