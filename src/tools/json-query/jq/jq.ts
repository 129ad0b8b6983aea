import type { Surroundings } from './host.ts';
import { runProgram } from './host.ts';

let loading: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const { default: binary } = await import('virtual:jq-wasm');
  return WebAssembly.compile(binary);
}

export interface JqRun extends Pick<Surroundings, 'now' | 'timeZone'> {
  readonly filter: string;
  /** JSON values, one per line. */
  readonly input: string;
  readonly slurp: boolean;
  readonly nullInput: boolean;
  /** Variables whose values are strings. */
  readonly strings: ReadonlyMap<string, string>;
  /** Variables whose values are JSON texts. */
  readonly values: ReadonlyMap<string, string>;
}

export interface JqResult {
  /** The exit status: 0, or 3 for a filter that does not compile, 5 for one that failed. */
  readonly status: number;
  /** JSON values, one per line. */
  readonly output: string;
  readonly messages: string;
}

// No variable has this name.
const FILTER = '/1';

/**
 * Runs jq 1.7.1, compiled to WebAssembly.
 * @throws OutOfMemory
 */
export async function runJq({ filter, input, slurp, nullInput, strings, values, now, timeZone }: JqRun): Promise<JqResult> {
  const program = await (loading ??= compile());
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const files = new Map([[FILTER, encoder.encode(filter)]]);
  const args = ['jq', '--compact-output', ...(slurp ? ['--slurp'] : []), ...(nullInput ? ['--null-input'] : [])];
  for (const [name, text] of strings) {
    // As a file, because the arguments of a program have to fit on its stack.
    const file = `/${name}`;
    files.set(file, encoder.encode(text));
    args.push('--rawfile', name, file);
  }
  for (const [name, json] of values) args.push('--argjson', name, json);
  const { status, stdout, stderr } = await runProgram(program, [...args, '--from-file', FILTER], { now, timeZone, files, stdin: encoder.encode(input) });
  return { status, output: decoder.decode(stdout), messages: decoder.decode(stderr) };
}
