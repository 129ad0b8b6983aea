import { defineConfig } from 'vite';
import { texts } from './scripts/texts-plugin.ts';

/** For scripts that read the tools themselves. */
export default defineConfig({ plugins: [texts()], appType: 'custom' });
