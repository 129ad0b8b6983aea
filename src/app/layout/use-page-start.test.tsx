import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { usePageStart } from './use-page-start.ts';

function Page() {
  const content = useRef<HTMLElement>(null);
  const [path] = useLocation();
  usePageStart(content);
  return (
    <>
      <button>stays</button>
      <main ref={content} tabIndex={-1}>
        {path === '/' && <button>goes</button>}
        {path}
      </main>
    </>
  );
}

const scroll = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  scroll.mockReset();
  vi.spyOn(globalThis, 'scrollTo').mockImplementation((...place) => scroll(...place));
});

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(name);
  return found;
};
const main = (): Element | null => document.querySelector('main');

test('after a page load the focus stays where the browser puts it, and nothing scrolls', () => {
  render(<Page />);
  expect(document.activeElement).toBe(document.body);
  expect(scroll).not.toHaveBeenCalled();
});

test('a new page starts at its top, with the focus if the focused element is gone', () => {
  render(<Page />);
  button('goes').focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  act(() => history.pushState(null, '', '/next'));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement).toBe(main());
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('an element that stays keeps the focus', () => {
  render(<Page />);
  button('stays').focus();
  act(() => history.pushState(null, '', '/next'));
  expect(document.activeElement).toBe(button('stays'));
});

test('a focused element that is no longer visible does not', () => {
  render(<Page />);
  button('stays').focus();
  vi.spyOn(button('stays'), 'getClientRects').mockReturnValue([] as never);
  act(() => history.pushState(null, '', '/next'));
  expect(document.activeElement).toBe(main());
});

test('going back does not scroll to the top, and the next page does again', () => {
  render(<Page />);
  act(() => history.pushState(null, '', '/next'));
  scroll.mockReset();
  act(() => {
    history.replaceState(history.state, '', '/before');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(main()?.textContent).toBe('/before');
  expect(scroll).not.toHaveBeenCalled();
  act(() => history.pushState(null, '', '/after'));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});

test('another fragment of the current page changes nothing', () => {
  render(<Page />);
  button('goes').focus();
  act(() => history.pushState(null, '', '/#part'));
  expect(scroll).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button('goes'));
});
