import type { OutputField } from '../../contract/fields.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import type { WireInput } from '../check.ts';
import { describeFailure } from '../failure.ts';
import type { Failure } from '../run.ts';
import { outputToWire } from '../wire.ts';
import type { Words } from '../words.ts';
import type { EndedRun, ErrorMessage, ReadyMessage, ResultMessage } from './messages.ts';
import { EMBED_VERSION } from './messages.ts';

/** The message that a tool accepts messages. */
export const readyMessage = (tool: string, operations: Operations): ReadyMessage => ({
  type: 'penknife:ready',
  version: EMBED_VERSION,
  tool,
  operations: Object.fromEntries(
    Object.entries(operations).map(([name, { input, output }]) => [name, { inputs: Object.keys(input), outputs: Object.keys(output) }]),
  ),
});

/** The message about the end of a run; undefined for a canceled one. It contains no secrets, and no details of bugs. */
export function runMessage(operations: Operations, { operation: name, input, outcome }: EndedRun, words: Words): ResultMessage | ErrorMessage | undefined {
  const operation = operations[name];
  if (!operation || outcome.kind === 'canceled') return undefined;
  if (outcome.kind === 'output') return resultMessage(name, operation, input, outputToWire(operation, outcome.output));
  if (outcome.kind === 'error') return { ...errorMessage(outcome.error, words, operation), operation: name };
  return { type: 'penknife:error', operation: name, code: 'bug', message: words.t('errors.bug') };
}

/** The message about a failure. An error in a secret input may quote it, so only its code is sent. */
export function errorMessage(failure: Failure, words: Words, operation?: Operation): ErrorMessage {
  const { code, field } = failure;
  const isSecret = field !== undefined && operation !== undefined && isSecretField(operation.input[field]);
  return { type: 'penknife:error', code, message: isSecret ? code : describeFailure(failure, words), ...(field !== undefined && { field }) };
}

function resultMessage(name: string, operation: Operation, input: WireInput, wire: Readonly<Record<string, unknown>>): ResultMessage {
  const secrets = Object.entries(operation.input).flatMap(([field, declared]) => (isSecretField(declared) ? textsOf(input[field]) : []));
  const isWithheld = (output: string): boolean => isSecretField(operation.output[output]) || secrets.some((secret) => contains(wire[output], secret));
  const withheld = Object.keys(wire).filter(isWithheld);
  const outputs = Object.fromEntries(Object.entries(wire).filter(([output]) => !withheld.includes(output)));
  const { warnings } = outputs;
  return { type: 'penknife:result', operation: name, outputs, warnings: Array.isArray(warnings) ? warnings : [], withheld };
}

const isSecretField = (field: Operation['input'][string] | OutputField | undefined): boolean => field?.kind === 'text' && field.secret === true;

const textsOf = (value: unknown): readonly string[] => (typeof value === 'string' && value !== '' ? [value] : []);

/** Whether a value in wire form contains a text, also as a part of a list, table or record. */
function contains(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.includes(text);
  return typeof value === 'object' && value !== null && JSON.stringify(value).includes(JSON.stringify(text).slice(1, -1));
}
