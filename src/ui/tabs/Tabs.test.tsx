import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import styles from './beside-tabs.module.css';
import { BesideTabs, TabsContext } from './BesideTabs.tsx';
import tabStyles from './tabs.module.css';
import { Tabs } from './Tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label.toLowerCase(), label }));

const selected = (): readonly string[] => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

function show(onSelect: (id: string) => void) {
  return (
    <WithValue initial="one" onChange={onSelect}>
      {(id, set) => (
        <Tabs label="Numbers" tabs={tabs} selected={id} onSelect={set} className="own" data-page="x">
          <button type="button">In {id}</button>
        </Tabs>
      )}
    </WithValue>
  );
}

test('is a list of tabs with the panel of the selected one', async () => {
  const { container } = await renderWidget(show(() => undefined));
  expect(screen.getByRole('tablist', { name: 'Numbers' }).className).toBe(tabStyles['list']);
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.dataset['tab']])).toEqual([
    ['One', 'one'],
    ['Two', 'two'],
    ['Three', 'three'],
  ]);
  expect(selected()).toEqual(['One']);
  const panel = screen.getByRole('tabpanel', { name: 'One' });
  expect([panel.textContent, panel.hasAttribute('tabindex')]).toEqual(['In one', false]);
  expect(container.querySelector('[data-page="x"]')?.className).toBe(`${tabStyles['tabs']} own`);
});

test('a click selects a tab', async () => {
  const onSelect = vi.fn();
  const { user } = await renderWidget(show(onSelect));
  await user.click(screen.getByRole('tab', { name: 'Two' }));
  expect(onSelect.mock.calls).toEqual([['two']]);
  expect(selected()).toEqual(['Two']);
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('In two');
});

test('the arrow keys, Home and End select at once, from one end to the other', async () => {
  const onSelect = vi.fn();
  const { user } = await renderWidget(show(onSelect));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Two' }));
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}{Home}');
  expect(onSelect.mock.calls).toEqual([['two'], ['three'], ['one'], ['three'], ['one']]);
  expect(selected()).toEqual(['One']);
});

test('the arrow keys follow the writing direction', async () => {
  const onSelect = vi.fn();
  const { user } = await renderWidget(show(onSelect), { direction: 'rtl' });
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(onSelect.mock.calls).toEqual([['two']]);
});

test('Tab goes from the selected tab into its panel', async () => {
  const { user } = await renderWidget(show(() => undefined));
  await user.click(screen.getByRole('tab', { name: 'Two' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In two' }));
});

test('the selected tab is that of the caller', async () => {
  const onSelect = vi.fn();
  const { user } = await renderWidget(
    <Tabs label="Numbers" tabs={tabs} selected="one" onSelect={onSelect}>
      Panel
    </Tabs>,
  );
  await user.click(screen.getByRole('tab', { name: 'Three' }));
  // By the focus, and by the click.
  expect(onSelect.mock.calls).toEqual([['three'], ['three']]);
  expect(selected()).toEqual(['One']);
});

const place = (left: number, right: number): DOMRect => new DOMRect(left, 0, right - left, 34);

test.each([
  ['before its row', place(-30, 10), 100 - 30],
  ['after its row', place(280, 340), 100 + 40],
  ['in its row', place(0, 300), 100],
])('scrolls the row to a selected tab that is %s', async (_, tabPlace, expected) => {
  const view = await renderWidget(
    <Tabs label="Numbers" tabs={tabs} selected="one" onSelect={() => undefined}>
      Panel
    </Tabs>,
  );
  const list = screen.getByRole('tablist');
  list.scrollLeft = 100;
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(place(0, 300));
  vi.spyOn(screen.getByRole('tab', { name: 'Two' }), 'getBoundingClientRect').mockReturnValue(tabPlace);
  view.rerender(
    <Tabs label="Numbers" tabs={tabs} selected="two" onSelect={() => undefined}>
      Panel
    </Tabs>,
  );
  expect(list.scrollLeft).toBe(expected);
});

test('content next to the tabs leaves a space of their size, which screen readers skip', async () => {
  const { container } = await renderWidget(
    <TabsContext value={{ tabs, selected: 'two' }}>
      <BesideTabs>Beside</BesideTabs>
    </TabsContext>,
  );
  const room = container.querySelector('[data-tabs-room]');
  expect([room?.getAttribute('aria-hidden'), room?.textContent, room?.parentElement?.textContent]).toEqual(['true', '', 'Beside']);
  expect([...container.querySelectorAll<HTMLElement>('[data-label]')].map(({ dataset }) => [dataset['label'], dataset['selected']])).toEqual([
    ['One', undefined],
    ['Two', 'true'],
    ['Three', undefined],
  ]);
  expect(room?.parentElement?.className).toBe(styles['line']);
});

test('without tabs reserves no space', async () => {
  const { container } = await renderWidget(<BesideTabs>Alone</BesideTabs>);
  expect(container.querySelector('[data-tabs-room]')).toBeNull();
  expect(container.textContent).toBe('Alone');
});
