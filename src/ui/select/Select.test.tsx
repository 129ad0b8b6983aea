import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import frame from '../field-frame.module.css';
import sizes from '../sizes.module.css';
import type { RenderedWidget } from '../testing/render-widget.tsx';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import type { Rule } from '../validation/validation.ts';
import { validate } from '../validation/validation.ts';
import styles from './select.module.css';
import { Select } from './Select.tsx';

const fruit = ['Apple', 'Banana', 'Blackberry', 'Cherry', 'Crab apple', 'Pineapple'];

type Props = Partial<ComponentProps<typeof Select<string>>>;

const control = (): HTMLElement => screen.getByRole('combobox', { name: 'Fruit' });
const offered = (): readonly string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = (): readonly string[] => [...document.querySelectorAll('[role="option"][data-highlighted]')].map(({ textContent }) => textContent);
const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** Renders a select whose value the caller keeps, and returns what it reports. */
async function show(initial: string | undefined, props: Props = {}): Promise<RenderedWidget & { readonly onChange: ReturnType<typeof vi.fn> }> {
  const onChange = vi.fn();
  const view = await renderWidget(
    <WithValue<string | undefined> initial={initial} onChange={onChange}>
      {(value, set) => <Select label="Fruit" options={fruit} {...props} value={value} onChange={set} />}
    </WithValue>,
  );
  return { ...view, onChange };
}

/** Presses an arrow key until the option is highlighted, from any start. */
async function moveTo({ user }: RenderedWidget, option: string, key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  for (let presses = 0; presses < fruit.length + 2 && highlighted()[0] !== option; presses++) await user.keyboard(`{${key}}`);
  expect(highlighted()).toEqual([option]);
}

test.each([false, true])('opens, navigates, selects and closes by keyboard (searchable: %s)', { tags: ['slow'] }, async (searchable) => {
  const view = await show(undefined, { searchable });
  const { user, onChange } = view;
  expect(control().textContent).toBe('Select an option');
  expect(control().getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  expect(document.activeElement).toBe(control());
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  expect(control().getAttribute('aria-expanded')).toBe('true');
  await moveTo(view, 'Banana', 'ArrowDown');
  await moveTo(view, 'Apple', 'ArrowUp');
  await moveTo(view, 'Banana', 'ArrowDown');
  await user.keyboard('{Enter}');
  await isClosed();
  expect(control().textContent).toBe('Banana');
  expect(onChange.mock.calls).toEqual([['Banana']]);
  await waitFor(() => expect(document.activeElement).toBe(control()));
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await moveTo(view, 'Blackberry', 'ArrowDown');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(control().textContent).toBe('Banana');
  await waitFor(() => expect(document.activeElement).toBe(control()));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([false, true])('opens on click, marks the selected option and selects another (searchable: %s)', { tags: ['slow'] }, async (searchable) => {
  const { user, onChange } = await show('Cherry', { searchable });
  await user.click(control());
  await screen.findByRole('listbox');
  expect(offered()).toEqual(fruit);
  const chosen = screen.getAllByRole('option', { selected: true });
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Cherry']);
  expect(chosen[0]?.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.getByRole('option', { name: 'Apple' }).querySelectorAll('svg')).toHaveLength(0);
  await user.click(screen.getByRole('option', { name: 'Pineapple' }));
  await isClosed();
  expect(onChange.mock.calls).toEqual([['Pineapple']]);
  expect(control().textContent).toBe('Pineapple');
});

test.each([false, true])('reports the value of an option, and shows its label (searchable: %s)', { tags: ['slow'] }, async (searchable) => {
  const onChange = vi.fn();
  const options = [
    { label: 'SHA-1', value: 1 },
    { label: 'SHA-256', value: 256 },
  ];
  const { user, rerender } = await renderWidget(
    <Select label="Fruit" searchable={searchable} options={options} value={Number.NaN} onChange={onChange} placeholder="No digest" />,
  );
  expect(control().textContent).toBe('No digest');
  await user.click(control());
  await user.click(await screen.findByRole('option', { name: 'SHA-256' }));
  expect(onChange.mock.calls).toEqual([[256]]);
  expect(control().textContent).toBe('No digest');
  // Like a caller that creates the options again at each render.
  rerender(<Select label="Fruit" searchable={searchable} options={options.map((option) => ({ ...option }))} value={1} onChange={onChange} />);
  expect(control().textContent).toBe('SHA-1');
  await isClosed();
  await user.click(control());
  await screen.findByRole('listbox');
  expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual(['SHA-1']);
});

test('a value that is not a number can be an option too', async () => {
  await renderWidget(<Select label="Fruit" options={[{ label: 'Nothing', value: Number.NaN }]} value={Number.NaN} onChange={() => undefined} />);
  expect(control().textContent).toBe('Nothing');
});

test('typing letters selects options of a plain list', async () => {
  const { user } = await show(undefined);
  await user.click(control());
  await screen.findByRole('listbox');
  expect(screen.queryByPlaceholderText('Search…')).toBeNull();
  await user.keyboard('c');
  await waitFor(() => expect(highlighted()).toEqual(['Cherry']));
  await user.keyboard('r');
  await waitFor(() => expect(highlighted()).toEqual(['Crab apple']));
});

test('the search box finds options despite typos, and reports when none match', { tags: ['slow'] }, async () => {
  const { user, onChange } = await show(undefined, { searchable: true });
  await user.click(control());
  const box = await screen.findByPlaceholderText<HTMLInputElement>('Search…');
  expect([box.getAttribute('aria-label'), box.className]).toEqual(['Search…', styles['search']]);
  await user.type(box, 'aple');
  expect(offered()).toEqual(['Apple', 'Crab apple', 'Pineapple']);
  expect(highlighted()).toEqual(['Apple']);
  await user.clear(box);
  await user.type(box, 'quince');
  expect(offered()).toEqual([]);
  expect(screen.getByText('No results found').className).toBe(styles['empty']);
  await user.clear(box);
  await user.type(box, 'cherry{Enter}');
  await isClosed();
  expect(onChange.mock.calls).toEqual([['Cherry']]);
});

test('closing clears the search and the highlight', { tags: ['slow'] }, async () => {
  const { user } = await show(undefined, { searchable: true });
  await user.click(control());
  await user.type(await screen.findByPlaceholderText('Search…'), 'aple');
  await user.keyboard('{Escape}');
  await isClosed();
  await user.click(control());
  expect(await screen.findByPlaceholderText('Search…')).toHaveProperty('value', '');
  expect(offered()).toEqual(fruit);
  expect(highlighted()).toEqual([]);
});

test('the searchable popup has the same name as the control', { tags: ['slow'] }, async () => {
  const named = await show(undefined, { searchable: true });
  await named.user.click(control());
  const popup = await screen.findByRole('dialog', { name: 'Fruit' });
  expect(within(popup).getByRole('listbox').className).toBe(styles['list']);
  named.unmount();
  const labeled = await renderWidget(<Select aria-label="Fruit" options={fruit} searchable onChange={() => undefined} />);
  await labeled.user.click(control());
  expect(await screen.findByRole('dialog', { name: 'Fruit' })).toBeInstanceOf(HTMLElement);
  labeled.unmount();
  const nameless = await renderWidget(<Select label={<b>Fruit</b>} options={fruit} searchable placeholder="None yet" onChange={() => undefined} />);
  await nameless.user.click(control());
  expect(await screen.findByRole('dialog', { name: 'None yet' })).toBeInstanceOf(HTMLElement);
});

test.each([false, true])('does not open while disabled (searchable: %s)', async (searchable) => {
  const { user } = await show('Apple', { searchable, disabled: true });
  expect(control()).toHaveProperty('disabled', true);
  await user.click(control());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(control().textContent).toBe('Apple');
});

test.each([false, true])('shows the validation error until a valid option is selected (searchable: %s)', { tags: ['slow'] }, async (searchable) => {
  const rules: readonly Rule<string | undefined>[] = [{ validator: (value) => value, message: 'Choose a fruit' }];
  const { user } = await renderWidget(
    <WithValue<string | undefined> initial={undefined}>
      {(value, set) => (
        <>
          <p id="hint">One of six</p>
          <Select
            label="Fruit"
            id="fruit"
            aria-describedby="hint"
            searchable={searchable}
            options={fruit}
            value={value}
            onChange={set}
            validation={validate(value, rules)}
          />
        </>
      )}
    </WithValue>,
  );
  expect([control().id, control().getAttribute('aria-invalid'), control().getAttribute('aria-describedby')]).toEqual(['fruit', 'true', 'hint fruit-message']);
  expect(screen.getByText('Choose a fruit').id).toBe('fruit-message');
  await user.click(control());
  await user.click(await screen.findByRole('option', { name: 'Cherry' }));
  expect([control().hasAttribute('aria-invalid'), control().getAttribute('aria-describedby')]).toEqual([false, 'hint']);
  expect(screen.queryByText('Choose a fruit')).toBeNull();
});

test.each([false, true])('applies its size, and the class name to its frame (searchable: %s)', { tags: ['slow'] }, async (searchable) => {
  const view = await show(undefined, { searchable, size: 'small', className: 'own' });
  expect(control().className).toBe([frame['box'], sizes['small'], styles['trigger']].join(' '));
  expect(document.querySelectorAll('.own')).toHaveLength(1);
  expect(control().firstElementChild?.className).toBe(`${styles['shown']} ${styles['placeholder']}`);
  await view.user.click(control());
  await screen.findByRole('listbox');
  expect(document.querySelector(`.${styles['popup']}`)?.className).toBe(`${styles['popup']} ${styles['small']}`);
  await view.user.click(screen.getByRole('option', { name: 'Apple' }));
  expect(control().firstElementChild?.className).toBe(styles['shown']);
});

test('is medium by default, and may have no options', async () => {
  const { user } = await show(undefined, { options: [] });
  expect(control().className).toBe([frame['box'], sizes['medium'], styles['trigger']].join(' '));
  await user.click(control());
  expect(offered()).toEqual([]);
});

test('an action is a button with its name, which lists what it can do', async () => {
  const { user, onChange } = await show(undefined, { label: undefined, 'aria-label': 'Fruit', actionIcon: <svg />, placeholder: 'Add fruit' });
  expect(control().textContent).toBe('Add fruit');
  expect(control().querySelectorAll('svg')).toHaveLength(1);
  expect(control().classList).toContain(styles.action);
  await user.click(control());
  await user.click(await screen.findByRole('option', { name: 'Cherry' }));
  expect(onChange).toHaveBeenCalledWith('Cherry');
  expect(control().textContent).toBe('Add fruit');
});
