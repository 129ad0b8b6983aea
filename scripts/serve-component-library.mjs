// Serves the demo pages of the widgets: node scripts/serve-component-library.mjs PORT. Builds them first, unless PENKNIFE_C_LIB is `built`.
import path from 'node:path';
import { root } from './ensure.mjs';
import { serve } from './server.mjs';

if (process.env.PENKNIFE_C_LIB !== 'built') await import('./build-component-library.mjs');

const { url } = await serve({ port: Number(process.argv[2]), folder: path.join(root, 'dist-c-lib') });
console.log(url);
