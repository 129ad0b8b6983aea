import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('converts a pasted file, and lists its problems and what programs read differently', async () => {
  const page = await renderTool('env-converter');
  page.fill('convert', 'text', 'NAME=Ada # a comment\nURL=a#b\nnot a variable\n');
  fireEvent.change(screen.getByLabelText('Convert to', { selector: 'select' }), { target: { value: 'json' } });
  await page.expectShown('convert', 'converted', /^\{\s+"NAME": "Ada",\s+"URL": "a"\s+\}/u);
  expect(page.row('convert', 'problems', '3')).toEqual(['Not a variable, ignored', 'not a variable', '3']);
  expect(page.row('convert', 'differences', 'URL')).toEqual(['2', 'URL', 'a', 'a#b', 'a#b', 'a#b', 'a#b']);
  fireEvent.change(screen.getByLabelText('Read as', { selector: 'select' }), { target: { value: 'bash' } });
  await page.expectShown('convert', 'converted', /"URL": "a#b"/u);
});

test('a name that Kubernetes does not allow is an error on its field', async () => {
  const page = await renderTool('env-converter', { link: '#/convert?to=config-map' });
  page.fill('convert', 'objectName', 'My Config');
  expect((await screen.findByRole('alert')).textContent).toContain('Not a valid name of a Kubernetes object.');
  page.fill('convert', 'objectName', 'my-config');
  await page.expectShown('convert', 'converted', /name: my-config/u);
});

test('compares two files, without values until they are requested, and lists what is not read', async () => {
  const page = await renderTool('env-converter', { link: '#/compare' });
  page.fill('compare', 'first', 'A=s3cret1\nB=same\n');
  page.fill('compare', 'second', 'A=s3cret2\nB=same\nno variable\n');
  await page.expectShown('compare', 'unread', /Second file/u);
  expect(page.row('compare', 'comparison', 'A')).toEqual(['A', 'Changed', '***', '***']);
  expect(page.row('compare', 'unread', 'Second file')).toEqual(['Second file', 'Not a variable, ignored', '***', '3']);
  fireEvent.click(screen.getByRole('switch', { name: /^Show values/u }));
  await page.expectShown('compare', 'comparison', /s3cret1/u);
  expect(page.row('compare', 'comparison', 'A')).toEqual(['A', 'Changed', 's3cret1', 's3cret2']);
});
