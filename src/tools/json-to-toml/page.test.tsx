import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('offers Swap after a result, which opens the tool for the reverse conversion', async () => {
  const page = await renderTool('json-to-toml');
  const { fill, expectShown } = page;
  fill('convert', 'input', '{"id": 9223372036854775807, "server": {"price": 1.10}}');
  await expectShown('convert', 'output', /price = 1\.10/u);
  await expectShown('convert', 'output', /id = 9223372036854775807/u);
  fireEvent.click(screen.getByRole('button', { name: /^Swap/u }));
  await waitFor(() => expect(location.pathname).toBe('/toml-to-json'));
  page.unmount();
  const next = await renderTool('toml-to-json');
  expect(next.box('convert', 'input').value).toContain('id = 9223372036854775807');
  await next.expectShown('convert', 'output', /"price": 1\.10/u);
});

test('offers to open input for another tool in that tool', { tags: ['slow'] }, async () => {
  const page = await renderTool('json-to-toml');
  page.fill('convert', 'input', 'server:\n  port: 80\nname: x\n');
  fireEvent.click(await screen.findByRole('button', { name: /YAML to TOML/u }));
  await waitFor(() => expect(location.pathname).toBe('/yaml-to-toml'));
  page.unmount();
  const next = await renderTool('yaml-to-toml');
  await next.expectShown('convert', 'output', /port = 80/u);
});
