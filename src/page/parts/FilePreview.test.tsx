import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FileValue } from '../../contract/values.ts';
import look from '../look.module.css';
import { raise } from '../testing/raise.ts';
import { renderPart } from '../testing/render-part.tsx';
import { FilePreview } from './FilePreview.tsx';
import styles from './parts.module.css';

const fileOf = (type: string, content: Uint8Array<ArrayBuffer>): FileValue => ({ name: 'file.x', type, content });

const bytesOf = (announced: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(announced));

test.each([
  { type: 'image/png', kind: 'image', tag: 'IMG' },
  { type: 'audio/mpeg', kind: 'audio', tag: 'AUDIO' },
  { type: 'video/mp4', kind: 'video', tag: 'VIDEO' },
])('a preview shows a file of type $type, or its bytes if the browser cannot', async ({ type, kind, tag }) => {
  const bytes = bytesOf('abc');
  const view = await renderPart(<FilePreview file={fileOf(type, bytes)} bytes={bytes} isStale={false} />);
  const figure = view.container.querySelector('figure') ?? raise();
  expect([figure.dataset.preview, figure.className, figure.querySelector('figcaption')?.textContent]).toEqual([kind, styles.preview, 'Preview']);
  const media = figure.querySelector(tag.toLowerCase()) ?? raise();
  expect(media.getAttribute('src')).toMatch(/^blob:/u);
  expect(media.getAttribute('alt') ?? media.getAttribute('aria-label')).toBe('Preview of file.x');
  expect(figure.querySelector('pre')).toBeNull();
  fireEvent.error(media);
  expect(figure.dataset.preview).toBe('bytes');
  expect(figure.querySelector(tag.toLowerCase())).toBeNull();
  expect(view.getByText('The browser cannot preview this file. Here are its first bytes.').className).toBe(look.note);
  expect(view.getByRole('region', { name: 'Preview' }).textContent).toContain('61 62 63');
});

test.each([
  { type: 'text/plain', limit: 4_096, announced: 'First 4.1 kB of 4.1 kB' },
  { type: 'application/x-unknown', limit: 256, announced: 'First 256 bytes of 257 bytes' },
])('a preview of $type shows the first bytes, and reports if there are more', async ({ type, limit, announced }) => {
  const bytes = bytesOf('x'.repeat(limit));
  const view = await renderPart(<FilePreview file={fileOf(type, bytes)} bytes={bytes} isStale />);
  const figure = view.container.querySelector('figure');
  expect(figure?.className).toBe(`${styles.preview} ${styles.dimmed}`);
  const box = view.getByRole('region', { name: 'Preview' });
  expect(box.tabIndex).toBe(0);
  expect(box.className.includes(styles.dump ?? '?')).toBe(type !== 'text/plain');
  expect(view.queryByText(/^First/u)).toBeNull();
  const shown = box.textContent;
  const more = bytesOf('x'.repeat(limit + 1));
  view.rerender(<FilePreview file={fileOf(type, more)} bytes={more} isStale />);
  expect(view.getByText(announced).className).toBe(look.note);
  expect(view.getByRole('region', { name: 'Preview' }).textContent).toBe(shown);
});
