/** The dictionaries and keyboards of the packages `@zxcvbn-ts/language-common` and `@zxcvbn-ts/language-en`. */
declare module 'virtual:password-words' {
  const packed: {
    /** name → words, one per line, the most frequent first */
    readonly dictionary: Readonly<Record<string, string>>;
    readonly graphs: NonNullable<import('@zxcvbn-ts/core').OptionsType['graphs']>;
  };
  export default packed;
}
