import type { Operation } from '../../contract/operations.ts';

/** Names of an operation's inputs and outputs, the primary ones apart. */
export function partsOf({ input, output }: Operation) {
  const inputs = Object.keys(input);
  const outputs = Object.keys(output);
  const primaryInput = inputs.find((name) => input[name]?.primary);
  const primaryOutput = outputs.find((name) => output[name]?.primary);
  return {
    primaryInput,
    primaryOutput,
    otherInputs: inputs.filter((name) => name !== primaryInput),
    otherOutputs: outputs.filter((name) => name !== primaryOutput),
  };
}

/** Whether there is nothing to work on: the first input is empty, and nothing has no answer. */
export function isNothing({ input, answersNothing }: Operation, values: Readonly<Record<string, unknown>>): boolean {
  const primary = Object.keys(input).find((name) => input[name]?.primary);
  return primary !== undefined && answersNothing !== true && (values[primary] ?? '') === '';
}

const wideQuery = '(min-width: 900px)';

/** On a wide screen the main input has the focus at once; on a phone that would open the keyboard over the page. */
export const focusesInput = (): boolean => matchMedia(wideQuery).matches;
