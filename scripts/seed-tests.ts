import fc from 'fast-check';

/** Whether this is the whole suite, `npm run test:all`, which tries more random inputs. */
export const isWhole = process.env.PENKNIFE_TESTS === 'all';

/** The number of random inputs that a test tries: a quarter of `count` in the quick tier, but no fewer than five. */
export const runs = (count: number): number => (isWhole ? count : Math.max(5, Math.ceil(count / 4)));

/**
 * Unit tests use the same random inputs in every run, so that only a change of the code makes a test fail and failures can be
 * repeated. PENKNIFE_SEED, a whole number, selects other inputs.
 */
fc.configureGlobal({ seed: Number(process.env.PENKNIFE_SEED ?? 1), numRuns: runs(100) });

/** Code points that are not characters: the halves of surrogate pairs. */
const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character: every code point but the surrogates. fast-check's own unit for that, `binary`, first builds a table of all of them, which
 * takes a second and a hundred megabytes in each process.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count));
