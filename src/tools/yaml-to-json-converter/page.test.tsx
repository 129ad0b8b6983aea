import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('warns about differences between YAML versions, and switches the version on request', async () => {
  const { fill, part, expectShown } = await renderTool('yaml-to-json-converter');
  fill('convert', 'input', 'a: on\nb: no\n');
  await expectShown('convert', 'output', /"a": "on"/u);
  const warnings = within(part('convert', 'warnings'));
  expect(part('convert', 'warnings').textContent).toContain('YAML 1.1 and 1.2 read this differently');
  fireEvent.click(warnings.getByRole('button', { name: /warning/u }));
  expect(warnings.getByRole('button', { name: 'Line 2, column 4' }).tagName).toBe('BUTTON');
  fireEvent.click(warnings.getByRole('button', { name: 'Parse as YAML 1.1' }));
  await expectShown('convert', 'output', /"a": true/u);
  expect(within(part('convert', 'warnings')).getByRole('button', { name: 'Parse as YAML 1.2' }).tagName).toBe('BUTTON');
});
