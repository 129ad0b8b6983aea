import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { FileValue } from '../../contract/values.ts';
import { readFile } from '../../contract/values.ts';
import { createContext } from '../../runtime/platform/context.ts';
import type { StepValue } from '../../runtime/recipe/step-value.ts';
import { outputValue, toInputValue } from '../../runtime/recipe/step-value.ts';
import { resolveStep } from '../../runtime/recipe/step.ts';
import { runOperation } from '../../runtime/run.ts';
import { loadImplementation } from '../implementations.ts';
import type { LayerId } from './codes.ts';
import type { LayerStep } from './layer.ts';
import { openWith } from './testing/open.ts';

const TEXT = 'Grüße an alle: 100 % & “mehr” <b>';
const BYTES = Buffer.from(TEXT);
const hex = (separator: string): string => (BYTES.toString('hex').match(/../gu) ?? []).join(separator);

/** Runs a step with the tool that it names, as a recipe does. */
async function runStep(step: LayerStep, value: StepValue): Promise<StepValue> {
  const { tool, name, operation, options, input, output } = await resolveStep(step);
  const implementation = await loadImplementation(tool);
  if (!implementation || !input) throw new Error(`${tool} ${name} takes no value`);
  const [field] = input;
  const outcome = await runOperation(implementation, name, { ...options, [field]: await toInputValue(field, input[1], value) }, createContext({}));
  if (outcome.kind !== 'output') throw new Error(JSON.stringify(outcome));
  return outputValue(operation, output[0], outcome.output);
}

const asFile = (content: Uint8Array): FileValue => ({ name: '', type: '', content: Uint8Array.from(content) });
const asValue = (value: string | Buffer): StepValue => (typeof value === 'string' ? value : asFile(value));
const bytesOf = async (value: StepValue | undefined): Promise<Buffer> => Buffer.from(typeof value === 'object' ? await readFile(value) : (value ?? ''));

const cases: readonly (readonly [layer: LayerId, input: string, hasReverse: boolean])[] = [
  ['base64', BYTES.toString('base64'), true],
  ['base64', BYTES.toString('base64').replace(/(.{20})/gu, '$1\r\n'), true],
  ['base64url', BYTES.toString('base64url'), true],
  ['hex', hex(''), true],
  ['hex', hex(' ').toUpperCase(), true],
  ['hex', `0x${hex(' 0x')}`, true],
  ['hex', hex('\n'), false],
  ['percent-encoding', encodeURIComponent(TEXT), true],
  ['form-encoding', new URLSearchParams([['', TEXT]]).toString().slice(1), true],
  ['html-entities', 'Gr&uuml;&#223;e an alle: 100 % &amp; &ldquo;mehr&rdquo; &lt;b&gt;', false],
];

test.each(cases)('the tool in the step of %s %j returns the content, and that of the reverse step the input', async (layer, input, hasReverse) => {
  const { chosen } = await openWith(input, layer);
  const [step, reverse] = [chosen?.step?.(0), chosen?.reverse?.(0)];
  expect(chosen?.layer).toBe(layer);
  expect(step && (await runStep(step, input))).toBe(TEXT);
  expect(reverse !== undefined).toBe(hasReverse);
  if (reverse) expect(await runStep(reverse, TEXT)).toBe(input);
});

const packed = gzipSync(TEXT);

test.each<readonly [layer: LayerId, input: string | Buffer, content: string | Buffer]>([
  ['base64', packed.toString('base64'), packed],
  ['base64url', packed.toString('base64url'), packed],
  ['gzip', packed, TEXT],
  ['zlib', deflateSync(TEXT), TEXT],
  ['deflate', deflateRawSync(TEXT.repeat(20)), TEXT.repeat(20)],
  ['brotli', brotliCompressSync(TEXT.repeat(20)), TEXT.repeat(20)],
])('the steps of %s return the bytes inside, and bytes with the same content', { tags: ['slow'] }, async (layer, input, content) => {
  const { chosen } = await openWith(input, layer);
  const [step, reverse] = [chosen?.step?.(0), chosen?.reverse?.(0)];
  if (!step || !reverse) throw new Error(`${layer} has no steps`);
  expect(await bytesOf(await runStep(step, asValue(input)))).toEqual(Buffer.from(content));
  // Compressed again, the bytes may differ.
  const again = await runStep(reverse, asValue(content));
  expect(await bytesOf(await runStep(step, again))).toEqual(Buffer.from(content));
  if (typeof input === 'string') expect(again).toBe(input);
});

test('damaged compressed data has no steps', async () => {
  const { chosen } = await openWith(packed.subarray(0, -1), 'gzip');
  expect([chosen?.layer, chosen?.step, chosen?.reverse]).toEqual(['gzip', undefined, undefined]);
});
