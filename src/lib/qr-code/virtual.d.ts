/** WebAssembly of the package `zxing-wasm`. */
declare module 'virtual:zxing-wasm' {
  const binary: Uint8Array<ArrayBuffer>;
  export default binary;
}
