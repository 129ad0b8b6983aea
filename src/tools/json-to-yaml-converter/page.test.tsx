import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('converts the input according to the options, and copies the result', { tags: ['slow'] }, async () => {
  const { user, fill, box, expectShown } = await renderTool('json-to-yaml-converter');
  expect(document.activeElement).toBe(box('convert', 'input'));
  fill('convert', 'input', '{"b": ["NO", 1.10], "a": "22:22"}');
  await expectShown('convert', 'output', 'b:\n  - "NO"\n  - 1.10\na: "22:22"\n');
  await user.click(screen.getByRole('button', { name: 'More options' }));
  await user.click(screen.getByLabelText('Sort keys'));
  await expectShown('convert', 'output', /^a:/u);
  await user.click(screen.getByRole('button', { name: 'Copy YAML' }));
  await expectCopied('a: "22:22"\nb:\n  - "NO"\n  - 1.10\n');
});

test('reports the position of an error, and keeps the last valid result', async () => {
  const { fill, shown, expectShown, box } = await renderTool('json-to-yaml-converter');
  await expectShown('convert', 'output', /./u);
  const last = shown('convert', 'output');
  fill('convert', 'input', '{"a": 1,\n"b" 2}');
  expect((await screen.findByRole('alert')).textContent).toContain('Line 2, column 5');
  expect(shown('convert', 'output')).toBe(last);
  expect(box('convert', 'input').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(box('convert', 'input'), { target: { value: '{"a": 1,\n"b": 2}' } });
  await expectShown('convert', 'output', 'a: 1\nb: 2\n');
  expect(screen.queryByRole('alert')).toBeNull();
});
