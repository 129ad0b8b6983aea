import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { TextBox } from './TextBox.tsx';

const unchanged = (): void => {};

test('the class name goes to the box, and the ref gets the control', async () => {
  const line = createRef<HTMLInputElement>();
  const lines = createRef<HTMLTextAreaElement>();
  await renderWidget(
    <>
      <TextBox ref={line} aria-label="Line" className="one" value="a" onChange={unchanged} />
      <TextBox ref={lines} aria-label="Lines" className="two" multiline value="b" onChange={unchanged} />
    </>,
  );
  expect(line.current).toBe(screen.getByRole('textbox', { name: 'Line' }));
  expect(lines.current).toBe(screen.getByRole('textbox', { name: 'Lines' }));
  expect(line.current?.parentElement?.classList.contains('one')).toBe(true);
  expect(lines.current?.parentElement?.classList.contains('two')).toBe(true);
  expect([line.current, lines.current].map((control) => control?.classList.contains('one') || control?.classList.contains('two'))).toEqual([false, false]);
});

test('passes on what is typed, and empties a clearable text', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await renderWidget(<TextBox aria-label="Line" clearable value="a" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'b');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange.mock.calls).toEqual([['ab'], ['']]);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test.each([{ disabled: true }, { readOnly: true }, { value: '' }])('has no button to clear with %j', async (props) => {
  await renderWidget(<TextBox aria-label="Line" clearable value="a" onChange={unchanged} {...props} />);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('text that is data is not checked, completed or corrected', async () => {
  await renderWidget(<TextBox aria-label="Line" rawText value="a" onChange={unchanged} />);
  const control = screen.getByRole('textbox');
  expect(['spellcheck', 'autocomplete', 'autocapitalize', 'autocorrect'].map((name) => control.getAttribute(name))).toEqual(['false', 'off', 'off', 'off']);
});

test('a password is hidden until its button is pressed', async () => {
  await renderWidget(
    <TextBox aria-label="Secret" type="password" value="a" onChange={unchanged} revealWord={(isShown) => (isShown ? 'Hide it' : 'Show it')} />,
  );
  const control = screen.getByLabelText<HTMLInputElement>('Secret');
  expect(control.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(control.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(control.type).toBe('password');
});

test('a text of several lines can be hidden, and is shown at first', async () => {
  await renderWidget(<TextBox aria-label="Lines" multiline value="a" onChange={unchanged} hideWord={(isShown) => (isShown ? 'Hide it' : 'Show it')} />);
  const control = screen.getByRole('textbox');
  expect(control.dataset.hidden).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(control.dataset.hidden).toBe('true');
});

test('what is behind the letters of several lines is before the control', async () => {
  await renderWidget(<TextBox aria-label="Lines" multiline behind={<i data-testid="behind" />} value="a" onChange={unchanged} />);
  expect(screen.getByTestId('behind').nextElementSibling).toBe(screen.getByRole('textbox'));
});
