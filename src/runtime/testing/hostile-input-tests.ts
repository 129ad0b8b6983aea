import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import type { InputField } from '../../contract/fields.ts';
import { primaryInput, runOperation } from '../run.ts';
import { expectConforming } from './conformance.ts';
import type { Subject } from './tools.ts';

/** More items than a call can have arguments, or a stack has frames. */
const MANY = 150_000;

/** Texts that people paste by accident or send on purpose, for every operation with a text input. */
const texts: Readonly<Record<string, string>> = {
  'NUL and control characters': '\0\u0001\u0002\u007f\u0080\u2028\u2029\uFEFF',
  'lone surrogates': 'a\uD800b\uDC00c\uD83D',
  'every ASCII character': Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(''),
  'property names of prototypes': '__proto__ constructor toString hasOwnProperty',
  'right-to-left and stacked marks': `\u202E${'Z\u0351\u036B\u0343'.repeat(2000)}`,
  whitespace: ' \t\r\n'.repeat(1000),
};

/** The same in kilobytes. */
const longTexts: Readonly<Record<string, string>> = {
  'a very long word': 'a'.repeat(MANY),
  'a very long number': '1234567890'.repeat(MANY / 10),
  'a hundred thousand brackets': '['.repeat(100_000),
  'a hundred thousand closed brackets': '{"a":'.repeat(20_000) + '}'.repeat(100_000),
};

/** Lines of the longest texts. */
const LINES = 40_000;

/** Hundreds of kilobytes, only for texts of many lines. Each takes seconds, too long for all operations. */
const longestTexts: Readonly<Record<string, string>> = {
  '280 KB of lines': 'a b 01\n'.repeat(LINES),
  '320 KB of JSON': `[${'{"a":1},'.repeat(LINES)}null]`,
};

const KILOBYTES = 100_000;
const MEGABYTES = 3_000_000;
const NOISE_FACTOR = 2_654_435_761;

const noise = (length: number): Uint8Array => new Uint8Array(length).map((_, index) => Math.imul(index, NOISE_FACTOR) >>> 13);

/** Files of arbitrary bytes. */
const bytes: Readonly<Record<string, Uint8Array>> = {
  nothing: new Uint8Array(0),
  '100 KB of zeros': new Uint8Array(KILOBYTES),
  '100 KB of noise': noise(KILOBYTES),
  'a truncated PNG': new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 8, 6, 0, 0, 0,
  ]),
  'a truncated JPEG': new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
};

const longBytes: Readonly<Record<string, Uint8Array>> = {
  '3 MB of zeros': new Uint8Array(MEGABYTES),
  '3 MB of noise': noise(MEGABYTES),
};

/** File names that try to reach other folders or to break formats. */
const names = ['../../etc/passwd', '', 'a"><script>.png', '\u0000'];

type Input = readonly [title: string, value: unknown];

/** The inputs that are quick, and those that take seconds. */
function hostileInputs(primary: InputField | undefined): { readonly quick: readonly Input[]; readonly slow: readonly Input[] } {
  if (primary?.kind === 'text') {
    return { quick: Object.entries(texts), slow: Object.entries(primary.multiline ? { ...longTexts, ...longestTexts } : longTexts) };
  }
  if (primary?.kind !== 'file') return { quick: [], slow: [] };
  const filesOf = (contents: typeof bytes) => Object.entries(contents).map(([title, content]) => [title, { name: 'file.bin', type: '', content }] as const);
  const content = bytes['a truncated PNG'];
  const named = names.map((name) => [`a file called ${JSON.stringify(name)}`, { name, type: '', content }] as const);
  return { quick: [...filesOf(bytes), ...named], slow: filesOf(longBytes) };
}

/** Operations whose work grows with the square of the length, and would take minutes for a megabyte. */
const LONGEST_MS = 30_000;

/** Declares the tests of an operation with hostile inputs. */
export function testHostileInput({ implementation, name, operation, context }: Subject): void {
  const [field = '', primary] = primaryInput(operation) ?? [];
  const { quick, slow } = hostileInputs(primary);
  if (quick.length === 0) {
    test('has a primary input that is neither text nor file', () => {
      expect(primary?.kind).toMatch(/^(?:integer|number|choice|flag)$/u);
    });
    return;
  }

  const answers = async (_input: string, value: unknown): Promise<void> => {
    const processorTime = startProcessorTime();
    const outcome = await runOperation(implementation, name, { [field]: value }, context);
    expect(processorTime()).toBeLessThan(LONGEST_MS);
    expect(outcome.kind, 'message' in outcome ? outcome.message : undefined).toMatch(/^(?:output|error)$/u);
    if (outcome.kind === 'output' && !(typeof value === 'string' && value.length >= MANY)) expectConforming(operation, outcome.output);
  };
  test.each(quick)('handles %s with a result or a declared error', answers);
  test.each(slow)('handles %s with a result or a declared error', { tags: ['slow'], timeout: 10 * LONGEST_MS }, answers);
}
