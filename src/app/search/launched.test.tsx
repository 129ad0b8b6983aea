import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubScreen } from '../testing/media.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import type { LaunchQueue } from './launched.ts';
import { onLaunched, receiveLaunches } from './launched.ts';
import { loadTool } from '../ToolView.tsx';
import { Search } from './Search.tsx';

type Consumer = Parameters<LaunchQueue['setConsumer']>[0];

const ignore: Consumer = () => undefined;

/** A queue as in an installed app, with a function that opens files with the app. */
function createQueue() {
  let consume = ignore;
  const queue: LaunchQueue = {
    setConsumer: (consumer) => {
      consume = consumer;
    },
  };
  return { queue, launch: (...files: readonly File[]) => act(async () => consume({ files: files.map((file) => ({ getFile: async () => file })) })) };
}

const file = (name: string, content: string, type = ''): File => new File([content], name, { type });
const options = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')];

afterEach(() => {
  vi.unstubAllGlobals();
});

test('files wait until the home page takes them', async () => {
  const { queue, launch } = createQueue();
  const goHome = vi.fn<() => void>();
  receiveLaunches(queue, goHome);
  const opened = file('a.json', '{}');
  await launch(opened);
  expect(goHome).toHaveBeenCalledTimes(1);
  const take = vi.fn<(files: readonly File[]) => void>();
  const end = onLaunched(take);
  expect(take.mock.calls).toEqual([[[opened]]]);
  await launch(opened);
  expect(take).toHaveBeenCalledTimes(2);
  expect(goHome).toHaveBeenCalledTimes(1);
  end();
  await launch(opened);
  expect(take).toHaveBeenCalledTimes(2);
  onLaunched(() => undefined)();
});

test('a start without files changes nothing', async () => {
  const { queue, launch } = createQueue();
  const goHome = vi.fn<() => void>();
  receiveLaunches(queue, goHome);
  await launch();
  expect(goHome).not.toHaveBeenCalled();
});

async function openWithHome(...files: readonly File[]): Promise<void> {
  stubScreen();
  // Compiling these takes longer than a test waits on a busy machine.
  await Promise.all([import('./pasted.ts'), import('../../page/open-in/open-offer.ts'), loadTool('pdf-signature-checker', 'en')]);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { queue, launch } = createQueue();
  vi.stubGlobal('launchQueue', queue);
  receiveLaunches(queue, () => undefined);
  await renderInShell(
    <main>
      <Search isHero />
    </main>,
  );
  await launch(...files);
}

test('opens a file in its tool if only one fits', async () => {
  await openWithHome(file('a.pdf', '%PDF-1.7\n', 'application/pdf'));
  await waitFor(() => expect(location.pathname).toBe('/pdf-signature-checker'));
});

test('lists the tools if several fit', async () => {
  await openWithHome(file('a.json', '{"a": 1}', 'application/json'));
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  expect(location.pathname).toBe('/');
});
