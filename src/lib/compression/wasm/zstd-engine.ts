/** The functions of libzstd, by their names in the file of @bokuweb/zstd-wasm 0.0.27. */
interface Exports {
  /** Memory. */
  readonly f: WebAssembly.Memory;
  /** Constructors of static objects. */
  readonly g: () => void;
  /** ZSTD_isError */
  readonly h: (code: number) => number;
  /** ZSTD_compressBound */
  readonly i: (size: number) => number;
  /** ZSTD_compress */
  readonly m: (target: number, capacity: number, source: number, size: number, level: number) => number;
  /** ZSTD_decompress */
  readonly r: (target: number, capacity: number, source: number, size: number) => number;
  readonly s: (size: number) => number;
  readonly t: (pointer: number) => void;
}

const PAGE_BYTES = 2 ** 16;
const MAX_PAGES = 2 ** 15;
/** ZSTD_error_dstSize_tooSmall and ZSTD_error_checksum_wrong, negated as return codes are. */
const [TARGET_TOO_SMALL, CHECKSUM_WRONG] = [-70, -22] as const;

export type EngineResult =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly problem: 'too-small' | 'checksum' | 'invalid' };

export interface Engine {
  readonly compress: (bytes: Uint8Array, level: number) => EngineResult;
  /** Decompresses frames whose content has at most `capacity` bytes. */
  readonly decompress: (frames: Uint8Array, capacity: number) => EngineResult;
  readonly memoryBytes: () => number;
}

/** Memory of an engine that is used again. It grows with what the engine is given, and never shrinks. */
const MAX_IDLE_BYTES = 2 ** 26;

let idle: Engine | undefined;

/** Calls a function with an engine that nothing else uses. */
export async function withEngine<Result>(run: (engine: Engine) => Promise<Result>): Promise<Result> {
  const engine = idle ?? (await createEngine());
  idle = undefined;
  const result = await run(engine);
  if (engine.memoryBytes() <= MAX_IDLE_BYTES) idle = engine;
  return result;
}

async function createEngine(): Promise<Engine> {
  const { default: binary } = await import('virtual:zstd-wasm');
  let memory: (WebAssembly.Memory & { readonly grow?: (pages: number) => number }) | undefined;
  // The C library may end the program, start a timer and enlarge its memory. Only the last has to work.
  const imports = {
    a: () => 0,
    b: () => 0,
    c: () => 0,
    d: () => 0,
    e: (size: number) => {
      const pages = Math.ceil(((size >>> 0) - (memory?.buffer.byteLength ?? 0)) / PAGE_BYTES);
      return (size >>> 0) / PAGE_BYTES > MAX_PAGES ? 0 : grow(memory, pages);
    },
  };
  const { instance } = await WebAssembly.instantiate(binary, { a: imports });
  const exports = instance.exports as unknown as Exports;
  memory = exports.f;
  exports.g();

  function run(bytes: Uint8Array, capacity: number, call: (target: number, source: number) => number): EngineResult {
    const [source, target] = [exports.s(bytes.length), exports.s(Math.max(1, capacity))];
    if (source === 0 || target === 0) return { ok: false, problem: 'too-small' };
    new Uint8Array(exports.f.buffer).set(bytes, source >>> 0);
    const code = call(target, source);
    const isError = exports.h(code) !== 0;
    const result = isError ? undefined : new Uint8Array(exports.f.buffer, target >>> 0, code >>> 0).slice();
    exports.t(source);
    exports.t(target);
    if (result) return { ok: true, bytes: result };
    return { ok: false, problem: code === TARGET_TOO_SMALL ? 'too-small' : code === CHECKSUM_WRONG ? 'checksum' : 'invalid' };
  }

  return {
    compress: (bytes, level) => {
      const capacity = exports.i(bytes.length);
      return run(bytes, capacity, (target, source) => exports.m(target, capacity, source, bytes.length, level));
    },
    decompress: (frames, capacity) => run(frames, capacity, (target, source) => exports.r(target, capacity, source, frames.length)),
    memoryBytes: () => exports.f.buffer.byteLength,
  };
}

function grow(memory: { readonly grow?: (pages: number) => number } | undefined, pages: number): number {
  try {
    memory?.grow?.(pages);
    return 1;
  } catch (error) {
    // The platform has no more memory: libzstd returns an error then.
    if (error instanceof RangeError) return 0;
    throw error;
  }
}
