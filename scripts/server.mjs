// Serves dist/ for scripts and tests.
import path from 'node:path';
import { serve as serveFolder } from '../src/hosting/server.mjs';
import { root } from './ensure.mjs';

/** @typedef {import('../src/hosting/server.mjs').Site} Site */

/** Starts a server of the built site, with the settings of this build; see src/hosting/server.mjs. */
export const serve = (options = {}) =>
  serveFolder({ folder: process.env.PENKNIFE_DIST ?? path.join(root, 'dist'), analyticsHost: process.env.VITE_PLAUSIBLE_API_HOST, ...options });
