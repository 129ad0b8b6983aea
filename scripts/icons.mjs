// Generates the icons of the installed app, public/icons/, from public/favicon.svg, and the image for links: node scripts/icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { decode, encode } from 'fast-png';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { root } from './ensure.mjs';
import { OG_IMAGE, ogDocument, ogSource, SOURCE } from './og-image.mjs';

const svg = readFileSync(path.join(root, 'public', 'favicon.svg'), 'utf8');
const BACKGROUND = /fill="(#\w+)"/u.exec(svg)[1];

// Systems may crop a maskable icon to a circle of 80% of its width, and iOS paints transparent corners black.
const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'maskable-512.png', size: 512, drawn: 0.72, background: BACKGROUND },
  { file: 'apple-touch-icon.png', size: 180, drawn: 0.88, background: BACKGROUND },
];

const folder = path.join(root, 'public', 'icons');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
try {
  for (const { file, size, drawn = 1, background = 'transparent' } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const picture = `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" style="width:${drawn * 100}%" alt="">`;
    await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">${picture}</body>`);
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(path.join(folder, file), png);
    console.log(`public/icons/${file}: ${png.length} bytes`);
    await page.close();
  }
  const { file, width, height } = OG_IMAGE;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(ogDocument());
  const png = encode({ ...decode(await page.screenshot()), text: { [SOURCE]: ogSource() } });
  writeFileSync(path.join(root, 'public', file), png);
  console.log(`public/${file}: ${png.length} bytes`);
} finally {
  await browser.close();
}
