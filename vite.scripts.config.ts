import { defineConfig } from 'vite';
import { dataPlugins } from './scripts/data-plugins.ts';

/** For scripts that read the tools themselves. */
export default defineConfig({ plugins: dataPlugins(), appType: 'custom' });
