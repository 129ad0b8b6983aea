/** WebAssembly of the package `jq-wasm`, one character per byte. */
declare module 'virtual:jq-wasm' {
  const binary: string;
  export default binary;
}
