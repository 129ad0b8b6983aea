// The package has no types of its own; what the tests use of it.
declare module 'papaparse' {
  const Papa: { parse<Row>(text: string, options: { delimiter: string; newline: string }): { readonly data: readonly Row[] } };
  export default Papa;
}
