import type { Plugin } from 'vite';
import { emoji } from './emoji-plugin.ts';
import { figletFonts } from './fonts-plugin.ts';
import { loremWords } from './lorem-words-plugin.ts';
import { macVendors } from './mac-vendors-plugin.ts';
import { mediaTypes } from './media-types-plugin.ts';
import { unicode } from './unicode-plugin.ts';
import { words } from './words-plugin.ts';

/** The modules that builds make of data, which pages, engines and the command line import alike. */
export const dataPlugins = (): Plugin[] => [words(), unicode(), figletFonts(), mediaTypes(), macVendors(), emoji(), loremWords()];
