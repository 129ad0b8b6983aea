import * as oniguruma from 'vscode-oniguruma';
import { InputError } from '../../contract/errors.ts';
import type { Flag } from '../regex/flags.ts';
import type { Compile, Find } from './engine.ts';
import { Refusal } from './engine.ts';
import { sliceUtf8, utf16Offset } from './utf8-offsets.ts';

// Values of the package's `const enum`s, which only a compiler of the whole program could use.
const OPTIONS = { i: 2, s: 4 } as const;
const SYNTAX_RUBY = 10;
/** The offset of a group that did not participate. */
const NOWHERE = 0xff_ff_ff_ff;
/** A deeper pattern may overflow the stack of the WebAssembly, after which no pattern can be compiled any more. */
const MAX_DEPTH = 40;
/** `(?<name>` and `(?'name'`, but no lookbehind. */
const GROUP_NAMES = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<(?<angled>[^=!>][^>]*)>|'(?<quoted>[^']+)')/gu;

let loading: Promise<void> | undefined;

/** Oniguruma with the syntax of Ruby, compiled to WebAssembly. */
export async function loadOniguruma(): Promise<Compile> {
  await (loading ??= instantiate());
  return compile;
}

async function instantiate(): Promise<void> {
  const { default: binary } = await import('virtual:oniguruma-wasm');
  await oniguruma.loadWASM(binary);
}

const compile: Compile = (pattern, flags) => {
  const scanner = createScanner(pattern, flags);
  // Oniguruma does not report names. With names, groups without one do not capture.
  const names = [...pattern.matchAll(GROUP_NAMES)].flatMap(({ groups }) => groups?.angled ?? groups?.quoted ?? []);
  // Oniguruma gives up after ten million steps, which the package does not distinguish from no match. If it is none, this finds the end of the text.
  let control: oniguruma.OnigScanner | undefined;
  const find: Find = (text) => {
    const subject = oniguruma.createOnigString(text);
    // The package converts the offset of a group that did not participate to the length of the text.
    Object.assign(subject, { convertUtf8OffsetToUtf16: (offset: number) => offset });
    const found = scanner.findNextMatchSync(subject, 0);
    const isKnown = found !== null || (control ??= ownedBy(find, createScanner(String.raw`\z|${pattern}`, flags))).findNextMatchSync(subject, 0) !== null;
    subject.dispose();
    if (!isKnown) throw new InputError('time-limit', { field: 'pattern' });
    const [whole, ...groups] = found?.captureIndices ?? [];
    if (!whole || (flags.includes('y') && whole.start > 0)) return undefined;
    return {
      start: utf16Offset(text, whole.start),
      value: sliceUtf8(text, whole.start, whole.end),
      groups: groups.map(({ start, end }, index) => ({ name: names[index] ?? '', value: start === NOWHERE ? null : sliceUtf8(text, start, end) })),
    };
  };
  ownedBy(find, scanner);
  return find;
};

// The package keeps the memory of a pattern until `dispose`, which is called here after the last use.
const unused = new FinalizationRegistry<oniguruma.OnigScanner>((scanner) => scanner.dispose());

function ownedBy(owner: Find, scanner: oniguruma.OnigScanner): oniguruma.OnigScanner {
  unused.register(owner, scanner);
  return scanner;
}

function createScanner(pattern: string, flags: readonly Flag[]): oniguruma.OnigScanner {
  // In the words of Oniguruma, which has a limit for a larger stack.
  if (depthOf(pattern) > MAX_DEPTH) throw new Refusal('parse depth limit over');
  try {
    const options = [...(flags.includes('i') ? [OPTIONS.i] : []), ...(flags.includes('s') ? [OPTIONS.s] : [])];
    return new oniguruma.OnigScanner([pattern], { options, syntax: SYNTAX_RUBY });
  } catch (error) {
    if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) throw error;
    throw new Refusal(error.message, { cause: error });
  }
}

/** The number of groups and character classes that are open at the same time. Flags such as `(?i)` apply to a group from there to its parent's end. */
function depthOf(pattern: string): number {
  const parents: number[] = [];
  let [depth, sets, deepest] = [0, 0, 0];
  for (const [token] of pattern.matchAll(/\\[^]|\[\^?\]?|\]|\(\?[a-z-]+\)|[()]/gu)) {
    if (token.startsWith('[')) sets++;
    else if (token === ']') sets = Math.max(0, sets - 1);
    else if (sets === 0 && token === ')') depth = parents.pop() ?? 0;
    else if (sets === 0 && token.startsWith('(')) {
      if (token === '(') parents.push(depth);
      depth++;
    }
    deepest = Math.max(deepest, depth + sets);
  }
  return deepest;
}
