import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const rows = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-value="services"] tbody tr');

test('generates another port on Space if nothing is focused', { tags: ['slow'] }, async () => {
  const { box, shown, expectShown } = await renderTool('random-port-generator');
  fireEvent.click(screen.getByRole('button', { name: 'Dynamic 49152–65535' }));
  expect([box('generate', 'minimum').value, box('generate', 'maximum').value]).toEqual(['49152', '65535']);
  await expectShown('generate', 'ports', /^(?:49[1-9]|5\d|6[0-5])\d+$/u);
  const first = shown('generate', 'ports');
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Any' }), { key: ' ' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: ' ', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
  await waitFor(() => expect(shown('generate', 'ports')).not.toBe(first));
});

test('names the range of a single port, and collapses those of several', async () => {
  const { fill, expectShown, isShown } = await renderTool('random-port-generator', { link: '#/generate?minimum=50000&maximum=50010' });
  await expectShown('generate', 'details', 'Dynamic (49152–65535)');
  await expectShown('generate', 'availableCount', '11');
  expect(screen.queryByText('Ranges', { selector: 'summary *, summary' })).toBeNull();
  fill('generate', 'count', '2');
  await screen.findByText('Ranges', { selector: 'summary *, summary' });
  expect(isShown('generate', 'details')).toBe(false);
});

test('looks up the services on a port', { tags: ['slow'] }, async () => {
  const { fill, isShown } = await renderTool('random-port-generator');
  const folded = document.querySelector<HTMLElement>('[data-value="services"]')?.closest('details');
  expect(folded?.open).toBe(false);
  fill('lookup', 'query', 'postgres');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain('5432');
  expect(folded?.open).toBe(true);
  expect(isShown('lookup', 'range')).toBe(false);
  fill('lookup', 'query', '22');
  await waitFor(() => expect(isShown('lookup', 'range')).toBe(true));
});
