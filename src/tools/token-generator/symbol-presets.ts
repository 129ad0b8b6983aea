const only = (symbolCharacters: string) => ({ symbols: true, symbolCharacters });

/** Symbol sets that are safe in certain contexts. */
export const symbolPresets = {
  allAscii: only('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'),
  urlSafe: only('-._~'),
  shellSafe: only('@%+=:,./-_'),
  withoutQuotes: only('!#$%&()*+,-./:;<=>?@[\\]^_{|}~'),
};
