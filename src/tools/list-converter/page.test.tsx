import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('writes a list for SQL, and counts duplicates', async () => {
  const { user, fill, expectShown } = await renderTool('list-converter');
  fill('convert', 'input', "O'Brien\n  x\n\nx\n");
  await user.click(screen.getByLabelText('Remove duplicates'));
  const preset = screen.getByLabelText('Presets');
  const sql = [...preset.querySelectorAll('option')].find(({ textContent }) => textContent === 'SQL IN');
  fireEvent.change(preset, { target: { value: sql?.value } });
  await expectShown('convert', 'output', "('O''Brien', 'x')");
  await expectShown('convert', 'duplicateCount', '1');
  await expectShown('convert', 'count', '2');
  expect(sql?.textContent).toBe('SQL IN');
});
