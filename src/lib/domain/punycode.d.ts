declare module 'punycode/punycode.js' {
  const punycode: {
    /** @throws RangeError for a text that is not valid Punycode. */
    readonly decode: (punycode: string) => string;
    readonly encode: (text: string) => string;
  };
  export default punycode;
}
