import { defineConfig } from 'vite';
import { unicode } from './scripts/unicode-plugin.ts';
import { words } from './scripts/words-plugin.ts';

/** For scripts that read the tools themselves. */
export default defineConfig({ plugins: [words(), unicode()], appType: 'custom' });
