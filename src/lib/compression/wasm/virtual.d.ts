/** WebAssembly of the package `brotli-wasm`, one character per byte: the build puts it into a separate chunk, and nothing else is fetched. */
declare module 'virtual:brotli-wasm' {
  const binary: string;
  export default binary;
}

/** WebAssembly of the package `@bokuweb/zstd-wasm`. */
declare module 'virtual:zstd-wasm' {
  const binary: string;
  export default binary;
}
