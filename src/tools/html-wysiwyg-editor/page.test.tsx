import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

async function openEditor() {
  const view = await renderTool('html-wysiwyg-editor');
  const bar = await view.findByRole('toolbar', { name: 'Formatting' });
  const content = view.getByRole('textbox', { name: 'Text' });
  return { ...view, bar, content, press: (name: string) => view.user.click(within(bar).getByRole('button', { name })) };
}

test('moves within the toolbar with the arrow keys, Home and End, as a single tab stop', { tags: ['slow'] }, async () => {
  const { bar, user } = await openEditor();
  const stops = () => [...bar.querySelectorAll('[tabindex="0"]')];
  const block = within(bar).getByRole('combobox', { name: 'Paragraph or heading' });
  expect(stops()).toEqual([block]);
  await act(async () => block.focus());
  for (const [key, name] of [
    ['ArrowRight', 'Undo'],
    ['End', 'Justify'],
    ['ArrowLeft', 'Align right'],
    ['End', 'Justify'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement?.textContent).toBe(name);
    expect(stops()).toEqual([document.activeElement]);
  }
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(block);
  await user.keyboard('{ArrowLeft}{Home}');
  expect(document.activeElement).toBe(block);
});

test('keeps a disabled button in the tab order without an effect', async () => {
  const { bar, content, press } = await openEditor();
  const before = content.innerHTML;
  expect(within(bar).getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  await press('Undo');
  expect(content.innerHTML).toBe(before);
});

test('inserts a table with three rows, and places the caret in its first cell', { tags: ['slow'] }, async () => {
  const { content, press, getByRole, user } = await openEditor();
  const cells = () => [...content.querySelectorAll('tr')].map((row) => [...row.children].map(({ localName }) => localName).join(' '));
  await press('Table');
  await user.click(getByRole('button', { name: 'Insert table' }));
  expect(cells()).toEqual(['th th th', 'td td td', 'td td td']);
  await user.click(getByRole('button', { name: 'Delete row' }));
  await user.click(getByRole('button', { name: 'Column left' }));
  expect(cells()).toEqual(['td td td td', 'td td td td']);
});

test('inserts a task with a labeled checkbox, and writes its state to the HTML', { tags: ['slow'] }, async () => {
  const { content, press, user, expectShown } = await openEditor();
  await press('Task list');
  await user.click(within(content).getByRole('checkbox', { name: 'Done' }));
  await expectShown('format', 'output', /<input type="checkbox" disabled="" checked="" \/>/u);
});

test('rejects a URL that runs a script', async () => {
  const { press, getByLabelText, getByRole, getByText, user, content } = await openEditor();
  await press('Image');
  await user.type(getByLabelText('URL'), 'javascript:a');
  await user.click(getByRole('button', { name: 'Apply' }));
  expect(getByText('Enter a URL such as https://…').tagName).toBe('P');
  await user.clear(getByLabelText('URL'));
  await user.type(getByLabelText('URL'), 'https://a.example/b.png{Enter}');
  expect(content.querySelector('[data-image]')?.textContent).toBe('https://a.example/b.png');
});
