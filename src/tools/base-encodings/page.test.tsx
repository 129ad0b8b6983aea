import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('encodes the sample', async () => {
  const page = await renderTool('base-encodings');
  await page.expectShown('encode', 'encoded', 'JBSWY3DPFQQHO33SNRSCB4E7SGFQ====');
});

test('shows the encoding that it detects, what the text contains besides the content, and other readings', async () => {
  const page = await renderTool('base-encodings', { link: '#/decode' });
  page.fill('decode', 'encoded', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4');
  await page.expectShown('decode', 'detectedEncoding', 'Bech32');
  await page.expectShown('decode', 'hex', '751e76e8199196d454941c45d1b3a323f1433bd6');
  expect(screen.getByText('Witness version')).toBeTruthy();
  expect(screen.getByText('Certain')).toBeTruthy();
});
