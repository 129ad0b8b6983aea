import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { convertCyberChef } from '../../runtime/recipe/cyberchef/convert.ts';
import { renderRecipePart } from '../testing/recipe-part.tsx';
import ImportPreview from './ImportPreview.tsx';

async function listed(chef: string): Promise<readonly (string | null)[]> {
  const { recipe, warnings } = convertCyberChef(chef, 'r');
  await renderRecipePart((words) => <ImportPreview recipe={recipe} warnings={warnings} words={words} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('lists the steps, and what differs at which of them', async () => {
  expect(await listed("From_Base64('A-Za-z0-9+/=',true)Jump('a',3)Gzip('Dynamic Huffman Coding','','',false)")).toEqual([
    'Base encodings',
    'CyberChef: Jump (disabled)',
    'Compression',
    'Step 1, From Base64: characters outside the alphabet are rejected, not removed.',
    'Step 2, Jump: unsupported flow control. The step is disabled, and the next ones run once.',
    'Step 3, Gzip: the compressed bytes may differ. They decompress to the same data.',
  ]);
});

test('reports that nothing differs', async () => {
  expect(await listed("To_Base64('A-Za-z0-9+/=')")).toEqual(['Base64 string encoder/decoder']);
  expect([...document.querySelectorAll('main p')].map(({ textContent }) => textContent)).toEqual(['All steps were converted without differences.']);
  expect(document.querySelector('[data-warnings]')).toBeNull();
});

test('shows names from others as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const [step] = await listed(JSON.stringify([{ op: name }]));
  expect(step).toBe(`CyberChef: ${name} (disabled)`);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
