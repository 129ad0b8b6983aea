import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { render, usual } from '../testing/show-operation.tsx';

test('shows an image, with buttons for the text of an SVG', { tags: ['slow'] }, async () => {
  const view = await render({ picture: { svg: '<svg/>' } }, usual('picture'));
  const picture = await view.findByRole('img', { name: 'The picture' });
  expect(picture.getAttribute('src')).toMatch(/^blob:/u);
  expect(picture.closest('figure')?.dataset.value).toBe('picture');
  await view.user.click(view.getByRole('button', { name: 'Copy The picture' }));
  expect(await copied()).toBe('<svg/>');
  view.unmount();
  const png = await render({ picture: { name: 'p.png', type: 'image/png', content: new Uint8Array([1]) } }, usual('picture'));
  await png.findByRole('img', { name: 'The picture' });
  expect(png.queryByRole('button')).toBeNull();
  png.unmount();
  const none = await render({}, usual('picture'));
  expect(none.container.querySelector('figure')).toBeNull();
});
