import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { CopyRichText } from './CopyRichText.tsx';

const words = (key: string): string => key;

test('copies HTML as formatted text, and reports a refusal until the next copy', async () => {
  const view = await renderPart(<CopyRichText html="<b>a</b>" words={words} />);
  const button = view.getByRole('button', { name: 'copyRichText' });
  const write = vi.spyOn(navigator.clipboard, 'write').mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValue(undefined);
  await view.user.click(button);
  const failure = await view.findByText('richTextFailed');
  expect(failure.getAttribute('role')).toBe('status');
  await view.user.click(button);
  await view.findAllByText('richTextCopied');
  expect(failure.textContent).toBe('');
  const html = await write.mock.lastCall?.[0][0]?.getType('text/html');
  expect(await html?.text()).toBe('<b>a</b>');
});

test('has nothing to copy without HTML', async () => {
  const view = await renderPart(<CopyRichText html="" words={words} />);
  expect(view.getByRole('button').matches(':disabled')).toBe(true);
});
