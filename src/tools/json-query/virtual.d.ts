/** WebAssembly of the package `jq-wasm`. */
declare module 'virtual:jq-wasm' {
  const binary: Uint8Array<ArrayBuffer>;
  export default binary;
}
