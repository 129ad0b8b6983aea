/** Sets of symbols that suit a place where tokens are written. */
export const symbolPresets = {
  allAscii: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  urlSafe: '-._~',
  shellSafe: '@%+=:,./-_',
  withoutQuotes: '!#$%&()*+,-./:;<=>?@[\\]^_{|}~',
} as const;
