/** The JavaScript of the package `rregex` without the code that fetches its WebAssembly. */
declare module 'virtual:rregex' {
  export { RRegex } from 'rregex';
  export function initSync(options: { readonly module: BufferSource }): void;
}

/** WebAssembly of the package `rregex`. */
declare module 'virtual:rregex-wasm' {
  const binary: Uint8Array<ArrayBuffer>;
  export default binary;
}

/** WebAssembly of the package `vscode-oniguruma`. */
declare module 'virtual:oniguruma-wasm' {
  const binary: Uint8Array<ArrayBuffer>;
  export default binary;
}

/** The build of `recheck` for browsers, which also runs in Node. The other build would start a Java program. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
