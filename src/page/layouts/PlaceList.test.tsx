import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { GoToPlace, PlaceList } from './PlaceList.tsx';

const places = (count: number) => Array.from({ length: count }, (_, index) => ({ code: 'odd', line: index + 1, column: 1 }));

test('a list of positions shows 200 at a time, and the total number', { tags: ['slow'] }, async () => {
  const onGoTo = vi.fn<(line: number, column: number) => void>();
  const part = <PlaceList name="found" items={places(450)} describe={({ line }) => `at ${line}`} onGoTo={onGoTo} />;
  const view = await renderPart(part);
  expect(view.getByRole('list').dataset.value).toBe('found');
  expect(view.getAllByRole('listitem')).toHaveLength(200);
  expect(view.getByText('200 of 450 rows').tagName).toBe('P');
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('listitem')).toHaveLength(400);
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('listitem')).toHaveLength(450);
  expect(view.queryByRole('button', { name: 'Show more' })).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Line 2, column 1' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(2, 1);
  view.unmount();
  const partial = await renderPart(<PlaceList name="found" items={places(3)} total={900} describe={() => 'x'} onGoTo={onGoTo} />);
  expect(partial.getByText('3 of 900 rows').tagName).toBe('P');
  expect(partial.queryByRole('button', { name: 'Show more' })).toBeNull();
  partial.unmount();
  const all = await renderPart(<PlaceList name="found" items={places(200)} describe={() => 'x'} onGoTo={onGoTo} />);
  expect(all.queryByText(/rows$/u)).toBeNull();
});

test.each([
  [null, 1],
  [1, null],
])('has no link to a position without line and column: %s, %s', async (line, column) => {
  const view = await renderPart(<GoToPlace line={line} column={column} onGoTo={() => undefined} />);
  expect(view.queryByRole('button')).toBeNull();
});
