import { concatBytes } from '../../../lib/bytes/concat.ts';
import { findLocalTime } from './local-time.ts';
import { parseTime } from './strptime.ts';
import { utcTime } from './utc-time.ts';

/** What the program may know besides its arguments. */
export interface Surroundings {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number;
  /** IANA name. */
  readonly timeZone: string;
  /** Contents of the files that exist, by absolute path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly stdin: Uint8Array;
}

export interface Ended {
  readonly status: number;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
}

/** The program needs more memory or stack than it can have. */
export class OutOfMemory extends Error {}

/** A time is not one of the years that Date can have. */
export class TimeOutOfRange extends Error {}

class Exit extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`exit ${status}`);
    this.status = status;
  }
}

// A day less than Date can have, for time zones.
const MAX_TIME = 8.64e15 - 86_400_000;
const MAX_OUTPUT_BYTES = 2 ** 27;
const MAX_MEMORY_BYTES = 2 ** 30;
const PAGE_BYTES = 2 ** 16;
const WORD = 4;
// Numbers of errors as Emscripten defines them.
const [BAD_FILE, NOT_FOUND, NOT_A_TERMINAL, NOT_SEEKABLE] = [8, 44, 59, 70] as const;
const [FILE_MODE, STAT_BYTES, REGULAR_FILE] = [0o100_444, 96, 4] as const;
const FIRST_FILE = 3;

interface OpenFile {
  readonly bytes: Uint8Array;
  at: number;
}

type Exports = Readonly<{
  memory: WebAssembly.Memory;
  construct: () => void;
  main: (count: number, list: number) => number;
  setHighWord: (value: number) => void;
  allocate: (bytes: number) => number;
}>;

/**
 * Runs a program that Emscripten compiled, once: with standard input, output and errors in memory, files that can only be read,
 * and no environment variables. The package's own code copies the whole input and output for each byte of them.
 */
export async function runProgram(program: WebAssembly.Module, args: readonly string[], surroundings: Surroundings): Promise<Ended> {
  const host = new Host(surroundings);
  const instance = await WebAssembly.instantiate(program, { a: host.imports() });
  return host.run(exportsOf(instance), args);
}

/** The exports by their meaning: the linker renamed them. */
function exportsOf({ exports }: WebAssembly.Instance): Exports {
  const { E, F, G, I, J } = exports;
  if (!(E instanceof WebAssembly.Memory) || !isFunction(F) || !isFunction(G) || !isFunction(I) || !isFunction(J)) throw new TypeError('unexpected exports');
  return { memory: E, construct: F, main: G, setHighWord: I, allocate: J };
}

const isFunction = (value: unknown): value is (...args: number[]) => number => typeof value === 'function';

class Host {
  readonly #surroundings: Surroundings;
  readonly #open = new Map<number, OpenFile>();
  readonly #written: readonly [stdout: Uint8Array[], stderr: Uint8Array[]] = [[], []];
  #writtenBytes = 0;
  #exports: Exports | undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#open.set(0, { bytes: surroundings.stdin, at: 0 });
  }

  run(exports: Exports, args: readonly string[]): Ended {
    this.#exports = exports;
    const status = this.#statusOf(() => {
      exports.construct();
      return exports.main(args.length, this.#argumentList(args));
    });
    const [stdout, stderr] = this.#written;
    return { status, stdout: concatBytes(stdout), stderr: concatBytes(stderr) };
  }

  #statusOf(run: () => number): number {
    try {
      return run();
    } catch (error) {
      if (error instanceof Exit) return error.status;
      // A trap, such as a stack overflow inside the program, or of the engine that runs it.
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw new OutOfMemory('the program ended', { cause: error });
      throw error;
    }
  }

  get #program(): Exports {
    if (!this.#exports) throw new Error('the program does not run yet');
    return this.#exports;
  }

  // Not stored: the memory's buffer is another one after it has grown.
  get #bytes(): Uint8Array {
    return new Uint8Array(this.#program.memory.buffer);
  }
  get #words(): DataView {
    return new DataView(this.#program.memory.buffer);
  }

  #argumentList(args: readonly string[]): number {
    const list = this.#program.allocate((args.length + 1) * WORD);
    for (const [index, arg] of args.entries()) {
      const text = new TextEncoder().encode(`${arg}\0`);
      const at = this.#program.allocate(text.length);
      this.#bytes.set(text, at);
      this.#words.setUint32(list + index * WORD, at, true);
    }
    return list;
  }

  #text(at: number): string {
    const bytes = this.#bytes;
    return new TextDecoder().decode(bytes.slice(at, bytes.indexOf(0, at)));
  }

  #read(file: number, list: number, count: number, result: number): number {
    const open = this.#open.get(file);
    if (!open) return BAD_FILE;
    let total = 0;
    for (let index = 0; index < count; index++) {
      const [at, length] = this.#buffer(list, index);
      const part = open.bytes.subarray(open.at, open.at + length);
      this.#bytes.set(part, at);
      open.at += part.length;
      total += part.length;
    }
    this.#words.setUint32(result, total, true);
    return 0;
  }

  #write(file: number, list: number, count: number, result: number): number {
    const parts = this.#written[file === 1 ? 0 : 1];
    let total = 0;
    for (let index = 0; index < count; index++) {
      const [at, length] = this.#buffer(list, index);
      parts.push(this.#bytes.slice(at, at + length));
      total += length;
    }
    this.#writtenBytes += total;
    if (this.#writtenBytes > MAX_OUTPUT_BYTES) throw new OutOfMemory('the output is too long');
    this.#words.setUint32(result, total, true);
    return 0;
  }

  #buffer(list: number, index: number): readonly [at: number, length: number] {
    const place = list + index * 2 * WORD;
    return [this.#words.getUint32(place, true), this.#words.getUint32(place + WORD, true)];
  }

  #openFile(path: string): number {
    const bytes = this.#surroundings.files.get(path);
    if (!bytes) return -NOT_FOUND;
    const file = FIRST_FILE + this.#open.size;
    this.#open.set(file, { bytes, at: 0 });
    return file;
  }

  #describe(file: number, at: number): number {
    const open = this.#open.get(file);
    this.#bytes.fill(0, at, at + STAT_BYTES);
    this.#words.setUint32(at + WORD, FILE_MODE, true);
    this.#words.setUint32(at + 6 * WORD, open?.bytes.length ?? 0, true);
    return 0;
  }

  #grow(size: number): number {
    const { memory } = this.#program;
    const missing = (size >>> 0) - memory.buffer.byteLength;
    if (size >>> 0 > MAX_MEMORY_BYTES) throw new OutOfMemory('the memory is full');
    memory.grow(Math.ceil(missing / PAGE_BYTES));
    return 1;
  }

  /** Writes the fields of a `struct tm` from a time of which UTC has the wanted parts. */
  #storeTime(at: number, milliseconds: number, offsetSeconds: number): void {
    const date = new Date(milliseconds);
    const year = date.getUTCFullYear();
    const dayOfYear = Math.floor((date.getTime() - utcTime(year, 0, 1)) / 86_400_000);
    const parts = [
      date.getUTCSeconds(),
      date.getUTCMinutes(),
      date.getUTCHours(),
      date.getUTCDate(),
      date.getUTCMonth(),
      year - 1900,
      date.getUTCDay(),
      dayOfYear,
    ];
    for (const [index, part] of [...parts, 0, offsetSeconds].entries()) this.#words.setInt32(at + index * WORD, part, true);
  }

  #timeOf(at: number): number {
    const [second = 0, minute = 0, hour = 0, day = 0, month = 0, year = 0] = Array.from({ length: 6 }, (_, index) =>
      this.#words.getInt32(at + index * WORD, true),
    );
    return utcTime(year + 1900, month, day, hour, minute, second);
  }

  #parseTime(text: number, format: number, at: number): number {
    const written = this.#text(text);
    const parsed = parseTime(written, this.#text(format));
    if (!parsed) return 0;
    const { year = 1900, month = 0, day = 0, hour = 0, minute = 0, second = 0, offset = 0 } = parsed;
    // The day of the week and of the year follow from the date; a time without a date keeps zeros, as in C.
    if (parsed.day !== undefined) this.#storeTime(at, utcTime(year, month, day), offset);
    for (const [index, part] of [second, minute, hour, day, month, year - 1900].entries()) this.#words.setInt32(at + index * WORD, part, true);
    return text + new TextEncoder().encode(written.slice(0, parsed.length)).length;
  }

  /** The functions that the program imports, by the names that the linker gave them. */
  imports(): Record<string, (...args: number[]) => number> {
    return {
      a: crash, // __assert_fail
      D: crash, // abort
      b: exit,
      s: exit, // proc_exit
      r: nothing, // __call_sighandler
      t: nothing, // keepalive_clear
      e: nothing, // fcntl
      h: () => -NOT_A_TERMINAL, // ioctl
      f: (_, path = 0) => this.#openFile(this.#text(path)),
      c: nothing, // close
      A: (file = 0, at = 0) => this.#describe(file, at), // fstat
      z: missing, // stat
      x: missing, // lstat
      y: missing, // newfstatat
      p: missing, // readlinkat
      q: missing, // getcwd
      C: (to = 0, from = 0, length = 0) => {
        this.#bytes.copyWithin(to, from, from + length);
        return to;
      },
      o: (size = 0) => this.#grow(size),
      i: nothing, // environ_get
      j: (count = 0, size = 0) => {
        this.#words.setUint32(count, 0, true);
        this.#words.setUint32(size, 0, true);
        return 0;
      },
      w: (_, at = 0) => {
        this.#bytes.fill(0, at, at + 6 * WORD);
        this.#bytes[at] = REGULAR_FILE;
        return 0;
      },
      g: (file = 0, list = 0, count = 0, result = 0) => this.#read(file, list, count, result),
      d: (file = 0, list = 0, count = 0, result = 0) => this.#write(file, list, count, result),
      n: () => NOT_SEEKABLE,
      B: () => this.#surroundings.now(),
      k: (low = 0, high = 0, at = 0) => {
        this.#storeTime(at, timeOfSeconds(low, high), 0);
        return 0;
      },
      l: (low = 0, high = 0, at = 0) => {
        const time = timeOfSeconds(low, high);
        const local = findLocalTime(time, this.#surroundings.timeZone);
        this.#storeTime(at, local, (local - time) / 1000);
        return 0;
      },
      m: (at = 0) => {
        const time = this.#timeOf(at) / 1000;
        if (Number.isNaN(time)) throw new TimeOutOfRange('time out of range');
        this.#storeTime(at, time * 1000, 0);
        this.#program.setHighWord(Math.floor(time / 2 ** 32));
        return time >>> 0;
      },
      v: (offset = 0, hasSummer = 0, name = 0, summerName = 0) => {
        const now = this.#surroundings.now();
        this.#words.setInt32(offset, (now - findLocalTime(now, this.#surroundings.timeZone)) / 1000, true);
        this.#words.setInt32(hasSummer, 0, true);
        for (const at of [name, summerName]) this.#bytes.set([0x55, 0x54, 0x43, 0], at);
        return 0;
      },
      u: (text = 0, format = 0, at = 0) => this.#parseTime(text, format, at),
    };
  }
}

const exit = (status: number): never => {
  throw new Exit(status);
};
const crash = (): never => {
  throw new OutOfMemory('the program ended itself');
};
const missing = (): number => -NOT_FOUND;
const nothing = (): number => 0;
/** The C functions that call this cannot report a time that they do not have. */
function timeOfSeconds(low: number, high: number): number {
  const time = (high * 2 ** 32 + (low >>> 0)) * 1000;
  if (Math.abs(time) > MAX_TIME) throw new TimeOutOfRange('time out of range');
  return time;
}
