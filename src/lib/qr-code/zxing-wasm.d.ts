/** The reader's WebAssembly as a `data:` URL: Vite puts it into a separate chunk, and nothing is fetched at run time. */
declare module 'zxing-wasm/reader/zxing_reader.wasm?url&inline' {
  const dataUrl: string;
  export default dataUrl;
}
