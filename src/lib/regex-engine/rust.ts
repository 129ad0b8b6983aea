import { initSync, RRegex } from 'virtual:rregex';
import type { Compile } from './engine.ts';
import { Refusal } from './engine.ts';
import { nameGroups } from './rust-names.ts';
import { sliceUtf8, utf16Offset } from './utf8-offsets.ts';

let loading: Promise<void> | undefined;

/** The crate `regex` of Rust, compiled to WebAssembly. */
export async function loadRust(): Promise<Compile> {
  await (loading ??= instantiate());
  return compile;
}

async function instantiate(): Promise<void> {
  const { default: binary } = await import('virtual:rregex-wasm');
  initSync({ module: binary });
}

const compile: Compile = (pattern, flags) => {
  const letters = flags.filter((flag) => 'ims'.includes(flag)).join('');
  const modes = letters === '' ? '' : `(?${letters})`;
  const given = compileOrRefuse(modes + pattern);
  const [, ...names] = given.captureNames();
  given.free();
  const expression = compileOrRefuse(modes + nameGroups(pattern));
  const [, ...keys] = expression.captureNames();
  // A group would be missing.
  if (keys.includes(null) || keys.length !== names.length) throw new Refusal('The groups cannot be numbered');
  return (text) => {
    const found = expression.captures(text);
    const whole = found?.get[0];
    if (!found || !whole || (flags.includes('y') && whole.start > 0)) return undefined;
    return {
      start: utf16Offset(text, whole.start),
      value: sliceUtf8(text, whole.start, whole.end),
      groups: names.map((name, index) => {
        const group = found.name[keys[index] ?? ''];
        return { name: name ?? '', value: group ? sliceUtf8(text, group.start, group.end) : null };
      }),
    };
  };
};

function compileOrRefuse(pattern: string): RRegex {
  try {
    return new RRegex(pattern);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) throw error;
    // Above its reason, the message repeats the pattern with a caret.
    throw new Refusal(/^error: (?<reason>.+)$/mu.exec(error.message)?.groups?.reason ?? error.message, { cause: error });
  }
}
