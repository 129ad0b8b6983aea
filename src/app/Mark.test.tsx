import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { provideHost } from '../page/storage/host.ts';
import { Mark } from './Mark.tsx';
import { ToolIcon } from './ToolIcon.tsx';

afterEach(() => provideHost({}));

test('the logo is hidden from screen readers and has the given size', () => {
  const svg = render(<Mark size={20} />).container.firstElementChild;
  expect([svg?.localName, svg?.getAttribute('width'), svg?.getAttribute('height'), svg?.getAttribute('aria-hidden')]).toEqual(['svg', '20', '20', 'true']);
});

test("the host's logo replaces it", () => {
  provideHost({ logo: '/logo.svg' });
  const logo = render(<Mark size={24} />).container.firstElementChild;
  expect(['src', 'width', 'height', 'alt'].map((name) => logo?.getAttribute(name))).toEqual(['/logo.svg', '24', '24', '']);
});

test('the icon of a tool comes from a shared file', () => {
  const { container } = render(<ToolIcon tool="hash-text" size={18} />);
  expect(container.querySelector('use')?.getAttribute('href')).toBe('./icons.svg#hash-text');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect([container.firstElementChild?.getAttribute('width'), container.firstElementChild?.getAttribute('height')]).toEqual(['18', '18']);
});
