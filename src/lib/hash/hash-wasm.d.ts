// hash-wasm publishes one file an algorithm, but types for the whole only. Each file holds a part of the whole; that the
// part which is asked for is in it, the tests of every algorithm show.
declare module 'hash-wasm/dist/*.umd.min.js' {
  const part: typeof import('hash-wasm');
  export default part;
}
