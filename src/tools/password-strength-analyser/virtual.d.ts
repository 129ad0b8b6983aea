/** The dictionaries and keyboards of the packages `@zxcvbn-ts/language-common` and `@zxcvbn-ts/language-en`. */
declare module 'virtual:password-words' {
  const options: Pick<Required<import('@zxcvbn-ts/core').OptionsType>, 'dictionary' | 'graphs'>;
  export default options;
}
