import { defineConfig } from 'vite';
import { words } from './scripts/words-plugin.ts';

/** For scripts that read the tools themselves. */
export default defineConfig({ plugins: [words()], appType: 'custom' });
