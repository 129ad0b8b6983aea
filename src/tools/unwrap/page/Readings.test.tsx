import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ShownNode } from '../shown.ts';
import { renderUnwrapPart } from '../testing/render-unwrap.tsx';
import { shownTree } from '../testing/shown.ts';
import { Readings } from './Readings.tsx';

const TEXT = 'SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu';
const input = { text: TEXT, file: undefined, path: '', layers: '=base64 0=hex' };

async function show(node: ShownNode, given = input) {
  const set = vi.fn<(name: string, value: unknown) => void>();
  const view = await renderUnwrapPart(<Readings operation={{ input: given, set }} node={node} />);
  return { ...view, set };
}

test('shows the layer, its grade and its proof', async () => {
  const { container } = await show(await shownTree(TEXT));
  const select = screen.getByLabelText<HTMLSelectElement>('Read as');
  expect([select.value, select.selectedOptions[0]?.text]).toEqual(['base64', 'Base64 (certain)']);
  expect([...select.options].at(-1)?.text).toBe('Not decoded');
  expect(container.textContent).toContain('Decodes to 27 characters of readable text');
});

test('a choice replaces those for the content and its parts', async () => {
  const { set } = await show(await shownTree(TEXT));
  fireEvent.change(screen.getByLabelText('Read as'), { target: { value: 'closed' } });
  expect(set.mock.calls).toEqual([['layers', '=closed']]);
});

test('a choice replaces a text that is not a list of choices', async () => {
  const { set } = await show(await shownTree(TEXT), { ...input, layers: 'rot13' });
  fireEvent.change(screen.getByLabelText('Read as'), { target: { value: 'closed' } });
  expect(set.mock.calls).toEqual([['layers', '=closed']]);
});

test('a text without readings offers no choice', async () => {
  await show(await shownTree('hi'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('reports the limit that ended the reading', async () => {
  await show({ ...(await shownTree(TEXT)), stop: 'time' });
  screen.getByText('Not decoded further: timed out.');
});
