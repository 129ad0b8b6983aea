// The APIs that browsers, workers and Node share, declared by hand: pure code compiles without the DOM and Node libraries and can
// use nothing else. Only APIs that pure code needs are listed.

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: ArrayBufferView | ArrayBuffer, options?: { stream?: boolean }): string;
}

interface ByteTransform {
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  };
  readonly writable: { getWriter(): { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> } };
}

declare class CompressionStream implements ByteTransform {
  constructor(format: 'gzip' | 'deflate' | 'deflate-raw');
  readonly readable: ByteTransform['readable'];
  readonly writable: ByteTransform['writable'];
}

declare class DecompressionStream implements ByteTransform {
  constructor(format: 'gzip' | 'deflate' | 'deflate-raw');
  readonly readable: ByteTransform['readable'];
  readonly writable: ByteTransform['writable'];
}

declare namespace WebAssembly {
  /** Thrown when code ends abruptly, such as at an index outside of its memory. */
  class RuntimeError extends Error {}
  class Memory {
    readonly buffer: ArrayBuffer;
    /** Adds pages of 64 KiB. */
    grow(pages: number): number;
  }
  /** Compiled code, which can run several times. */
  class Module {
    private readonly code: unknown;
  }
  interface Instance {
    readonly exports: Readonly<Record<string, unknown>>;
  }
  function compile(binary: Uint8Array<ArrayBuffer>): Promise<Module>;
  function instantiate(module: Module, imports: Readonly<Record<string, Readonly<Record<string, (...args: number[]) => unknown>>>>): Promise<Instance>;
  function instantiate(
    binary: Uint8Array<ArrayBuffer>,
    imports: Readonly<Record<string, Readonly<Record<string, (...args: number[]) => unknown>>>>,
  ): Promise<{ readonly instance: Instance }>;
}

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | readonly (readonly [string, string])[]);
  append(name: string, value: string): void;
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly protocol: string;
  readonly origin: string;
  username: string;
  password: string;
  readonly hostname: string;
  readonly host: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  readonly href: string;
  readonly searchParams: URLSearchParams;
}

declare const performance: { now(): number };

declare function setTimeout(callback: () => void, milliseconds?: number): { readonly __timer: never };
declare function clearTimeout(timer: { readonly __timer: never } | undefined): void;

interface ImportMeta {
  readonly url: string;
  /** Provided by Vite: the modules that match a pattern, each as a function that loads it or, with `eager`, loaded. */
  glob<Module>(pattern: string | readonly string[], options: { eager: true; import?: string }): Record<string, Module>;
  glob<Module>(pattern: string | readonly string[], options?: { eager?: false; import?: string }): Record<string, () => Promise<Module>>;
}
