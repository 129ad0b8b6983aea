import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadOnce } from '../page/lazy/lazy.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface BombProps {
  readonly error: () => unknown;
}

function Bomb({ error }: BombProps) {
  const thrown = error();
  if (thrown !== undefined) throw thrown;
  return <p>all is well</p>;
}

function show(error: () => unknown): void {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary
      fallback={(caught) => (
        <p role="alert">
          {String(caught.error)} {caught.isLoadFailure ? 'load' : 'bug'} {caught.onRetry && <button onClick={caught.onRetry}>retry</button>}
        </p>
      )}
    >
      <Bomb error={error} />
    </ErrorBoundary>,
  );
}

const retry = (): void => void fireEvent.click(screen.getByRole('button', { name: 'retry' }));

test('renders its children if they do not throw', () => {
  show(() => undefined);
  screen.getByText('all is well');
  expect(console.error).not.toHaveBeenCalled();
});

test('shows the error instead, logs it to the console, and renders the page again after a retry', () => {
  let isBroken = true;
  show(() => (isBroken ? new Error('broken') : undefined));
  expect(screen.getByRole('alert').textContent).toBe('Error: broken bug retry');
  expect(vi.mocked(console.error).mock.calls.some(([first, stack]) => first instanceof Error && String(stack).includes('Bomb'))).toBe(true);
  isBroken = false;
  retry();
  screen.getByText('all is well');
});

test('the same error again cannot be retried, another one can', () => {
  const same = new Error('same');
  let error = same;
  show(() => error);
  retry();
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Error: same bug');
  expect(screen.queryByRole('button')).toBeNull();
  error = new Error('other');
});

test('a new error with the same cause can be retried', () => {
  show(() => new Error('again'));
  retry();
  retry();
  expect(screen.getByRole('alert').textContent).toBe('Error: again bug retry');
});

test('distinguishes a failed load from a bug, and retrying loads again', async () => {
  const error = new Error('Failed to fetch');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  const loadPart = loadOnce(load);
  await expect(loadPart()).rejects.toBe(error);
  show(() => error);
  expect(screen.getByRole('alert').textContent).toBe('Error: Failed to fetch load retry');
  load.mockResolvedValue('loaded');
  retry();
  expect(await loadPart()).toBe('loaded');
});
