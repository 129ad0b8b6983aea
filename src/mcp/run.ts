import path from 'node:path';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { InputError } from '../contract/errors.ts';
import type { InputField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { printError } from '../cli/terminal.ts';
import { typeOfFile, typeOfText } from '../cli/text-types.ts';
import type { WireInput } from '../runtime/check.ts';
import { outputKind, outputsOf } from '../runtime/kinds/output-kinds.ts';
import { outputFormat } from '../runtime/output-format.ts';
import { objectOf as schemaOf } from '../runtime/schema/json-schema.ts';
import type { Outcome } from '../runtime/run.ts';
import { failedRun } from '../runtime/run.ts';
import { outputToWire } from '../runtime/wire.ts';
import { refusal } from './answers.ts';
import { checkNames, objectOf, optionalText, textOf } from './arguments.ts';
import { isObject } from '../runtime/recipe/basics.ts';
import { definitionOf } from './definition.ts';
import { namesOf } from './describe.ts';
import type { NewResult, StoredResult } from './results.ts';
import type { Root } from './root.ts';
import type { Call, Session } from './session.ts';
import { OUT_OF_MEMORY } from '../cli/engines.ts';
import { runTarget as runOn } from '../cli/run-target.ts';
import type { Target } from '../cli/target.ts';
import { findTarget, operationOf } from '../cli/target.ts';
import { withRefusals } from './answers.ts';
import type { CreateTool } from './tool.ts';

/**
 * The maximum length of a result as JSON, in UTF-16 code units. Longer ones are stored and linked: hosts truncate or reject tool results at
 * about 25,000 tokens, which is this much English, and more than any model should read if a program can.
 */
const MAX_ANSWER_LENGTH = 100_000;

/** Whether a response of this many UTF-16 code units is stored. */
export const isLarge = (length: number): boolean => length > MAX_ANSWER_LENGTH;

/** Runs one operation. */
export const createRun: CreateTool = (session) => ({
  definition: definitionOf({
    name: 'run',
    description: session.words.t('mcp.run'),
    inputSchema: schemaOf({ ...namesOf(session), input: { type: 'object', description: session.words.t('mcp.input') } }, ['tool']),
    isWriting: session.root !== undefined,
  }),
  async call(args, call) {
    checkNames(args, ['tool', 'operation', 'input']);
    const input = objectOf(args, 'input');
    const named = optionalText(args, 'operation');
    const tool = await findTarget(textOf(args, 'tool'), session.words);
    return withRefusals(tool, async () => runTarget(operationOf(tool, named, Object.keys(input)), input, session, call));
  },
});

/** Runs an operation in a thread, and responds with its output or its rejection. */
export async function runTarget(target: Target, input: WireInput, session: Session, { signal, onProgress }: Call): Promise<CallToolResult> {
  const { operation, words } = target;
  const given = await openFiles(operation, input, session.root);
  const outcome = await runOn(target, given, {
    engines: session.engines,
    language: words.language,
    signal,
    onProgress: ({ done, total }) => onProgress(done, total),
  });
  if (outcome.kind !== 'output') return answerEnd(outcome, target);
  try {
    return await answerOutput(target, given, outcome.output, session);
  } catch (error) {
    // As JSON, an output that fits may be too long.
    if (error instanceof InputError) throw error;
    return answerEnd(failedRun(error, operation), target);
  }
}

/**
 * An input whose files have only their wire form, or the file at a path below the root.
 * @throws InputError `outside-root`, `unreadable-path` or `too-large`
 */
async function openFiles(operation: Operation, input: WireInput, root: Root | undefined): Promise<WireInput> {
  const opened: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input)) {
    opened.push([name, fieldNamed(operation, name)?.kind === 'file' && isObject(value) ? await openFile(name, value, root) : value]);
  }
  return Object.fromEntries(opened);
}

const fieldNamed = ({ input }: Operation, name: string): InputField | undefined =>
  Object.entries(input).find(([current, { formerly }]) => current === name || formerly?.includes(name))?.[1];

async function openFile(field: string, value: Readonly<Record<string, unknown>>, root: Root | undefined): Promise<unknown> {
  const { path: file, name, type, base64 } = value;
  // In this process a file may also be its content; clients cannot set that.
  if (typeof file !== 'string') return { name, type, base64 };
  if (!root) throw new InputError('outside-root', { field, params: { path: file } });
  return { name: path.basename(file), type: '', content: await root.read(file, field) };
}

function answerEnd(outcome: Exclude<Outcome, { readonly kind: 'output' }>, { operations, operation, words }: Target): CallToolResult {
  const place = { operations, operation };
  if (outcome.kind === 'error') return refusal(outcome.error, words, place);
  // Nobody reads the response to a canceled request.
  if (outcome.kind === 'canceled') return { isError: true, content: [] };
  if (outcome.message.includes(OUT_OF_MEMORY)) return refusal({ code: 'out-of-memory', params: {} }, words, place);
  printError(`${outcome.message}\n`);
  return refusal({ code: 'bug', params: {} }, words, place);
}

type Output = Extract<Outcome, { readonly kind: 'output' }>['output'];

async function answerOutput(target: Target, input: WireInput, output: Output, session: Session): Promise<CallToolResult> {
  const { operation } = target;
  const wire = outputToWire(operation, output);
  const [main, others] = [true, false].map((isPrimary) =>
    Object.fromEntries(Object.entries(wire).filter(([name]) => (operation.output[name]?.primary === true) === isPrimary)),
  );
  const [mainJson, othersJson] = [JSON.stringify(main), JSON.stringify(others)];
  const primary = primaryResult(target, input, output);
  const rest: NewResult = { name: `${primary.name}-others`, extension: 'json', mimeType: 'application/json', content: othersJson };
  const areOthersLarge = isLarge(othersJson.length);
  const isMainLarge = isLarge(mainJson.length) || (!areOthersLarge && isLarge(mainJson.length + othersJson.length));
  const content = [...(isMainLarge ? [] : inline(primary, mainJson)), ...(areOthersLarge || othersJson === '{}' ? [] : [textBlock(othersJson)])];
  if (!isMainLarge && !areOthersLarge) return { content, structuredContent: wire };
  const stored: StoredResult[] = [];
  for (const result of [...(isMainLarge ? [primary] : []), ...(areOthersLarge ? [rest] : [])]) stored.push(await session.results.add(result));
  const links = stored.flatMap((result): CallToolResult['content'] => [
    textBlock(session.words.t('mcp.stored', { bytes: result.size, uri: result.uri })),
    { type: 'resource_link', ...result },
  ]);
  return {
    content: [...content, ...links],
    structuredContent: { results: stored, outputs: { ...(!isMainLarge && main), ...(!areOthersLarge && others) } },
  };
}

const textBlock = (text: string): CallToolResult['content'][number] => ({ type: 'text', text });

/** The main output within a response: a text, or a file's wire form, and its preview. */
function inline({ content, mimeType }: NewResult, json: string): CallToolResult['content'] {
  if (typeof content === 'string') return [textBlock(content)];
  const picture = { type: 'image' as const, data: Buffer.from(content).toString('base64'), mimeType };
  return [textBlock(json), ...(mimeType.startsWith('image/') ? [picture] : [])];
}

/** The primary output in its own form: the text that the command line prints, or a file's bytes. */
function primaryResult({ tool, name, operation, words }: Target, input: WireInput, output: Output): NewResult {
  const common = { name: `${tool}-${name}` };
  const primary = outputsOf(operation, output).find(({ field }) => field.primary);
  if (!primary) return { ...common, extension: 'txt', mimeType: 'text/plain', content: '' };
  const { name: outputName, field, value } = primary;
  const content = outputKind(field).print(value, { words, operation: name, name: outputName, field });
  if (typeof content !== 'string') return { ...common, ...typeOfFile(fileFacts(value)), content };
  const format = outputKind(field).printedAs ?? outputFormat(operation, field, input);
  return { ...common, ...typeOfText(format), content };
}

function fileFacts(value: unknown): { readonly name: string; readonly type: string } {
  const { name, type } = isObject(value) ? value : {};
  return { name: String(name), type: typeof type === 'string' ? type : '' };
}
