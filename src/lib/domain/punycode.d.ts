declare module 'punycode/punycode.js' {
  const punycode: {
    /** @throws RangeError for a text that is no Punycode. */
    readonly decode: (punycode: string) => string;
  };
  export default punycode;
}
