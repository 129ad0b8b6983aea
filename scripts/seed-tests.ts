import fc from 'fast-check';

/**
 * Unit tests use the same random inputs in every run, so that only a change of the code makes a test fail and failures can be
 * repeated. PENKNIFE_SEED, a whole number, selects other inputs.
 */
fc.configureGlobal({ seed: Number(process.env.PENKNIFE_SEED ?? 1) });

/** Whether this is the whole suite, `npm run test:all`, which tries more random inputs. */
export const isWhole = process.env.PENKNIFE_TESTS === 'all';
