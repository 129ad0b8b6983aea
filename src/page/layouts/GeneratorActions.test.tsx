import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import { GeneratorActions } from './GeneratorActions.tsx';

const grow = declare({ input: { seed: integer({ primary: true, default: 1 }) }, output: { tree: text({ primary: true }) } });
const words = { 'outputs.tree.label': 'Tree' };

test('copies the result, and refreshes it by button and by the key R', async () => {
  const refresh = vi.fn<() => void>();
  const { user } = await renderAnswer(
    grow,
    { tree: 'oak' },
    (operation) => (
      <GeneratorActions operation={{ ...operation, refresh }} output="tree">
        <p>more</p>
      </GeneratorActions>
    ),
    { words },
  );
  await user.click(screen.getByRole('button', { name: 'Copy Tree' }));
  await expectCopied('oak');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(refresh).toHaveBeenCalledTimes(2);
  screen.getByText('more');
});

test('has nothing to copy before the first result', async () => {
  await renderAnswer(grow, { tree: '' }, (operation) => <GeneratorActions operation={{ ...operation, hasOutput: false }} output="tree" />, { words });
  expect(screen.getByRole('button', { name: 'Copy Tree' }).matches(':disabled')).toBe(true);
});
