import { defineConfig } from 'vite';
import { dataPlugins } from './scripts/data-plugins.ts';

/** Configures scripts that import the tools. */
export default defineConfig({ plugins: dataPlugins(), appType: 'custom' });
