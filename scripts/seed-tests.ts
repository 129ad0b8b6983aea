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

const LETTERS_OF_URLS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@"];

const partOfUrl = (...others: string[]) =>
  fc.string({
    unit: fc.oneof(
      fc.constantFrom(...LETTERS_OF_URLS, ...others),
      anyCharacter.map((character) => encodeURIComponent(character)),
    ),
  });

/** Any URL with a domain, a path, and parts on request (RFC 3986). fast-check's `webUrl` builds the same table of all characters. */
export function anyUrl({ schemes = ['http', 'https'], hasQuery = false, hasFragment = false } = {}): fc.Arbitrary<string> {
  const optional = (isWanted: boolean, sign: string) =>
    isWanted
      ? fc.option(
          partOfUrl('/', '?').map((part) => `${sign}${part}`),
          { nil: '' },
        )
      : fc.constant('');
  const path = fc.array(partOfUrl().map((segment) => `/${segment}`)).map((segments) => segments.join(''));
  return fc
    .tuple(fc.constantFrom(...schemes), fc.webAuthority(), path, optional(hasQuery, '?'), optional(hasFragment, '#'))
    .map(([scheme, authority, ...rest]) => `${scheme}://${authority}${rest.join('')}`);
}
