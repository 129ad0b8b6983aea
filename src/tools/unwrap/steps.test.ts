import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
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
async function runStep(step: LayerStep, text: string): Promise<unknown> {
  const { tool, name, options, input, output } = await resolveStep(step);
  const implementation = await loadImplementation(tool);
  if (!implementation || !input) throw new Error(`${tool} ${name} takes no text`);
  const outcome = await runOperation(implementation, name, { ...options, [input[0]]: text }, createContext({}));
  return outcome.kind === 'output' ? outcome.output[output[0]] : outcome;
}

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
