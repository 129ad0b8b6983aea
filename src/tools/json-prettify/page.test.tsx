import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copied, expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const DOCUMENT = '{"user": {"id": 123456789012345678901, "tags": ["a", "b"], "created": 1700000000}, "ok": true}';

const radio = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name });
const tree = (): HTMLElement => screen.getByRole('tree');
const rows = (): readonly HTMLElement[] => within(tree()).getAllByRole('treeitem');
const row = (name: string): HTMLElement => {
  const found = rows().find(({ textContent }) => textContent.startsWith(`${name}:`));
  if (!found) throw new Error(`${name} is not in view`);
  return found;
};
const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(tree(), { key });
};
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const search = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

const validate = (): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name: 'Validate' });
const violations = (): readonly string[] => [...document.querySelectorAll('[data-value="violations"] li')].map(({ textContent }) => textContent);

async function renderTree(json = DOCUMENT) {
  const page = await renderTool('json-prettify');
  page.fill('format', 'input', json);
  await page.expectShown('format', 'output', /./u);
  // The tree is loaded when it is selected.
  await act(async () => fireEvent.click(radio('Tree')));
  await screen.findByRole('tree');
  return page;
}

test('formats the input according to the options', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('json-prettify');
  fill('format', 'input', DOCUMENT);
  await expectShown('format', 'output', /"id": 123456789012345678901,/u);
  await expectShown('format', 'output', /^\{\n {2}"user"/u);
  fireEvent.click(screen.getByLabelText('Sort keys'));
  await expectShown('format', 'output', /^\{\n {2}"ok": true/u);
});

test('expands and collapses the tree, and moves in it with keys', { tags: ['slow'] }, async () => {
  await renderTree();
  await waitFor(() => expect(rows()[0]?.textContent).toContain('2 keys'));
  expect(rows()[0]?.getAttribute('aria-level')).toBe('1');
  fireEvent.click(button('Collapse all'));
  expect(rows()).toHaveLength(1);
  press('ArrowRight', 'ArrowDown', 'ArrowRight');
  expect(row('user').getAttribute('aria-expanded')).toBe('true');
  expect(row('user').getAttribute('aria-level')).toBe('2');
  expect(row('user').getAttribute('aria-posinset')).toBe('1');
  expect(row('user').getAttribute('aria-setsize')).toBe('2');
  expect(tree().getAttribute('aria-activedescendant')).toBe(row('user').id);
  expect(rows()).toHaveLength(6);
  press('ArrowLeft');
  expect(row('user').getAttribute('aria-expanded')).toBe('false');
  expect(rows()).toHaveLength(3);
  press('End');
  expect(row('ok').getAttribute('aria-selected')).toBe('true');
  expect(row('ok').hasAttribute('aria-expanded')).toBe(false);
  press('*');
  expect(row('user').getAttribute('aria-expanded')).toBe('true');
  press('ArrowLeft');
  expect(rows()[0]?.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(button('Expand to level 1'));
  expect(rows()).toHaveLength(3);
  fireEvent.click(button('Expand all'));
  expect(rows()).toHaveLength(8);
});

test('selects the closest visible ancestor when the selected node is hidden', { tags: ['slow'] }, async () => {
  await renderTree();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  fireEvent.click(button('Expand all'));
  press('Home', 'ArrowDown', 'ArrowDown');
  expect(row('id').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(button('Collapse all'));
  expect(rows()[0]?.getAttribute('aria-selected')).toBe('true');
});

test('finds keys and values, and moves from one match to the next', { tags: ['slow'] }, async () => {
  await renderTree('{"tag": 1, "b": {"tags": "x"}, "c": ["tag"]}');
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  fireEvent.click(button('Collapse all'));
  fireEvent.change(search(), { target: { value: 'TAG' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(await screen.findByText('1 of 3')).toBeInstanceOf(HTMLElement);
  expect(row('tag').getAttribute('aria-selected')).toBe('true');
  expect(row('tag').querySelector('mark')?.textContent).toBe('tag');
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(screen.getByText('2 of 3')).toBeInstanceOf(HTMLElement);
  expect(row('tags').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(button('Next'));
  fireEvent.click(button('Next'));
  expect(screen.getByText('1 of 3')).toBeInstanceOf(HTMLElement);
  fireEvent.keyDown(search(), { key: 'Enter', shiftKey: true });
  expect(screen.getByText('3 of 3')).toBeInstanceOf(HTMLElement);
  fireEvent.click(button('Previous'));
  expect(screen.getByText('2 of 3')).toBeInstanceOf(HTMLElement);
  press('End');
  expect(screen.getByText('3 of 3')).toBeInstanceOf(HTMLElement);
  fireEvent.change(search(), { target: { value: 'zzz' } });
  await screen.findByText('No results');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('copies a pointer, a path or a value on click', { tags: ['slow'] }, async () => {
  const { user } = await renderTree();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  fireEvent.click(button('Expand all'));
  await user.click(row('tags'));
  await screen.findByText('Copied: /user/tags');
  expect(await copied()).toBe('/user/tags');
  expect(row('tags').getAttribute('aria-selected')).toBe('true');
  const kind = screen.getByLabelText('Click to copy');
  fireEvent.change(kind, { target: { value: 'path' } });
  await user.click(row('tags'));
  await expectCopied(/user\.tags$/u);
  fireEvent.change(kind, { target: { value: 'value' } });
  await user.click(row('id'));
  await expectCopied('123456789012345678901');
  expect(localStorage.getItem('penknife.json-prettify.copies')).toBe('"value"');
  press('ArrowDown', 'Enter');
  await expectCopied(/^\[\s*"a",\s*"b"\s*\]$/u);
});

test('previews what is in a collapsed node', { tags: ['slow'] }, async () => {
  await renderTree();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  expect(row('user').textContent).toBe('user:{ } 3 keys');
  press('Home', 'ArrowDown', 'ArrowLeft');
  expect(row('user').textContent).toBe('user:{id: 123456789012345678901, tags: […], created: 1700000000} 3 keys');
});

test('shows in one line below the tree what a click on the current node copies', { tags: ['slow'] }, async () => {
  const { user } = await renderTree();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  press('Home', 'ArrowDown', 'ArrowDown');
  expect(screen.getByText('/user/id').tagName).toBe('SPAN');
  await user.click(button('Copy JSON Pointer'));
  await expectCopied('/user/id');
  fireEvent.change(screen.getByLabelText('Click to copy'), { target: { value: 'value' } });
  expect(screen.getByText('123456789012345678901', { selector: '[class*="copiedCode"]' }).tagName).toBe('SPAN');
  await user.click(row('tags'));
  await screen.findByText(/^Copied: \[/u);
  press('ArrowUp');
  expect(screen.queryByText(/^Copied: /u)).toBeNull();
});

const announcement = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('p[role="status"][class*="announced"]');
  if (!found) throw new Error('the live region is missing');
  return found;
};

test('announces a copy only while its node is current and what a click copies is unchanged', { tags: ['slow'] }, async () => {
  const { user } = await renderTree();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  fireEvent.click(button('Expand all'));
  const copyTags = async (): Promise<void> => {
    await user.click(row('tags'));
    await waitFor(() => expect(announcement().textContent).toMatch(/^Copied: /u));
  };
  await copyTags();
  fireEvent.change(search(), { target: { value: 'created' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(announcement().textContent).toBe('');
  await copyTags();
  fireEvent.change(screen.getByLabelText('Click to copy'), { target: { value: 'value' } });
  expect(announcement().textContent).toBe('');
  await copyTags();
  fireEvent.click(button('Collapse all'));
  expect(announcement().textContent).toBe('');
  fireEvent.click(button('Expand all'));
  press('End');
  press('Home');
  expect(announcement().textContent).toBe('');
});

test('announces no copy that ends after another node became current', { tags: ['slow'] }, async () => {
  await renderTree();
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  const pending: (() => void)[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => new Promise((resolve) => pending.push(resolve)));
  press('Home', 'Enter', 'ArrowDown');
  expect(pending).toHaveLength(1);
  await act(async () => pending[0]?.());
  expect(announcement().textContent).toBe('');
});

test('has an empty live region before the first copy', { tags: ['slow'] }, async () => {
  await renderTree();
  expect([announcement().textContent, announcement().hidden]).toEqual(['', false]);
});

test('shows dates and links in numbers and strings', { tags: ['slow'] }, async () => {
  await renderTree('{"created": 1699956000, "day": "2024-02-29", "url": "https://e.example/a", "text": ""}');
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(row('created').textContent).toContain('November 14, 2023');
  expect(row('created').querySelector('[title]')?.getAttribute('title')).toContain('Tuesday, November 14, 2023');
  expect(row('day').textContent).toContain('Thursday, February 29, 2024');
  const link = row('url').querySelector('a');
  expect([link?.href, link?.target, link?.rel]).toEqual(['https://e.example/a', '_blank', 'noopener noreferrer']);
  press('End', 'ArrowUp');
  expect(screen.getByRole('link', { name: 'Open link' }).getAttribute('href')).toBe('https://e.example/a');
  press('Home');
  expect(screen.getAllByText('Whole document')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Open link' })).toBeNull();
  press('End');
  expect(row('text').getAttribute('aria-selected')).toBe('true');
});

test('keeps nodes expanded when the document changes', { tags: ['slow'] }, async () => {
  const { fill } = await renderTree('{"a": {"b": 1}, "c": {"d": 2}}');
  await waitFor(() => expect(rows()).toHaveLength(5));
  press('Home', 'ArrowDown', 'ArrowLeft');
  expect(rows()).toHaveLength(4);
  fireEvent.click(radio('Text'));
  fill('format', 'input', '{"a": {"b": 1}, "c": {"d": 2, "e": 3}}');
  await act(async () => fireEvent.click(radio('Tree')));
  await waitFor(() => expect(rows().length).toBeGreaterThan(4));
});

test('keeps the view for the next visit', async () => {
  const page = await renderTree();
  expect(localStorage.getItem('penknife.json-prettify.view')).toBe('"tree"');
  page.fill('format', 'input', '');
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
  page.unmount();
});

test('shows the tree at once if it was shown at the last visit', async () => {
  await renderTool('json-prettify', { stored: { 'penknife.json-prettify.view': '"tree"' } });
  await screen.findByRole('tree');
  expect(radio('Tree').checked).toBe(true);
});

test('repairs invalid JSON on request, and shows each change', { tags: ['slow'] }, async () => {
  const { fill, expectShown, box } = await renderTool('json-prettify');
  fill('format', 'input', "{'a': 1 'b': [1, 2}");
  expect((await screen.findByRole('alert')).textContent).toContain('Line 1, column 9');
  const offer = await screen.findByRole('button', { name: 'Repair' });
  expect(offer.title).toMatch(/^Fixed \d problems: .+ · /u);
  fireEvent.click(offer);
  await screen.findByText(/^Fixed \d problems: /u);
  await expectShown('format', 'output', /"b": \[/u);
  expect(JSON.parse(box('format', 'input').value)).toEqual({ a: 1, b: [1, 2] });
  expect(location.hash).not.toContain('repair');
  fill('format', 'input', '{"a"');
  expect((await screen.findByRole('alert')).textContent).toContain('Line 1, column 5');
  expect(screen.queryByText(/^Fixed /u)).toBeNull();
});

test('shows the changes of the option, and turns it off', { tags: ['slow'] }, async () => {
  const { fill, part } = await renderTool('json-prettify', { link: '#/format?repair=true' });
  fill('format', 'input', "{'a': 1 'b': [1, 2}");
  await screen.findByText(/^Fixed \d problems: /u);
  const changes = part('format', 'warnings').querySelectorAll('[data-code="repaired"]');
  expect(changes.length).toBeGreaterThan(1);
  expect(changes[0]?.textContent).toContain('Invalid JSON was repaired');
  fireEvent.click(button('Turn off repair'));
  expect((await screen.findByRole('alert')).textContent).toContain('Line 1, column 9');
  expect(screen.queryByText(/^Fixed /u)).toBeNull();
});

test('does not store the option', async () => {
  await renderTool('json-prettify', { link: '#/format?repair=true' });
  dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify(localStorage)).not.toContain('repair');
});

test('reports whether invalid JSON could be repaired', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('json-prettify', { link: '#/format?repair=true' });
  fill('format', 'input', '}{');
  await waitFor(() =>
    expect(screen.queryByText('Could not repair this JSON. Fix it here manually.') ?? screen.queryByText(/^Fixed /u)).toBeInstanceOf(HTMLElement),
  );
});

test('reports an error once, and marks the text as invalid', async () => {
  const { fill, box } = await renderTool('json-prettify');
  fill('format', 'input', '{"a": 1,\n "b": [1, 2,, 3]}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Line 2, column 13');
  expect(alert.textContent).toContain('unexpected “,”.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(box('format', 'input').getAttribute('aria-invalid')).toBe('true');
  const describedBy = box('format', 'input').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describedBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).toMatch(/^Line 2, column 13: (?:2:13)?unexpected “,”/u);
  fill('format', 'input', '{"a": 1}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(box('format', 'input').hasAttribute('aria-invalid')).toBe(false);
});

test('warns about a duplicate key, with a button for its position', { tags: ['slow'] }, async () => {
  const { fill, part } = await renderTool('json-prettify');
  fill('format', 'input', '{\n  "a": 1,\n  "a": 2\n}');
  await waitFor(() => expect(part('format', 'warnings').querySelector('[data-code="duplicate-key"]')?.textContent).toContain('Duplicate key in an object'));
  fireEvent.click(screen.getByRole('button', { name: /^1 warning/u }));
  expect(button('Line 3, column 3').tagName).toBe('BUTTON');
});

test('validates the result against a JSON Schema on request', { tags: ['slow'] }, async () => {
  const { fill, expectShown, box } = await renderTool('json-prettify');
  fill('format', 'input', '{"name": 1, "age": -2}');
  await expectShown('format', 'output', /"age": -2/u);
  const folded = screen.getByText('JSON Schema', { selector: 'summary' }).closest('details');
  if (!folded) throw new Error('the schema is not collapsible');
  folded.open = true;
  await act(async () => fireEvent(folded, new Event('toggle')));
  fireEvent.change(box('validate', 'schema'), { target: { value: '' } });
  expect(validate().disabled).toBe(true);
  fireEvent.change(box('validate', 'schema'), { target: { value: '{"properties": {"name": {"type": "string"}, "age": {"minimum": 0}}}' } });
  expect(validate().disabled).toBe(false);
  fireEvent.click(validate());
  await waitFor(() => expect(violations()).toHaveLength(2));
  expect(violations()[0]).toContain('/name must be of type string');
  expect(violations()[1]).toContain('/age');
  await expectShown('validate', 'violationCount', '2');
  expect(screen.queryByText('The JSON has changed since validation.')).toBeNull();
  fill('format', 'input', '{"name": "Ada", "age": 36}');
  await screen.findByText('The JSON has changed since validation.');
  await expectShown('format', 'output', /36/u);
  fireEvent.click(validate());
  await screen.findByText(/^Valid against the schema/u);
});

test('validates a document against a schema side by side', { tags: ['slow'] }, async () => {
  const { switchTo, fill } = await renderTool('json-prettify');
  await switchTo('validate');
  fill('validate', 'schema', '');
  expect(await screen.findByText(/will appear here/u, { selector: 'p' })).toBeInstanceOf(HTMLElement);
  fill('validate', 'schema', '{"type": "array"}');
  fill('validate', 'input', '{}');
  await waitFor(() => expect(document.querySelector('[data-value="violations"] li')?.textContent).toContain('Whole document'));
});
