import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Row, Stack } from './Section.tsx';

test('a row is a group only with a name', () => {
  render(
    <>
      <Row label="Presets">one</Row>
      <Row>two</Row>
    </>,
  );
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual(['one']);
});

test('a stack can be hidden, and names its output', () => {
  const { container } = render(
    <Stack hidden name="rows">
      one
    </Stack>,
  );
  expect(container.querySelector<HTMLElement>('[data-value="rows"]')?.hidden).toBe(true);
});
