/**
 * The folder that the build wrote the command line to. The build leaves this module in that folder, as a separate file: the others are
 * in chunks, in folders that the bundler chooses.
 */
export const builtFolder = new URL('.', import.meta.url);

/** The built script of the threads that run operations. */
export const engineScript = new URL('engine.thread.js', builtFolder);
