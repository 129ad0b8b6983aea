import fc from 'fast-check';

/**
 * What is random in the unit tests is the same in every run, so that a change alone decides whether they pass, and what
 * fails can be made to fail again. Another PENKNIFE_SEED, a whole number, looks elsewhere.
 */
fc.configureGlobal({ seed: Number(process.env.PENKNIFE_SEED ?? 1) });
