import { expect, test, vi } from 'vitest';
import { RefreshButton } from './RefreshButton.tsx';
import { renderPart } from './testing/render-part.tsx';

test('Refresh has the key R if it is the main button, and is disabled until an on-demand run is started', async () => {
  const refresh = vi.fn<() => void>();
  const view = await renderPart(
    <>
      <RefreshButton operation={{ refresh, isOnDemand: false }} isMain />
      <RefreshButton operation={{ refresh, isOnDemand: true }}>Draw again</RefreshButton>
    </>,
  );
  const main = view.getByRole('button', { name: 'Refresh' });
  expect([main.dataset.action, main.getAttribute('aria-keyshortcuts')]).toEqual(['run', 'R Control+Enter']);
  expect(main.className).toMatch(/primary/u);
  await view.user.click(main);
  expect(refresh).toHaveBeenCalledOnce();
  const other = view.getByRole('button', { name: 'Draw again' });
  expect([other.matches(':disabled'), other.getAttribute('aria-keyshortcuts')]).toEqual([true, 'Control+Enter']);
  expect(other.className).not.toMatch(/primary/u);
});
