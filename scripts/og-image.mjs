// The image that other sites show next to a link to this one: the logo, the name and the subtitle.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

/** The file in the site's folder, and the size that Open Graph readers expect. */
export const OG_IMAGE = { file: 'icons/og.png', width: 1200, height: 630 };

/** The keyword under which the image stores the hash of its sources. */
export const SOURCE = 'Source';

/** The page that the screenshot shows. */
export function ogDocument() {
  const svg = readFileSync(path.join(root, 'public', 'favicon.svg'), 'utf8');
  const { name, subtitle } = JSON.parse(readFileSync(path.join(root, 'src', 'app', 'strings', 'en.json'), 'utf8')).app;
  const mark = `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" width="240" height="240" alt="">`;
  return `<body style="margin:0;height:100vh;display:flex;align-items:center;justify-content:center;gap:64px;background:#f6f7f8;color:#14181b;font-family:sans-serif">
  ${mark}
  <div><div style="font-size:112px;font-weight:700;letter-spacing:-2px;line-height:1.1">${name}</div><div style="font-size:44px;color:#343a40">${subtitle}</div></div>
</body>`;
}

/** A hash of everything that the image is generated from. */
export const ogSource = () => createHash('sha256').update(ogDocument()).digest('hex');
