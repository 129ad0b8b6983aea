import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearFailedLoads } from '../../page/lazy/lazy.tsx';
import { loading } from '../testing/loading.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import Licenses from './Licenses.tsx';
import { loadLicenses } from './load-licenses.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// Loaded lists stay loaded, so the tests have an order.
test('a list that the site does not have is an error', async () => {
  vi.stubEnv('PROD', true);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  await expect(loadLicenses()).rejects.toThrow('licences.json: 404');
  clearFailedLoads();
});

test('the packages of a built site are listed, each with its license', async () => {
  vi.stubEnv('PROD', true);
  const packages = [
    { name: 'react', version: '19.0.0', license: 'MIT', text: 'Permission is hereby granted' },
    { name: 'a part', license: 'ISC', text: 'Permission to use' },
  ];
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(packages)));
  await renderInShell(<Licenses />);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/licences.json']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Licenses');
  screen.getByText('Penknife is built with these packages. Thanks to their authors. Expand a package to read its license.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['react19.0.0 · MIT', 'a partISC']);
  expect(screen.getByText('react').lang).toBe('en');
  await loading(() => fireEvent.click(screen.getByRole('button', { name: /^react/u })));
  expect(screen.getByText('Permission is hereby granted')).toBeInstanceOf(HTMLElement);
});
