import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const results = (): readonly string[] => screen.queryAllByRole('button', { name: /^Copy \d/u }).map(({ textContent }) => textContent);
const stored = (): unknown => JSON.parse(localStorage.getItem('penknife.math-evaluator.history') ?? 'null');

/** Whether the lists of names are open. */
const opened = async (): Promise<readonly boolean[]> =>
  Promise.all(
    ['Functions', 'Constants', 'Units'].map(
      async (type) => (await screen.findByText(new RegExp(`^${type} \\(\\d+\\)$`, 'u'))).closest('details')?.open ?? true,
    ),
  );

async function renderNotebook(expression?: string) {
  const page = await renderTool('math-evaluator');
  if (expression !== undefined) page.fill('evaluate', 'expression', expression);
  return { ...page, notebook: page.box('evaluate', 'expression') };
}

test('shows a result per line, also after an error, and copies all digits', { tags: ['slow'] }, async () => {
  const { user } = await renderNotebook('a = 2^64 + 1\na +\na * 2');
  await waitFor(() =>
    expect(results()).toEqual(['18\u202f446\u202f744\u202f073\u202f709\u202f551\u202f617', '36\u202f893\u202f488\u202f147\u202f419\u202f103\u202f234']),
  );
  expect(screen.getAllByText(/Expected a value\./u).length).toBeGreaterThan(0);
  await user.click(screen.getAllByRole('button', { name: /^Copy \d/u })[0] ?? document.body);
  await expectCopied('18446744073709551617');
  await user.click(screen.getByRole('switch', { name: 'Thousands separators' }));
  expect(results()[0]).toBe('18446744073709551617');
});

test('shows at most 50 results of one line', { tags: ['slow'] }, async () => {
  await renderNotebook(`${'1 +;'.repeat(51)}\n2`);
  await waitFor(() => {
    const shown = document.querySelector('[data-value="lines"]');
    expect([shown?.children.length, shown?.lastChild?.textContent]).toEqual([50, '…']);
  });
});

test('lists names by type, collapsed until a search', async () => {
  const { fill } = await renderNotebook();
  expect(await opened()).toEqual([false, false, false]);
  fill('listNames', 'query', 'a');
  await waitFor(async () => expect(await opened()).toEqual([true, true, true]));
});

test('inserts a listed name at the cursor', { tags: ['slow'] }, async () => {
  const { user, notebook, fill, expectShown } = await renderNotebook('16)');
  act(() => notebook.focus());
  notebook.setSelectionRange(0, 0);
  fill('listNames', 'query', 'sqrt');
  await user.click(await screen.findByRole('button', { name: 'Insert sqrt' }));
  expect(notebook.value).toBe('sqrt(16)');
  expect(document.activeElement).toBe(notebook);
  await expectShown('evaluate', 'result', '4');
});

test('adds lines with a result to the history on Enter and on blur', { tags: ['slow'] }, async () => {
  const { user, notebook, expectShown, fill } = await renderNotebook('6 * 7\n6 * 7\n1 +');
  const folded = screen.getByText('History').closest('details');
  if (!folded) throw new Error('the history is not collapsible');
  folded.open = true;
  expect(screen.getByText(/^Results are added when you press Enter/u).tagName).toBe('P');
  await waitFor(() => expect(results()).toEqual(['42', '42']));
  fireEvent.keyUp(notebook, { key: 'a' });
  expect(stored()).toBeNull();
  fireEvent.keyUp(notebook, { key: 'Enter' });
  expect(stored()).toEqual(['6 * 7']);
  fill('evaluate', 'expression', '2 + 3');
  await expectShown('evaluate', 'result', '5');
  fireEvent.blur(notebook);
  expect(stored()).toEqual(['2 + 3', '6 * 7']);
  fireEvent.blur(notebook);
  expect(stored()).toEqual(['2 + 3', '6 * 7']);
  fill('evaluate', 'expression', '');
  await user.click(screen.getByRole('button', { name: 'Insert 6 * 7' }));
  expect(notebook.value).toBe('6 * 7');
  await user.click(screen.getByRole('button', { name: 'Clear history' }));
  expect(stored()).toBeNull();
});

test('stores no history when it is turned off', { tags: ['slow'] }, async () => {
  const { user, notebook, expectShown } = await renderNotebook('6 * 7');
  await expectShown('evaluate', 'result', '42');
  fireEvent.keyUp(notebook, { key: 'Enter' });
  expect(stored()).toEqual(['6 * 7']);
  await user.click(screen.getByRole('switch', { name: 'Save history on this device', hidden: true }));
  expect(stored()).toBeNull();
  fireEvent.keyUp(notebook, { key: 'Enter' });
  expect(stored()).toBeNull();
});

test('lists the history of an earlier visit', { tags: ['slow'] }, async () => {
  await renderTool('math-evaluator', { stored: { 'penknife.math-evaluator.history': '["1 + 1", 7]' } });
  expect(screen.getAllByRole('button', { name: /^Insert 1 \+ 1$/u, hidden: true })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Insert 7', hidden: true })).toBeNull();
});
