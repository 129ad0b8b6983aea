import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { refuseCopies } from '../testing/refuse-copies.ts';
import { renderPart, toastWith } from '../testing/render-part.tsx';
import { CopyButton } from './CopyButton.tsx';

test('Copy copies a text, confirms it with a tick, and announces it once', { tags: ['slow'] }, async () => {
  const view = await renderPart(<CopyButton label="Key" text={async () => 'late text'} />);
  const button = view.getByRole('button', { name: 'Copy Key' });
  expect([button.textContent, button.dataset.action, button.dataset.copied]).toEqual(['Copy', 'copy', undefined]);
  const icon = button.querySelector('svg')?.innerHTML;
  await view.user.click(button);
  expect(await copied()).toBe('late text');
  expect([button.textContent, button.dataset.copied]).toEqual(['Copy', '']);
  expect(button.querySelector('svg')?.innerHTML).not.toBe(icon);
  await toastWith(view, 'Copied to clipboard');
  await waitFor(() => expect(button.dataset.copied).toBeUndefined());
  expect(button.querySelector('svg')?.innerHTML).toBe(icon);
});

test('Copy reports that copying is not allowed', { tags: ['slow'] }, async () => {
  const view = await renderPart(<CopyButton label="Key" text={() => 'x'} size="large" isPrimary />);
  refuseCopies();
  const button = view.getByRole('button', { name: 'Copy Key' });
  expect([button.dataset.action, button.className.includes('large')]).toEqual(['copy-primary', true]);
  await view.user.click(button);
  expect(view.getByRole('status').textContent).toBe('Could not copy to the clipboard. Select the text and copy it manually.');
  expect(button.textContent).toBe('Copy');
});

test('Copy as an icon has its label only in its name, and can be off or copy a group', async () => {
  const view = await renderPart(
    <>
      <CopyButton label="Key" text={() => 'x'} iconOnly />
      <CopyButton label="Off" text={() => 'x'} disabled />
      <CopyButton label="Facts" text={() => 'x'} words="all" />
    </>,
  );
  const [icon, off, all] = view.getAllByRole('button');
  expect([icon?.textContent, icon?.title, icon?.getAttribute('aria-label')]).toEqual(['', 'Copy', 'Copy Key']);
  await view.user.click(icon ?? document.body);
  expect([icon?.textContent, icon?.title]).toEqual(['', 'Copied']);
  expect(off?.matches(':disabled')).toBe(true);
  expect([all?.textContent, all?.getAttribute('aria-label'), all?.dataset.action]).toEqual(['Copy all', 'Copy all: Facts', 'copy-all']);
});
