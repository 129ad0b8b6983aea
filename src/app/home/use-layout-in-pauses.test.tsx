import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { becomeIdle } from '../testing/idle.ts';
import { useLayoutInPauses } from './use-layout-in-pauses.ts';

function Sections() {
  const all = useRef<HTMLDivElement>(null);
  const skipped = useLayoutInPauses(all);
  return (
    <div ref={all}>
      <section {...skipped}>a</section>
      <section {...skipped}>b</section>
    </div>
  );
}

const skippedIn = (container: Element): readonly (string | null)[] => [...container.querySelectorAll('[data-skipped]')].map(({ textContent }) => textContent);

test('lays out one section of a prerendered page in each pause', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Sections />);
  document.body.append(container);
  await act(async () => void render(<Sections />, { container, hydrate: true }));
  expect(skippedIn(container)).toEqual(['a', 'b']);
  becomeIdle();
  expect(skippedIn(container)).toEqual(['b']);
  becomeIdle();
  expect(skippedIn(container)).toEqual([]);
});

test('skips nothing within the app', () => {
  expect(skippedIn(render(<Sections />).container)).toEqual([]);
});
