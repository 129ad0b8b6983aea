/** WebAssembly of the package `brotli-wasm`: the build puts it into a separate file. */
declare module 'virtual:brotli-wasm' {
  const binary: Uint8Array<ArrayBuffer>;
  export default binary;
}

/** WebAssembly of the package `@bokuweb/zstd-wasm`. */
declare module 'virtual:zstd-wasm' {
  const binary: Uint8Array<ArrayBuffer>;
  export default binary;
}
