import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderAnswer, renderOperation, toolOf } from '../testing/render-part.tsx';
import { SwapButton } from './SwapButton.tsx';
import { convert, convertWords, read } from '../testing/layout-operations.ts';

const revert = declare({
  input: { yaml: text({ primary: true, multiline: true, format: 'yaml' }) },
  output: { json: text({ primary: true, multiline: true, format: 'json' }) },
  inverse: 'convert',
});

const converter = (yaml = 'x: 1') => toolOf({ convert, revert }, { convert: () => ({ yaml }), revert: () => ({ json: '{}' }) }, convertWords);

test('Swap passes the result to the inverse operation, and the previous input can be restored', async () => {
  const view = await renderOperation(convert, (operation) => <SwapButton operation={operation} />, await converter());
  const button = view.getByRole('button', { name: 'Swap: use the result as Back again input' });
  await waitFor(() => expect(button.matches(':disabled')).toBe(false));
  expect([button.textContent, button.dataset.action, button.getAttribute('aria-keyshortcuts')]).toEqual(['Swap', 'swap', 'Alt+S']);
  await view.user.click(button);
  expect(location.hash).toBe('#/revert');
});

test('Swap does nothing without a result, or with an outdated one', async () => {
  const view = await renderOperation(convert, (operation) => <SwapButton operation={operation} />, await converter(''));
  await waitFor(() => expect(view.state().hasOutput).toBe(true));
  expect(view.getByRole('button').matches(':disabled')).toBe(true);
  view.unmount();
  const stale = await renderOperation(convert, (operation) => <SwapButton operation={{ ...operation, isStale: true, isDimmed: true }} />, await converter());
  await waitFor(() => expect(stale.state().hasOutput).toBe(true));
  expect(stale.getByRole('button').matches(':disabled')).toBe(true);
});

test('Swap is missing without an inverse, and names the inverse tool otherwise', async () => {
  const view = await renderAnswer(read, { result: 'x' }, (operation) => <SwapButton operation={operation} />);
  expect(view.queryByRole('button')).toBeNull();
  view.unmount();
  const tool = await renderAnswer(read, { result: 'x' }, (operation) => <SwapButton operation={operation} />, { inverse: 'yaml-to-json-converter' });
  await tool.user.click(tool.getByRole('button', { name: 'Swap: use the result as YAML to JSON input' }));
  await waitFor(() => expect(location.pathname).toBe('/yaml-to-json-converter'));
});
