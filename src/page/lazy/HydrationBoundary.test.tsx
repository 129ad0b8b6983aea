import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HydrationBoundary } from './HydrationBoundary.tsx';

test('is busy in a prerendered page until React has hydrated it, without rendering its content again', async () => {
  let renders = 0;
  const Content = () => {
    renders++;
    return <p>Text</p>;
  };
  const part = (
    <HydrationBoundary className="tool" lang="en">
      <Content />
    </HydrationBoundary>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(part);
  document.body.append(page);
  expect(page.innerHTML).toBe('<div class="tool" lang="en" aria-busy="true"><p>Text</p></div>');
  renders = 0;
  await act(async () => void render(part, { container: page, hydrate: true }));
  expect(page.innerHTML).toBe('<div class="tool" lang="en"><p>Text</p></div>');
  expect(renders).toBe(1);
});

test('is not busy within the app', () => {
  expect(render(<HydrationBoundary>Text</HydrationBoundary>).container.querySelector('[aria-busy]')).toBeNull();
});
