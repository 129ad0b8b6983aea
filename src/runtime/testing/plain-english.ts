/**
 * Words and phrases that native readers stumble over, each with what to write instead. Some are fine elsewhere; here each of them was
 * once used in place of the usual term, and searching for that term then finds nothing.
 */
const UNCLEAR: readonly (readonly [pattern: RegExp, usual: string])[] = [
  [/\b(?:what|which) there (?:is|are)\b/iu, 'exists, available, known'],
  [/\bthat there (?:is|are) (?:not|none)\b|\b(?:an?|the|every|all|some) \w+ that there (?:is|are)\b/iu, 'existing, unknown, missing'],
  [/\b(?:is|are|was|were|be) told\b/iu, 'is reported, is notified, is distinguished'],
  [/\bhad back\b/iu, 'restored'],
  [/\b(?:is|are|wanted|needed|there|repair) no more\b/iu, 'no longer'],
  [/\bso many (?:bytes|characters|lines|digits|pixels|places|milliseconds|seconds|files|rows|items)\b/iu, 'N bytes, the number of bytes'],
  [/\b(?:whoever|whomever)\b/iu, 'anyone who, users who'],
  [/\bwhatever (?:is|it|they|comes|there|a person|one)\b/iu, 'any, regardless of'],
  [/\bmend(?:s|ed|ing)?\b/iu, 'repair, fix'],
  [/\b(?:one|entry|item|request|answer|suite) an? (?:line|second)\b/iu, 'one per line'],
  [/\b(?:comes|stands|is there) twice\b/iu, 'is a duplicate'],
  [/\bstands? (?:in|at|on|behind|before|there|here|alone|once|beside|between|below|above|around|further)\b/iu, 'is, appears, precedes, follows'],
  [/\blies? (?:in|at|on|beside|below|between|there)\b/iu, 'is in'],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|(?:less|fewer|larger|longer|better|worse|deeper)\b)[a-z]/iu, 'is not a'],
  [/\b(?:faults?|faulty|(?<!by )mistakes?(?! text))\b/iu, 'error (in the input), bug (in the code)'],
  [/\bgo(?:es)? on\b/iu, 'continue'],
  [/\bputs? aside\b/iu, 'stash, set aside'],
  [/\bthrow(?:s|n)? away\b/iu, 'discard'],
  [/\btak(?:e|es|en) (?:away|apart)\b/iu, 'remove, parse'],
  [/\bwithout a network\b/iu, 'offline'],
  [/\bin the place of\b/iu, 'instead of'],
  [/\banew\b/iu, 'again'],
  [/\btests? holds?\b/iu, 'a test checks'],
  [/\b(?:capital|small) letters?\b|\bcapitals\b/iu, 'uppercase, lowercase'],
  [/\bwhite space\b/iu, 'whitespace'],
  [/\b(?:upper|lower) case\b/iu, 'uppercase, lowercase'],
  [/\be-mails?\b/iu, 'email'],
  [/\buser names?\b/iu, 'username'],
  [/\bpictures?\b/iu, 'image, photo, screenshot'],
  [/\bcan’t\b/iu, 'cannot'],
  [/\b(?:licences?|colours?|favourites?|neighbours?|behaviours?|analysers?|grey|cancelled|labelled|learnt|spelt|centre)\b/iu, 'American spelling'],
  [/\b(?:organis|recognis|normalis|serialis|optimis|summaris)\w+/iu, 'American spelling'],
];

/** Places where a word of the list is right: a term of a standard, or an example of a spelling. */
const ALLOWED: readonly (readonly [place: RegExp, words: RegExp])[] = [
  [/^tools\/case-converter outputs\./u, /^(?:upper|lower) case$/iu],
  // The claim `picture` of OpenID Connect.
  [/^tools\/jwt-parser reference\.picture$/u, /^picture$/u],
  // Symbols for control characters, U+2400 and following.
  [/^src\/tools\/regex-tester\/railroad\.ts:/u, /^pictures$/u],
];

/** Lists the unclear words of a text, each with the usual ones. `place` says where the text is from: `<file>:<line>` or `<folder> <key>`. */
export function findUnclear(text: string, place = ''): readonly string[] {
  return UNCLEAR.flatMap(([pattern, usual]) => {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined || ALLOWED.some(([where, words]) => where.test(place) && words.test(found))) return [];
    return [`“${found}” (write: ${usual}) in “${text.trim().slice(0, 160)}”`];
  });
}
