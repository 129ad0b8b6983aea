// Makes a development build with the demo pages of the widgets.
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { demoNames } from './demos.mjs';
import { bin, root, run } from './ensure.mjs';

const folder = path.join(root, 'dist-c-lib');
// React's development build is used too, for its warnings.
const env = { ...process.env, NODE_ENV: 'development', VITE_ENV: 'development', VITE_BASE_URL: '/' };
run(process.execPath, [bin('vite/bin/vite.js'), 'build', '--mode', 'development', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], { env });

// The pages are not prerendered here; the app reads the route from the address.
const demos = demoNames.map((name) => path.join('c-lib', name));
mkdirSync(path.join(folder, 'c-lib'));
for (const page of ['404', 'c-lib', ...demos]) copyFileSync(path.join(folder, 'index.html'), path.join(folder, `${page}.html`));
