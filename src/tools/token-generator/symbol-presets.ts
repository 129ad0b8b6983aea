const only = (symbolCharacters: string) => ({ symbols: true, symbolCharacters });

/** Sets of symbols that suit a place where tokens are written. */
export const symbolPresets = {
  allAscii: only('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'),
  urlSafe: only('-._~'),
  shellSafe: only('@%+=:,./-_'),
  withoutQuotes: only('!#$%&()*+,-./:;<=>?@[\\]^_{|}~'),
};
