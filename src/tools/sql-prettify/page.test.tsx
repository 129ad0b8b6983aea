import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('offers a dialect in which the SQL is valid', async () => {
  const { fill, box, shown, expectShown } = await renderTool('sql-prettify');
  await expectShown('format', 'output', /FROM/u);
  expect(document.activeElement).toBe(box('format', 'input'));
  fill('format', 'input', "select a from t where x ~ '^a' and f(1)");
  expect((await screen.findByRole('alert')).textContent).toContain('Line 1, column 25');
  fireEvent.click(screen.getByRole('button', { name: 'PostgreSQL' }));
  await expectShown('format', 'output', /x ~ '\^a'/u);
  expect(shown('format', 'output')).toContain('AND f(1)');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText<HTMLSelectElement>('Dialect').value).toBe('postgresql');
});
