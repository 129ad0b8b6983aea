import { defineConfig } from 'vite';
import { figletFonts } from './scripts/fonts-plugin.ts';
import { unicode } from './scripts/unicode-plugin.ts';
import { words } from './scripts/words-plugin.ts';

/** For scripts that read the tools themselves. */
export default defineConfig({ plugins: [words(), unicode(), figletFonts()], appType: 'custom' });
