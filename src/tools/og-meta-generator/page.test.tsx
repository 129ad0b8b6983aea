import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const previews = (): readonly HTMLElement[] => screen.getAllByRole('figure');

test('previews the link as services show it, without loading images', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('og-meta-generator');
  fill('generate', 'title', 'A page');
  fill('generate', 'url', 'https://e.example/x');
  fill('generate', 'image', '');
  expect(previews()).toHaveLength(6);
  expect(previews()[0]?.textContent).toContain('X, large card');
  expect(previews()[0]?.textContent).not.toContain('1200 × 630');
  expect(previews().every(({ textContent }) => textContent.includes('A page'))).toBe(true);
  fill('generate', 'image', 'https://e.example/a.png');
  expect(previews()[0]?.textContent).toContain('1200 × 630, not loaded');
  expect(screen.getByRole('link', { name: /Open image/u }).getAttribute('href')).toBe('https://e.example/a.png');
  expect(document.querySelector('figure img')).toBeNull();
  fill('generate', 'image', 'javascript:alert(1)');
  expect(screen.queryByRole('link', { name: /Open image/u })).toBeNull();
});

test('starts with a sample for each part of a preview, which ends with the title', async () => {
  const { fill, box } = await renderTool('og-meta-generator');
  const values = (): readonly string[] => ['description', 'url', 'siteName', 'image', 'imageAlt'].map((name) => box('generate', name).value);
  expect(values()).not.toContain('');
  expect(previews()[2]?.textContent).toContain('example.com');
  fill('generate', 'title', 'A page');
  expect(values()).toEqual(['', '', '', '', '']);
});

test('shows a dropped image, and measures it', { tags: ['slow'] }, async () => {
  const { box } = await renderTool('og-meta-generator');
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [file], items: [], dropEffect: 'none' } });
  act(() => void screen.getByRole('heading', { level: 1 }).dispatchEvent(event));
  const image = await waitFor(() => {
    const found = document.querySelector<HTMLImageElement>('figure img');
    if (!found) throw new Error('the image is not shown');
    return found;
  });
  Object.defineProperties(image, { naturalWidth: { value: 640 }, naturalHeight: { value: 320 } });
  fireEvent.load(image);
  expect([box('generate', 'imageWidth').value, box('generate', 'imageHeight').value]).toEqual(['640', '320']);
});

test('offers the fields of a type', { tags: ['slow'] }, async () => {
  const { part, isShown } = await renderTool('og-meta-generator');
  const type = part('generate', 'type').querySelector('select');
  if (!type) throw new Error('the choice of types is missing');
  fireEvent.change(type, { target: { value: 'website' } });
  expect(isShown('generate', 'articleAuthor')).toBe(false);
  fireEvent.change(type, { target: { value: 'article' } });
  expect(isShown('generate', 'articleAuthor')).toBe(true);
});

test('copies the tags of a page to the form for editing', { tags: ['slow'] }, async () => {
  const { switchTo, fill, box, part, expectShown } = await renderTool('og-meta-generator');
  await switchTo('inspect');
  fill(
    'inspect',
    'html',
    '<meta property="og:title" content="Taken"><meta property="og:type" content="article"><meta property="og:url" content="https://e.example/">',
  );
  await expectShown('inspect', 'title', 'Taken');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit these tags' })));
  expect(box('generate', 'title').value).toBe('Taken');
  expect(box('generate', 'url').value).toBe('https://e.example/');
  expect(part('generate', 'type').querySelector('select')?.value).toBe('article');
});
