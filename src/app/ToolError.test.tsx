import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { handOver } from '../page/session/drafts.ts';
import { SessionProvider } from '../page/session/SessionProvider.tsx';
import { usePageState } from '../page/session/use-tool.ts';
import type { CaughtError } from './ErrorBoundary.tsx';
import { PageShell } from './PageShell.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';
import { renderTool } from './testing/render-tool.tsx';
import { loadTool } from './ToolView.tsx';
import { ToolError } from './ToolError.tsx';

const State = () => <output data-testid="state">{JSON.stringify(usePageState(({ inputs }) => inputs.hmac))}</output>;

/** Shows the error of a page into which texts were typed. */
async function showError(caught: Partial<CaughtError> = {}): Promise<void> {
  const { tool } = await loadTool('hmac-generator', 'en');
  handOver('hmac-generator', tool.operations, 'hmac', { text: 'attack' });
  await renderInShell(
    <PageShell language="en">
      <SessionProvider tool={tool}>
        <ToolError caught={{ error: new Error('of the test'), isLoadFailure: false, onRetry: undefined, ...caught }} />
        <State />
      </SessionProvider>
    </PageShell>,
    { path: '/hmac-generator' },
  );
  await screen.findByRole('region', { name: 'Your input' });
}

test('Start over restores the sample and retries', async () => {
  const onRetry = vi.fn<() => void>();
  await showError({ onRetry });
  expect(screen.getByRole('heading', { level: 2, name: 'Something went wrong in this tool' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByTestId('state').textContent).toContain('attack');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('state').textContent).not.toContain('attack');
});

test('a failed load is not a bug: no report and no Start over', async () => {
  await showError({ isLoadFailure: true, onRetry: () => undefined });
  screen.getByRole('heading', { level: 2, name: 'Something went wrong' });
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  expect(screen.queryByText('Report this problem')).toBeNull();
  screen.getByRole('button', { name: 'Try again' });
});

test('an error without a retry offers none', async () => {
  await showError();
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an error in an effect of a page stays with the page, whose head remains', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
    if (type === 'paste') throw new Error('A bug of the test');
    Reflect.apply(listen, globalThis, [type, ...rest]);
  });
  const { container } = await renderTool('base64-file-converter');
  expect(container.querySelector('h1')?.textContent).toBe('Base64 file converter');
  const alert = within(container).getByRole('alert');
  expect(alert.querySelector('h2')?.textContent).toBe('Something went wrong in this tool');
  expect(alert.querySelector('p')?.textContent).toBe('This is a bug in Penknife. The other tools still work, and your input is still here.');
  vi.mocked(globalThis.addEventListener).mockRestore();
  fireEvent.click(within(container).getByRole('button', { name: 'Try again' }));
  expect(within(container).queryByRole('alert')).toBeNull();
});
