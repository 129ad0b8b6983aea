import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Glyph } from './glyph.tsx';
import { glyph } from './glyph.tsx';
import { sized } from './sized.tsx';

const attributesOf = (Drawing: Glyph, props: Parameters<Glyph>[0] = {}): Readonly<Record<string, string>> => {
  const svg = render(<Drawing {...props} />).container.querySelector('svg');
  return Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
};

test('draws a path with lines of its color', () => {
  expect(attributesOf(glyph('M0 0h24'))).toEqual({
    width: '24',
    height: '24',
    viewBox: '0 0 24 24',
    class: expect.stringContaining('lines'),
    'stroke-width': '2',
  });
});

test('fills the path of a filled icon, which has no lines', () => {
  expect(attributesOf(glyph('M0 0h24', true), { size: 12, className: 'own' })).toEqual({
    width: '12',
    height: '12',
    viewBox: '0 0 24 24',
    fill: 'currentColor',
    class: 'own',
  });
});

test('an icon of the kit has one size and stroke, and is hidden from screen readers', () => {
  const Icon = sized(glyph('M0 0h24'));
  const svg = render(<Icon />).container.querySelector('svg');
  const names = ['width', 'height', 'stroke-width', 'aria-hidden', 'focusable'];
  expect(names.map((name) => svg?.getAttribute(name))).toEqual(['18', '18', '1.75', 'true', 'false']);
  expect(svg?.querySelector('path')?.getAttribute('d')).toBe('M0 0h24');
});
