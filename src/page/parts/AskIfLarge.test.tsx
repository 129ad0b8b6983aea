import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { AskIfLarge } from './AskIfLarge.tsx';

const view = (text: string) => (
  <AskIfLarge text={text} limit={3} reason={(size) => `This text has ${size}.`} action="Show">
    <output>{text}</output>
  </AskIfLarge>
);

test('shows a long text on request, and asks again for another', async () => {
  const page = await renderPart(view('abc'));
  expect(page.getByRole('status').textContent).toBe('abc');
  page.rerender(view('abcd'));
  expect(page.queryByRole('status')).toBeNull();
  expect(page.getByText('This text has 4 bytes.').tagName).toBe('P');
  await page.user.click(page.getByRole('button', { name: 'Show' }));
  expect(page.getByRole('status').textContent).toBe('abcd');
  page.rerender(view('abcde'));
  expect(page.queryByRole('status')).toBeNull();
});
