import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../app/testing/downloads.ts';
import { renderUnwrapPart } from '../testing/render-unwrap.tsx';
import { HexBytes } from './HexBytes.tsx';

const content = Uint8Array.from({ length: 5000 }, (_, at) => at % 256);
const dump = (): string => screen.getByLabelText('Bytes in hex').textContent;
const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Download Content' });

test('shows the beginning of the bytes, and downloads them all', async () => {
  const downloads = catchDownloads();
  const { user } = await renderUnwrapPart(<HexBytes file={{ name: 'content.bin', type: 'application/octet-stream', content }} preview="" />);
  expect(dump()).toMatch(/^00000000 {2}00 01 02 03/u);
  expect(dump().split('\n')).toHaveLength(256);
  await user.click(button());
  expect(downloads.map(({ name, content: { size } }) => [name, size])).toEqual([['content.bin', 5000]]);
});

test('shows the first bytes until the file is there', async () => {
  await renderUnwrapPart(<HexBytes file={null} preview="de ad be ef" />);
  expect(dump()).toBe('de ad be ef');
  expect(button().disabled).toBe(true);
});
