import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { describeText } from '../demo-tool.tsx';
import { Field } from '../Field.tsx';
import { renderOperation, toolOf } from '../testing/render-part.tsx';
import styles from './fields.module.css';

const read = declare({
  input: { line: text({ primary: true }), notes: text({ multiline: true }), secret: text({ secret: true }), key: text({ secret: true, multiline: true }) },
  output: { length: text({ primary: true }) },
});
const words = Object.fromEntries(Object.keys(read.input).map((name) => [`inputs.${name}.label`, `The ${name}`]));

async function show(name: keyof (typeof read)['input']) {
  const tool = await toolOf({ read }, { read: () => ({ length: '' }) }, words);
  const view = await renderOperation(read, (operation) => <Field operation={operation} name={name} />, tool);
  return { ...view, value: () => view.state().input[name] };
}

test('a multi-line text starts with two rows and grows to eight', async () => {
  const notes = await show('notes');
  const box = notes.getByLabelText('The notes');
  const rows = (text: string): string | null => {
    fireEvent.change(box, { target: { value: text } });
    expect(notes.value()).toBe(text);
    return box.getAttribute('rows');
  };
  expect([box.tagName, box.getAttribute('rows'), box.getAttribute('spellcheck')]).toEqual(['TEXTAREA', '2', 'false']);
  expect(box.parentElement?.className).toContain(styles.growing);
  expect(notes.queryByRole('button')).toBeNull();
  expect(['a\nb', 'a\nb\nc', 'x'.repeat(241), '\n'.repeat(30)].map(rows)).toEqual(['2', '3', '4', '8']);
});

test('a multi-line text of a given height does not grow', async () => {
  const view = await renderOperation(describeText, (operation) => <Field operation={operation} name="text" rows={5} />);
  const box = view.box('describeText', 'text');
  expect([box.getAttribute('rows'), box.parentElement?.className]).toEqual(['5', expect.not.stringContaining(styles.growing ?? 'none')]);
});

test('shows text of one line, and a secret only on demand', async () => {
  const line = await show('line');
  expect(line.getByLabelText('The line').getAttribute('type')).toBe('text');
  expect(line.queryByRole('button')).toBeNull();
  line.unmount();
  const secret = await show('secret');
  const box = secret.getByLabelText('The secret');
  expect(box.getAttribute('type')).toBe('password');
  await secret.user.type(box, 'hush');
  expect(secret.value()).toBe('hush');
  await secret.user.click(secret.getByRole('button', { name: 'Show The secret' }));
  expect(box.getAttribute('type')).toBe('text');
  await secret.user.click(secret.getByRole('button', { name: 'Hide The secret' }));
  expect(box.getAttribute('type')).toBe('password');
});

test('a multi-line secret can be hidden', async () => {
  const view = await show('key');
  const box = view.getByLabelText('The key');
  await view.user.click(view.getByRole('button', { name: 'Hide The key' }));
  expect(box.dataset.hidden).toBe('true');
  await view.user.click(view.getByRole('button', { name: 'Show The key' }));
  expect(box.dataset.hidden).toBeUndefined();
});
