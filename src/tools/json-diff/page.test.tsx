import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const tree = (): HTMLElement => screen.getByRole('tree');
const items = (): readonly HTMLElement[] => within(tree()).getAllByRole('treeitem');
const selected = (): string | undefined => items().find((item) => item.getAttribute('aria-selected') === 'true')?.textContent;
const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(tree(), { key });
};

async function compare(original: string, modified: string) {
  const page = await renderTool('json-diff');
  page.fill('compare', 'original', original);
  page.fill('compare', 'modified', modified);
  return page;
}

test('shows the differences as a tree, and moves between them', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('json-diff');
  await expectShown('compare', 'equal', '4 differences');
  await waitFor(() => expect(items().find(({ textContent }) => textContent.includes('→'))?.textContent).toContain('"Ada"→"Ada Lovelace"'));
  press('n');
  const first = selected();
  expect(first).not.toContain('contains changes');
  press('n');
  expect(selected()).not.toBe(first);
  press('p');
  expect(selected()).toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Next change' }));
  expect(selected()).not.toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Previous change' }));
  expect(selected()).toBe(first);
});

test('describes each change with a word and a sign', { tags: ['slow'] }, async () => {
  const { expectShown } = await compare('{"a": 1, "b": {"c": 1}, "d": 5, "e": 0}', '{"a": 2, "b": {"c": 1, "x": 7}, "e": 0}');
  await expectShown('compare', 'equal', '3 differences');
  await waitFor(() =>
    expect(items().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\{ \}contains changes$/u),
      expect.stringMatching(/~a:1→2changed$/u),
      expect.stringMatching(/b:\{ \}contains changes$/u),
      expect.stringMatching(/c:1unchanged$/u),
      expect.stringMatching(/\+x:7added$/u),
      expect.stringMatching(/−d:5removed$/u),
      expect.stringMatching(/e:0unchanged$/u),
    ]),
  );
  expect(screen.getByText('+ 1 added').tagName).not.toBe('');
  expect(screen.getByText('− 1 removed').tagName).not.toBe('');
  expect(screen.getByText('~ 1 changed').tagName).not.toBe('');
});

test('expands and collapses with keys, and copies the path and the values', { tags: ['slow'] }, async () => {
  const { user, expectShown } = await compare('{"a": {"b": 1}}', '{"a": {"b": 2}}');
  await expectShown('compare', 'equal', '1 difference');
  await waitFor(() => expect(items()).toHaveLength(3));
  press('Home', 'ArrowDown', 'Enter');
  expect(items()).toHaveLength(2);
  expect(items()[1]?.getAttribute('aria-expanded')).toBe('false');
  press('ArrowRight', 'ArrowRight');
  expect(selected()).toContain('b:');
  await user.click(screen.getByRole('button', { name: 'Copy Path' }));
  await expectCopied('/a/b');
  await user.click(screen.getByRole('button', { name: 'Copy Old value' }));
  await expectCopied('1');
  await user.click(screen.getByRole('button', { name: 'Copy New value' }));
  await expectCopied('2');
  press('Enter');
  expect(items()).toHaveLength(3);
  press('Home');
  expect(screen.getByText('Whole document')).toBeInstanceOf(HTMLElement);
});

test('offers other views, and swaps the documents', { tags: ['slow'] }, async () => {
  const { expectShown, isShown, user } = await renderTool('json-diff');
  await expectShown('compare', 'equal', '4 differences');
  await user.click(screen.getByRole('tab', { name: 'Side by side' }));
  const sides = document.querySelector('[data-value="sides"]');
  expect(sides?.textContent).toContain('+  "offline": true');
  expect(isShown('compare', 'patch')).toBe(false);
  await user.click(screen.getByRole('tab', { name: 'JSON Patch' }));
  expect(isShown('compare', 'patch')).toBe(true);
  await user.click(screen.getByRole('tab', { name: 'List' }));
  expect(isShown('compare', 'changes')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Swap/u }));
  await user.click(screen.getByRole('tab', { name: 'Merge patch' }));
  await expectShown('compare', 'mergePatch', /"offline": null/u);
});

test('reports equal documents', async () => {
  const { expectShown } = await compare('{"a": 1}', '{ "a": 1 }');
  await expectShown('compare', 'equal', 'The documents are equal');
});

test('applies a patch, and reports which operation fails', async () => {
  const { switchTo, fill, expectShown } = await renderTool('json-diff');
  await switchTo('applyPatch');
  await expectShown('applyPatch', 'output', /Penknife 2/u);
  fill('applyPatch', 'input', '{}');
  expect((await screen.findByRole('alert')).textContent).toContain('operation 1: path “/tags/-” not found');
});
