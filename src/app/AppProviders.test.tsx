import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEnvironment } from '../page/environment.ts';
import { Link } from '../ui/link/Link.tsx';
import { useUiWords } from '../ui/words.ts';
import { ShellContext, useShell } from './shell.tsx';
import { AppProviders } from './AppProviders.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

function Provided() {
  const { words, toolName, toolNames, toolIcon, hrefOf, openTool } = useEnvironment();
  const uiWords = useUiWords();
  return (
    <>
      <output>{[words.language, toolNames['text-diff'], hrefOf('text-diff'), uiWords('close')].join(' | ')}</output>
      <p>
        {toolIcon('text-diff')} {toolName('text-diff')}
      </p>
      <Link to="/about">About</Link>
      <button type="button" onClick={() => openTool('text-diff')}>
        Open
      </button>
    </>
  );
}

test('provides words, names, icons and addresses of tools', async () => {
  const { container } = await renderInShell(<Provided />, { language: 'de' });
  expect(screen.getByRole('status').textContent).toBe('de | Texte vergleichen | /text-diff | Schließen');
  expect(container.querySelector('p')?.textContent).toBe(' Texte vergleichen');
  expect(container.querySelector('p use')?.getAttribute('href')).toMatch(/#text-diff$/u);
});

test('follows links, and opens the page of a tool, without loading a document', async () => {
  const { user } = await renderInShell(<Provided />);
  await user.click(screen.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(location.pathname).toBe('/about'));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(location.pathname).toBe('/text-diff');
});

test('adds a history entry for another input of the tool in view', async () => {
  const { user } = await renderInShell(<Provided />, { path: '/text-diff#/compare?original=a' });
  const before = history.length;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect([location.pathname, location.hash, history.length]).toEqual(['/text-diff', '', before + 1]);
});

/** The same, where Text diff is not translated. */
function InEnglish() {
  const shell = useShell();
  const name = { name: 'Text diff', description: '', short: '', lang: 'en' } as const;
  return (
    <ShellContext value={{ ...shell, tools: { ...shell.tools, 'text-diff': name } }}>
      <AppProviders>
        <Provided />
      </AppProviders>
    </ShellContext>
  );
}

test('marks the name of a tool that is shown in English', async () => {
  const { container } = await renderInShell(<InEnglish />, { language: 'de' });
  expect(container.querySelector('p [lang="en"]')?.textContent).toBe('Text diff');
});
