import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

function group(title: string): HTMLElement {
  const details = screen.getByText(new RegExp(`^${title} \\(\\d+\\)$`, 'u')).closest('details');
  if (!details) throw new Error(`${title} is not a group`);
  details.open = true;
  return details;
}

test('lists unconverted options in groups, each with an explanation', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  const { user, fill, expectShown } = await renderTool('docker-run-to-docker-compose-converter');
  fill('toCompose', 'command', 'docker run --rm --frob -P -e A=$B nginx');
  await expectShown('toCompose', 'compose', /A: \$\{B\}/u);
  for (const [title, option, sentence] of [
    ['Not supported in Compose', '--publish-all', 'This cannot be expressed in a Compose file.'],
    ['Unknown options', '--frob', 'These are not docker run options'],
    ['Not needed with Compose', '--rm', 'Docker Compose does this when it starts the services'],
  ] as const) {
    const details = group(title);
    expect(details.querySelector('summary')?.textContent).toBe(`${title} (1)`);
    expect(
      within(details)
        .getByRole('row', { name: new RegExp(option, 'u') })
        .querySelectorAll('td, th').length,
    ).toBeGreaterThan(1);
    expect(within(details).getByText(new RegExp(sentence, 'u')).tagName).toBe('P');
    expect(within(details).queryByRole('columnheader', { name: 'Service' })).toBeNull();
    expect(within(details).queryByRole('columnheader', { name: 'Reason' })).toBeNull();
  }
  expect(document.querySelector('[data-code="shell-variable"]')?.textContent).toContain('Compose reads variables from its environment');
  const [download] = screen.getAllByRole('button', { name: 'Download Compose file' });
  if (!download) throw new Error('the file cannot be downloaded');
  await user.click(download);
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['compose.yaml', 'application/yaml']]);
});

test('names unknown options above the result, which may have the wrong image', { tags: ['slow'] }, async () => {
  const { fill, part, expectShown } = await renderTool('docker-run-to-docker-compose-converter');
  await expectShown('toCompose', 'compose', /restart: always/u);
  expect(within(part('toCompose', 'compose')).queryByText(/^Unknown options/u)).toBeNull();
  fill('toCompose', 'command', 'docker run --foo --frob bar\ndocker run --foo redis');
  await expectShown('toCompose', 'compose', /image: bar/u);
  const note = await within(part('toCompose', 'compose')).findByText(/^Unknown options/u);
  expect(note.textContent).toBe('Unknown options: --foo --frob');
  expect(note.nextSibling?.textContent).toMatch(/^These are not docker run options/u);
});

test('keeps the live region for unknown options while the result is stale', { tags: ['slow'] }, async () => {
  const { fill, part, expectShown } = await renderTool('docker-run-to-docker-compose-converter');
  fill('toCompose', 'command', 'docker run --foo bar');
  await expectShown('toCompose', 'compose', /image: bar/u);
  const region = (await within(part('toCompose', 'compose')).findByText(/^Unknown options/u)).closest('[role="status"]');
  fill('toCompose', 'command', 'docker "');
  await screen.findByRole('alert');
  expect(screen.queryByText(/^Unknown options/u, { selector: '[role="status"] *' })).toBeNull();
  expect(region?.isConnected).toBe(true);
});

test('lists the service of an option if there are several, and the reason why one is omitted', async () => {
  const { fill, expectShown } = await renderTool('docker-run-to-docker-compose-converter');
  fill('toCompose', 'command', 'docker run -P --ip 10.0.0.2 nginx\ndocker run --frob redis');
  await expectShown('toCompose', 'compose', /redis/u);
  const details = group('Not supported in Compose');
  expect(within(details).getByRole('columnheader', { name: 'Service' }).textContent).toContain('Service');
  expect(within(details).getByRole('columnheader', { name: 'Reason' }).textContent).toContain('Reason');
  expect(details.textContent).toContain('Needs a user-defined network');
});

test('warns about a command substitution', async () => {
  const { fill, expectShown } = await renderTool('docker-run-to-docker-compose-converter');
  fill('toCompose', 'command', 'docker run -e A=$(date) nginx');
  await expectShown('toCompose', 'compose', /nginx/u);
  await waitFor(() => expect(document.querySelector('[data-code="command-substitution"]')?.textContent).toContain('Compose does not run a shell'));
  expect(screen.queryByText(/^Unknown options/u)).toBeNull();
});

test('swaps the direction, with the result as the new input', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('docker-run-to-docker-compose-converter');
  await expectShown('toCompose', 'compose', /restart: always/u);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Swap/u }).disabled).toBe(false));
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', altKey: true });
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Convert to docker run' }).getAttribute('aria-selected')).toBe('true'));
  await expectShown('toRun', 'commands', /--restart always/u);
});

test('lists settings that docker run has no option for', { tags: ['slow'] }, async () => {
  const { switchTo, fill, expectShown } = await renderTool('docker-run-to-docker-compose-converter');
  await switchTo('toRun');
  fill('toRun', 'compose', 'services:\n  web:\n    image: nginx\n    depends_on: [db]\n  db:\n    image: redis\n    deploy:\n      replicas: 2\n');
  await expectShown('toRun', 'commands', /redis/u);
  const details = group('Not converted');
  expect(within(details).getByText('This cannot be expressed with docker run. Set it up manually if you need it.').tagName).toBe('P');
  fill('toRun', 'compose', 'services:\n  web:\n    image: nginx\n');
  await waitFor(() => expect(screen.queryByText(/^Not converted/u)).toBeNull());
});
