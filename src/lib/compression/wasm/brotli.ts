import type { Decompressed, DecompressOptions } from '../formats.ts';
import { concatBytes } from '../../bytes/concat.ts';
import { Pacer } from '../../pause/pause.ts';
import { isTrap } from './instance.ts';

const PIECE_BYTES = 2 ** 16;
/** Result codes of a step. */
const [SUCCESS, NEEDS_MORE_INPUT] = [1, 2] as const;
const RESULT_BYTES = 16;
const NOTHING = new Uint8Array();

/** Functions of brotli-wasm, by their names without prefixes. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly compressstream_new: (hasQuality: number, quality: number) => number;
  readonly compressstream_compress: Step;
  readonly compressstream_free: (stream: number) => void;
  readonly decompressstream_new: () => number;
  readonly decompressstream_decompress: Step;
  readonly decompressstream_free: (stream: number) => void;
  readonly get_brotlistreamresult_code: (result: number) => number;
  readonly get_brotlistreamresult_input_offset: (result: number) => number;
  readonly get_brotlistreamresult_buf: (target: number, result: number) => void;
  readonly brotlistreamresult_free: (result: number) => void;
  readonly malloc: (size: number) => number;
  readonly free: (pointer: number, size: number) => void;
  readonly add_to_stack_pointer: (delta: number) => number;
}

/** Writes the pointer to a result, an error, and whether there is an error to `target`. Owns the input, a pointer and its size. */
type Step = (target: number, stream: number, input: number, size: number, outputSize: number) => void;

let loading: Promise<Exports> | undefined;

/** Loads the engine of brotli-wasm without the JavaScript around it, which locates the file by its own URL. */
const load = (): Promise<Exports> => (loading ??= instantiate());

async function instantiate(): Promise<Exports> {
  const { default: binary } = await import('virtual:brotli-wasm');
  // The engine only calls these to describe an error as a JavaScript object. `step` reads the error flag, and ignores the object.
  const imports = ['string_new', 'error_new', 'object_drop_ref', 'is_undefined', 'is_object', 'json_serialize', 'throw'].map((name) => [
    `__wbindgen_${name}`,
    () => 0,
  ]);
  const others = ['new_693216e109162396', 'stack_0ddaca5d1abfb52f', 'error_09919627ac0992f5'].map((name) => [`__wbg_${name}`, () => 0]);
  const { instance } = await WebAssembly.instantiate(binary, { wbg: Object.fromEntries([...imports, ...others]) });
  return Object.fromEntries(Object.entries(instance.exports).map(([name, value]) => [name.replace(/^__(?:wbg|wbindgen)_/u, ''), value])) as unknown as Exports;
}

/** A step's output; undefined if the input is not valid. */
interface StepResult {
  readonly code: number;
  readonly used: number;
  readonly bytes: Uint8Array;
}

function step(exports: Exports, run: Step, stream: number, input: Uint8Array | undefined): StepResult | undefined {
  const target = exports.add_to_stack_pointer(-RESULT_BYTES);
  try {
    run(target, stream, input ? copyIn(exports, input) : 0, input?.length ?? 0, PIECE_BYTES);
    const [result = 0, , isError] = new Int32Array(exports.memory.buffer, target, 3);
    if (isError) return undefined;
    const code = exports.get_brotlistreamresult_code(result);
    const used = exports.get_brotlistreamresult_input_offset(result);
    exports.get_brotlistreamresult_buf(target, result);
    const [buffer = 0, size = 0] = new Int32Array(exports.memory.buffer, target, 2);
    const bytes = new Uint8Array(exports.memory.buffer, buffer, size).slice();
    exports.free(buffer, size);
    exports.brotlistreamresult_free(result);
    return { code, used, bytes };
  } finally {
    exports.add_to_stack_pointer(RESULT_BYTES);
  }
}

function copyIn(exports: Exports, input: Uint8Array): number {
  const pointer = exports.malloc(input.length);
  new Uint8Array(exports.memory.buffer).set(input, pointer);
  return pointer;
}

/** Decompresses Brotli (RFC 7932). */
export async function decompressBrotli(bytes: Uint8Array, options: DecompressOptions): Promise<Decompressed> {
  const exports = await load();
  const stream = exports.decompressstream_new();
  try {
    const result = await decompressWith(bytes, options, (input) => step(exports, exports.decompressstream_decompress, stream, input));
    exports.decompressstream_free(stream);
    return result;
  } catch (error) {
    // The memory is in an unknown state, or the stream was not freed. The next call loads a new instance.
    loading = undefined;
    if (!isTrap(error)) throw error;
    return { bytes: new Uint8Array(), ended: 'damaged', damage: 'invalid', trailing: NOTHING };
  }
}

async function decompressWith(
  bytes: Uint8Array,
  { limit, signal }: DecompressOptions,
  next: (input: Uint8Array) => StepResult | undefined,
): Promise<Decompressed> {
  const pieces: Uint8Array[] = [];
  const pacer = new Pacer();
  let [at, size] = [0, 0];
  for (;;) {
    if (pacer.isDue) await pacer.pause(signal);
    const result = next(bytes.subarray(at, at + PIECE_BYTES));
    if (!result) return { bytes: concatBytes(pieces), ended: 'damaged', damage: 'invalid', trailing: NOTHING };
    at += result.used;
    pieces.push(result.bytes.subarray(0, limit - size));
    size += result.bytes.length;
    if (size > limit) return { bytes: concatBytes(pieces), ended: 'too-much', trailing: NOTHING };
    if (result.code === SUCCESS) return { bytes: concatBytes(pieces), ended: 'whole', trailing: bytes.subarray(at) };
    if (result.code === NEEDS_MORE_INPUT && at >= bytes.length) return { bytes: concatBytes(pieces), ended: 'damaged', damage: 'truncated', trailing: NOTHING };
  }
}

/** Compresses as Brotli with a quality of 0 to 11. */
export async function compressBrotli(bytes: Uint8Array, quality: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const exports = await load();
  const stream = exports.compressstream_new(1, quality);
  const pieces: Uint8Array[] = [];
  const pacer = new Pacer();
  try {
    for (let [at, isDone] = [0, false]; !isDone; ) {
      if (pacer.isDue) await pacer.pause(signal);
      const input = at < bytes.length ? bytes.subarray(at, at + PIECE_BYTES) : undefined;
      const result = step(exports, exports.compressstream_compress, stream, input);
      if (!result) throw new Error('Brotli could not compress.');
      at += input ? result.used : 0;
      pieces.push(result.bytes);
      isDone = input === undefined && result.code === SUCCESS;
    }
  } catch (error) {
    loading = undefined;
    throw error;
  }
  exports.compressstream_free(stream);
  return concatBytes(pieces);
}
