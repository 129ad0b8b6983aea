import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToolIcon } from './ToolIcon.tsx';

const show = (size?: number): SVGElement | null =>
  render(<ToolIcon tool="hash-text" {...(size !== undefined && { size })} />).container.querySelector<SVGElement>('svg');

test('draws the icon of the tool from the file of all icons, hidden from screen readers', () => {
  const icon = show();
  expect(icon?.querySelector('use')?.getAttribute('href')).toBe('./icons.svg#hash-text');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
});

test('has the given size, otherwise that of the style sheet', () => {
  expect(['width', 'height'].map((name) => show(18)?.getAttribute(name))).toEqual(['18', '18']);
  expect(['width', 'height'].map((name) => show()?.hasAttribute(name))).toEqual([false, false]);
});
