import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { base64 } from '../testing/sample.ts';
import { renderUnwrapPart } from '../testing/render-unwrap.tsx';
import { shownTree } from '../testing/shown.ts';
import { LayerTree } from './LayerTree.tsx';

const tree = await shownTree(JSON.stringify({ a: base64('Hello, world! This is text.'), exp: 1_767_225_600 }));
const rows = (): readonly HTMLElement[] => screen.getAllByRole('treeitem');

test('a row has the name, the layer or the beginning, the meaning and the size', async () => {
  await renderUnwrapPart(<LayerTree root={tree} selected="0" onSelect={() => undefined} />);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'InputJSON61 characters',
    'aBase6436 characters',
    'ContentHello, world! This is text.27 characters',
    expect.stringMatching(/^exp17672256002026-01-01T00:00:00.*10 characters$/u),
  ]);
  expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false', 'false']);
});

test('keys select the next row, and close and open the selected one', async () => {
  const onSelect = vi.fn<(path: string) => void>();
  await renderUnwrapPart(<LayerTree root={tree} selected="0" onSelect={onSelect} />);
  const press = (key: string): void => void fireEvent.keyDown(rows()[1] ?? document.body, { key });
  press('ArrowLeft');
  expect(rows()).toHaveLength(3);
  press('ArrowRight');
  expect(rows()).toHaveLength(4);
  press('ArrowDown');
  expect(onSelect.mock.calls).toEqual([['0.0']]);
});
