/**
 * The folder that the build wrote the command line to. This module is an entry of the build, and so lies in that folder: the others are
 * in chunks, wherever the bundler has put them.
 */
export const builtFolder = new URL('.', import.meta.url);

/** The built script of the threads that run operations. */
export const engineScript = new URL('engine.thread.js', builtFolder);
