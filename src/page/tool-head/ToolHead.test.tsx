import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToolHead } from './ToolHead.tsx';

test('shows name, description and buttons', () => {
  const about = { name: 'Hash text' };
  const { container } = render(
    <ToolHead about={about} description="Hashes text.">
      <button type="button">Copy link</button>
    </ToolHead>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hash text');
  expect(container.querySelector('p')?.textContent).toBe('Hashes text.');
  screen.getByRole('button', { name: 'Copy link' });
  expect(container.querySelector('[lang]')).toBeNull();
});

test('marks the strings of an untranslated tool as English', () => {
  const { container } = render(
    <ToolHead about={{ name: 'Hash text', lang: 'en' }} description="Hashes text.">
      {null}
    </ToolHead>,
  );
  expect([...container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)).toEqual(['Hash text', 'Hashes text.']);
});
