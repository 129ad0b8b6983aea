import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

/** Names of the demo pages in development builds, sorted: the folders of src that contain a `demo.tsx`. */
export const demoNames = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'demo.tsx')
  .map((file) => path.basename(path.dirname(file)))
  .sort();
