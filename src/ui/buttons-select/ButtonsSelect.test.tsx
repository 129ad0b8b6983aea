import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import sizes from '../sizes.module.css';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import { ButtonsSelect } from './ButtonsSelect.tsx';
import styles from './buttons-select.module.css';

const bits = [
  { label: '1024 bits', value: 1024, tooltip: 'Too short for anything new' },
  { label: '2048 bits', value: 2048 },
];

const checked = (): readonly string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.closest('label')?.textContent ?? '');

test('is a group of radio buttons named by its label, one of which is chosen', async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(
    <WithValue initial="b" onChange={onChange}>
      {(value, set) => <ButtonsSelect label="Letter" options={['a', 'b', 'c']} value={value} onChange={set} />}
    </WithValue>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Letter' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  expect(checked()).toEqual(['b']);
  await user.click(screen.getByRole('radio', { name: 'c' }));
  expect(onChange.mock.calls).toEqual([['c']]);
  expect(checked()).toEqual(['c']);
});

test('the arrow keys select, from one end to the other, and Tab leaves the group', async () => {
  const { user } = await renderWidget(
    <>
      <WithValue initial="b">{(value, set) => <ButtonsSelect label="Letter" options={['a', 'b', 'c']} value={value} onChange={set} />}</WithValue>
      <button type="button">After</button>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'b' }));
  await user.keyboard('{ArrowRight}');
  expect(checked()).toEqual(['c']);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'c' }));
  await user.keyboard('{ArrowRight}');
  expect(checked()).toEqual(['a']);
  await user.keyboard('{ArrowLeft}');
  expect(checked()).toEqual(['c']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('none is chosen while the value is undefined, and the values are those of the options', async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(<ButtonsSelect aria-label="Size" options={bits} value={undefined} onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Size' }).hasAttribute('aria-labelledby')).toBe(false);
  expect(checked()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '2048 bits' }));
  expect(onChange.mock.calls).toEqual([[2048]]);
  expect(checked()).toEqual([]);
});

test('a map from labels to values', async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(<ButtonsSelect aria-label="Mode" options={{ One: 1, Two: 2 }} value={2} onChange={onChange} />);
  expect(checked()).toEqual(['Two']);
  await user.click(screen.getByText('One'));
  expect(onChange.mock.calls).toEqual([[1]]);
});

test('shows the tooltip of an option on hover', { tags: ['slow'] }, async () => {
  const { user } = await renderWidget(<ButtonsSelect aria-label="Size" options={bits} value={2048} onChange={() => undefined} />);
  // A pointer that was over the option before the code of tooltips had loaded opens none until it moves.
  await waitFor(() => expect(screen.getByRole('radio', { name: '1024 bits' }).hasAttribute('data-base-ui-tooltip-trigger')).toBe(true));
  await user.hover(screen.getByRole('radio', { name: '1024 bits' }));
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Too short for anything new');
  expect(screen.getByRole('radio', { name: '1024 bits' }).getAttribute('aria-describedby')).toBe(tooltip.id);
  expect(screen.getByRole('radio', { name: '2048 bits' }).hasAttribute('data-base-ui-tooltip-trigger')).toBe(false);
});

test('has a size, and monospace labels for technical names', async () => {
  const { rerender } = await renderWidget(<ButtonsSelect aria-label="Letter" options={['a']} value="a" onChange={() => undefined} className="own" />);
  const group = screen.getByRole('radiogroup');
  const option = group.querySelector('label');
  expect([group.className, group.parentElement?.className]).toEqual([styles['options'], `${styles['select']} own`]);
  expect(option?.className).toBe([styles['option'], sizes['medium'], styles['medium']].join(' '));
  rerender(<ButtonsSelect aria-label="Letter" options={['a']} value="a" onChange={() => undefined} size="small" isCode />);
  expect(group.className).toBe(`${styles['options']} ${styles['code']}`);
  expect(option?.className).toBe([styles['option'], sizes['small'], styles['small']].join(' '));
});

test('two groups do not share their selection', async () => {
  await renderWidget(
    <>
      <ButtonsSelect label="One" options={['a', 'b']} value="a" onChange={() => undefined} />
      <ButtonsSelect label="Other" options={['a', 'b']} value="b" onChange={() => undefined} />
    </>,
  );
  expect(checked()).toEqual(['a', 'b']);
});
