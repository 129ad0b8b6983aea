import fc from 'fast-check';

/**
 * Random inputs of the unit tests are the same in every run, so that only a change of the code can make a test fail, and a
 * failure can be repeated. Set PENKNIFE_SEED to another whole number to try other inputs.
 */
fc.configureGlobal({ seed: Number(process.env.PENKNIFE_SEED ?? 1) });
