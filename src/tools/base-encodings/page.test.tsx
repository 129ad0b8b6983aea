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
  expect(page.row('decode', 'details', 'Witness version')).toEqual(['Witness version', '0']);
  expect(page.row('decode', 'readings', 'Certain')).toEqual(['Bech32', 'Certain', '75 1e 76 e8 19 91 96 d4 54 94 1c 45 d1 b3 a3 23 f1 43 3b d6', '20']);
});
