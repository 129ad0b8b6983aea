import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const SAFE = 'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Fa&data=05&sdata=x&reserved=0';

test('decodes a pasted text with links as a whole', async () => {
  const { user, box, expectShown } = await renderTool('safelink-decoder');
  await user.clear(box('decode', 'link'));
  await user.paste(`See ${SAFE}\nand ${SAFE}\n`);
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Decode text' }).getAttribute('aria-selected')).toBe('true'));
  await expectShown('decodeText', 'decodedText', 'See https://www.example.com/a\nand https://www.example.com/a\n');
});

test('decodes a single pasted link in its place', async () => {
  const { user, box, expectShown } = await renderTool('safelink-decoder');
  await user.clear(box('decode', 'link'));
  await user.paste(SAFE);
  await expectShown('decode', 'url', 'https://www.example.com/a');
  expect(screen.getByRole('tab', { name: 'Decode text' }).getAttribute('aria-selected')).toBe('false');
});
