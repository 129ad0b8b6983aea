import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import frame from '../field-frame.module.css';
import sizes from '../sizes.module.css';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import styles from './native-select.module.css';
import { NativeSelect } from './NativeSelect.tsx';

const options = ['lf', 'crlf', 'cr'] as const;
type LineEnd = (typeof options)[number];

const select = (): HTMLSelectElement => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Line ends' });

test('offers its options by their labels and reports the chosen one', async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(
    <WithValue<LineEnd> initial="crlf" onChange={onChange}>
      {(value, set) => <NativeSelect aria-label="Line ends" options={options} labelOf={(option) => option.toUpperCase()} value={value} onChange={set} />}
    </WithValue>,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['LF', 'CRLF', 'CR']);
  expect(select().value).toBe('crlf');
  await user.selectOptions(select(), 'CR');
  expect(onChange.mock.calls).toEqual([['cr']]);
  expect(select().value).toBe('cr');
});

test('an option is its own label by default, and the choice is that of the caller', async () => {
  const onChange = vi.fn();
  const { user } = await renderWidget(<NativeSelect aria-label="Line ends" options={options} value="lf" onChange={onChange} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['lf', 'crlf', 'cr']);
  await user.selectOptions(select(), 'cr');
  expect(onChange.mock.calls).toEqual([['cr']]);
  expect(select().value).toBe('lf');
});

test('reports only its own options', async () => {
  const onChange = vi.fn();
  await renderWidget(<NativeSelect aria-label="Line ends" options={options} value="lf" onChange={onChange} />);
  const stranger = document.createElement('option');
  stranger.value = 'nel';
  select().append(stranger);
  fireEvent.change(select(), { target: { value: 'nel' } });
  expect(onChange).not.toHaveBeenCalled();
});

test('has a size and other properties, and is not changed while disabled', async () => {
  const onChange = vi.fn();
  const view = await renderWidget(
    <NativeSelect aria-label="Line ends" options={options} value="lf" onChange={onChange} disabled aria-invalid className="own" size="small" />,
  );
  await view.user.selectOptions(select(), 'cr');
  expect(onChange).not.toHaveBeenCalled();
  expect([select().disabled, select().getAttribute('aria-invalid'), select().className]).toEqual([
    true,
    'true',
    [frame['box'], sizes['small'], styles['select'], styles['small'], 'own'].join(' '),
  ]);
  view.rerender(<NativeSelect aria-label="Line ends" options={options} value="lf" onChange={onChange} />);
  expect(select().className).toBe([frame['box'], sizes['medium'], styles['select'], styles['medium']].join(' '));
});
