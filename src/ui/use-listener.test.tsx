import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useListener } from './use-listener.ts';

type Press = (key: string, place: string) => void;

function Listening({ place, press }: { readonly place: string; readonly press: Press }) {
  const box = useRef<HTMLInputElement>(null);
  useListener('keydown', ({ key }) => press(key, `window ${place}`));
  useListener('keydown', ({ key }) => press(key, `box ${place}`), box);
  return <input ref={box} />;
}

test('calls the latest handlers of the window and of an element', async () => {
  const press = vi.fn<Press>();
  const { rerender } = render(<Listening place="first" press={press} />);
  rerender(<Listening place="second" press={press} />);
  await userEvent.keyboard('a');
  await userEvent.type(screen.getByRole('textbox'), 'b');
  expect(press.mock.calls).toEqual([
    ['a', 'window second'],
    ['b', 'box second'],
    ['b', 'window second'],
  ]);
});

test('stops when the component unmounts', () => {
  const press = vi.fn<Press>();
  const { unmount } = render(<Listening place="" press={press} />);
  const box = screen.getByRole('textbox');
  unmount();
  fireEvent.keyDown(box, { key: 'a' });
  fireEvent.keyDown(window, { key: 'a' });
  expect(press).not.toHaveBeenCalled();
});
