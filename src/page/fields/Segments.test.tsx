import { beforeEach, expect, test, vi } from 'vitest';
import { choice } from '../../contract/fields.ts';
import { renderControl } from '../testing/render-control.tsx';
import { watchSizes } from '../testing/sizes.ts';
import { Segments } from './Segments.tsx';

/** Tests have no layout: these are the width of the segments on one line, and the available width. */
const widths = { segments: 200, room: 300 };
let sizes: ReturnType<typeof watchSizes>;

beforeEach(() => {
  Object.assign(widths, { segments: 200, room: 300 });
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.segments);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.room);
  sizes = watchSizes();
});

const show = () => renderControl(Segments, choice(['low', 'high']), 'high');

test('segments that fit on one line are visible', async () => {
  const view = await show();
  expect(view.getAllByRole('radio')).toHaveLength(2);
  expect(view.queryByRole('combobox')).toBeNull();
});

test('segments that do not fit on one line are a select list, until there is room again', async () => {
  widths.room = 199;
  const view = await show();
  const list = view.getByRole('combobox', { name: 'Value' });
  expect(list).toMatchObject({ value: 'high' });
  expect(view.queryByRole('radio')).toBeNull();
  await view.user.selectOptions(list, 'low');
  expect(view.value()).toBe('low');
  widths.room = 200;
  await sizes.tell();
  expect(view.getByRole('radio', { name: 'low' })).toMatchObject({ checked: true });
});
