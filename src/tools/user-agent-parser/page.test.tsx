import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test('starts with the User-Agent of this browser', async () => {
  const { box } = await renderTool('user-agent-parser');
  await waitFor(() => expect(box('parse', 'userAgent').value).toBe(navigator.userAgent));
});

test('keeps the User-Agent of a link until this browser is requested', async () => {
  const { box } = await renderTool('user-agent-parser', { link: `#/parse?userAgent=${encodeURIComponent(CHROME)}` });
  expect(box('parse', 'userAgent').value).toBe(CHROME);
  fireEvent.click(screen.getByRole('button', { name: 'This browser' }));
  expect(box('parse', 'userAgent').value).toBe(navigator.userAgent);
});

test('shows browser, OS and CPU, and explains the tokens', async () => {
  const { fill, part, parts, expectShown } = await renderTool('user-agent-parser');
  fill('parse', 'userAgent', CHROME);
  await expectShown('parse', 'summary', /Chrome 126.*Linux/u);
  await waitFor(() => expect(part('parse', 'cpuArchitecture').textContent).toBe('amd64 (the x86-64 instruction set of Intel and AMD)'));
  expect(parts('parse', 'clientName')).toHaveLength(0);
  expect(part('parse', 'browserName').textContent).toBe('Chrome');
  const tokens = document.querySelector('[data-value="tokens"]')?.textContent;
  expect(tokens).toContain('Every browser sends this.');
  expect(tokens).toContain('A Unix desktop.');
  expect(tokens).toContain('AppleWebKit grew out of KHTML');
});

test('reports that the browser does not support client hints', async () => {
  await renderTool('user-agent-parser');
  fireEvent.click(screen.getByRole('button', { name: 'Get from this browser', hidden: true }));
  await screen.findByText('This browser does not support client hints; only Chromium-based browsers do.');
});

test('lists several strings, and downloads them as CSV', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  const { user, fill } = await renderTool('user-agent-parser');
  fill('parse', 'userAgent', `${CHROME}\n\n${IPHONE}`);
  await screen.findByRole('heading', { name: '2 strings' });
  const rows = await waitFor(() => {
    const found = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(found).toHaveLength(2);
    return found;
  });
  expect(rows[0]?.textContent).toMatch(/Chrome 126.*Linux/u);
  expect(rows[1]?.textContent).toMatch(/Safari.*iOS/u);
  await user.click(screen.getByRole('button', { name: /^Download/u }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['user-agents.csv', 'text/csv']]);
  expect(await downloads[0]?.content.text()).toMatch(/^userAgent,summary,clientKind,/u);
});
