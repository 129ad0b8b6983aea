import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied, expectCopied } from '../../app/testing/clipboard.ts';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

const version = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name });
const bits = (part: string): string | undefined => document.querySelector(`li[data-part="${part}"]`)?.textContent;
const uuid = (): HTMLElement => screen.getByLabelText('UUID', { selector: 'input, textarea' });

test('shows a UUID, and a new one on R', async () => {
  const { shown, expectShown } = await renderTool('uuid-generator');
  await expectShown('generate', 'uuids', V4);
  const before = shown('generate', 'uuids');
  fireEvent.keyDown(document.body, { key: 'r' });
  await waitFor(() => expect(shown('generate', 'uuids')).not.toBe(before));
  await expectShown('generate', 'uuids', V4);
});

test('describes a version, and hides the inputs that it does not use', { tags: ['slow'] }, async () => {
  const { user, fill, isShown, expectShown } = await renderTool('uuid-generator');
  expect(screen.getByText('Random. For most uses.').getAttribute('aria-live')).toBe('polite');
  expect(isShown('generate', 'name')).toBe(false);
  await user.click(version('v5'));
  await expectShown('generate', 'uuids', '4fd35a71-71ef-5a55-a9d9-aa75c889a6d0');
  expect(screen.getByText('SHA-1 of a name in a namespace. Same name, same UUID.').tagName).toBe('P');
  expect(isShown('generate', 'count')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'dns' }));
  fill('generate', 'name', 'www.example.com');
  await expectShown('generate', 'uuids', '2ed6657d-e927-568b-95e1-2665a8aea6a2');
  await user.click(version('v3'));
  await expectShown('generate', 'uuids', '5df41881-3aed-3515-88a7-2f4a814cf09e');
  await user.click(version('v1'));
  fill('generate', 'node', 'xyz');
  expect((await screen.findByRole('alert')).textContent).toContain('A node must be 12 hex digits');
});

test('copies a list as lines and as JSON, and downloads it', async () => {
  const downloads = catchDownloads();
  const { user, shown, expectShown } = await renderTool('uuid-generator', { link: '#/generate?version=v7&count=3' });
  await expectShown('generate', 'uuids', /^(?:[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21}\s*){3}$/u);
  const lines = shown('generate', 'uuids').trim().split('\n');
  expect(lines).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Copy UUIDs' }));
  await expectCopied(lines.join('\n'));
  await user.click(screen.getByRole('button', { name: 'Copy as JSON array' }));
  await waitFor(async () => expect(await copied()).toMatch(/^\[/u));
  expect(JSON.parse(await copied())).toEqual(lines);
  await user.click(screen.getByRole('button', { name: 'Download UUIDs' }));
  expect(downloads.map(({ name }) => name)).toEqual(['uuids.txt']);
});

test('inspects the fields of a UUID, its time and its other formats', { tags: ['slow'] }, async () => {
  const { switchTo, isShown, shown, expectShown } = await renderTool('uuid-generator');
  await switchTo('inspect');
  await expectShown('inspect', 'timestamp', '2022-02-22T19:22:22.000Z');
  expect(document.querySelector('[data-local-time]')?.textContent).toContain('2022');
  expect(bits('random')).toBe('Random: 74 bits (52–63, 66–127)');
  expect(isShown('inspect', 'node')).toBe(false);
  fireEvent.change(uuid(), { target: { value: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' } });
  await expectShown('inspect', 'node', '9f:6b:de:ce:d8:46');
  expect(bits('clockSequence')).toBe('Clock sequence: 14 bits (66–79)');
  expect(bits('random')).toBeUndefined();
  expect(shown('inspect', 'base64url')).toBe('wjKrAJQUEeyzyJ9r3s7YRg');
  const figure = document.querySelector('figure [aria-hidden="true"]');
  expect(figure?.textContent.replaceAll(/[^01]/gu, '').length).toBeGreaterThan(128);
  expect(figure?.textContent.startsWith('c110020010')).toBe(true);
  fireEvent.change(uuid(), { target: { value: 'c232ab00-9414-11ec-b3c8-9f6bdeced84' } });
  expect((await screen.findByRole('alert')).textContent).toContain('character 36');
});

test('reports that text around a UUID was ignored', { tags: ['slow'] }, async () => {
  const { switchTo, fill, expectShown } = await renderTool('uuid-generator');
  await switchTo('inspect');
  fill('inspect', 'uuid', 'UUID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");');
  await expectShown('inspect', 'notes', 'The characters around the UUID were ignored.');
});
