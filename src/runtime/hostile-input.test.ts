import { describe, expect, test } from 'vitest';
import { primaryInput, runOperation } from './run.ts';
import { expectConforming } from './testing/conformance.ts';
import { allOperations } from './testing/tools.ts';

/** Many times what a call can have arguments or a stack frames; what more would show is only how long it takes. */
const MEGABYTES = 3_000_000;
const repeat = (piece: string, length = MEGABYTES): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** What people paste by mistake, and what they send on purpose. */
const texts: Readonly<Record<string, string>> = {
  'a megabyte of one letter': repeat('a', 1_000_000),
  'three megabytes of lines': repeat('the quick brown fox 0123456789\n'),
  'three megabytes of JSON': `[${repeat('{"id":1,"name":"x"},')}null]`.replace(/,?\{[^}]*null\]$/u, ']'),
  'a megabyte of digits': repeat('1234567890', 1_000_000),
  'a hundred thousand brackets': repeat('[', 100_000),
  'a hundred thousand closed brackets': repeat('{"a":', 100_000) + repeat('}', 100_000),
  'NUL and controls': '\0\u0001\u0002\u007f\u0080\u2028\u2029\uFEFF',
  'lone surrogates': 'a\uD800b\uDC00c\uD83D',
  'every ASCII sign': Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(''),
  'names of prototypes': '__proto__ constructor toString hasOwnProperty',
  'right to left and stacked marks': `\u202E${'Z\u0351\u036B\u0343'.repeat(2000)}`,
  'white space': ' \t\r\n'.repeat(1000),
};

/** Files of any bytes, with names that reach for more. */
const bytes: Readonly<Record<string, Uint8Array>> = {
  nothing: new Uint8Array(0),
  'three megabytes of zeros': new Uint8Array(MEGABYTES),
  'three megabytes of noise': new Uint8Array(MEGABYTES).map((_, index) => Math.imul(index, 2_654_435_761) >>> 13),
  'a PNG that is cut off': new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 8, 6, 0, 0, 0,
  ]),
  'a JPEG that is cut off': new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
};
const names = ['../../etc/passwd', '', 'a"><script>.png', '\u0000'];

const subjects = await allOperations();

describe.each(subjects.map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))(
  '%s',
  (_title, { implementation, name, operation, context }) => {
    const [field, primary] = primaryInput(operation) ?? [];
    const inputs: readonly (readonly [string, unknown])[] =
      primary?.kind === 'text'
        ? Object.entries(texts)
        : primary?.kind === 'file'
          ? Object.entries(bytes).flatMap(([title, content]) =>
              names.map((file) => [`${title} as ${JSON.stringify(file)}`, { name: file, type: '', content }] as const),
            )
          : [];

    if (inputs.length === 0) {
      test('has a primary input that is no text and no file', () => {
        expect(primary?.kind).toMatch(/^(?:integer|number|choice|flag)$/u);
      });
      return;
    }

    test.each(inputs)('answers %s with a result or a clear error', { timeout: 60_000 }, async (_input, value) => {
      const outcome = await runOperation(implementation, name, { [field ?? '']: value }, context);
      expect(outcome.kind, 'message' in outcome ? outcome.message : undefined).toMatch(/^(?:output|error)$/u);
      if (outcome.kind === 'output' && !(typeof value === 'string' && value.length > 100_000)) expectConforming(operation, outcome.output);
    });
  },
);
