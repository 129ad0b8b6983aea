import { chooseLanguage } from '../contract/languages.ts';
import { describeFailure } from '../runtime/failure.ts';
import { inputKind } from '../runtime/kinds/input-kinds.ts';
import { loadHomeWords, loadToolWords } from '../runtime/platform/words.ts';
import type { Failure } from '../runtime/run.ts';
import { currentOperationName, primaryInput } from '../runtime/run.ts';
import { createWords, joinWords } from '../runtime/words.ts';
import type { Words } from '../runtime/words.ts';
import { outputToWire } from '../runtime/wire.ts';
import { loadOperations } from '../tools/declarations.ts';
import { loadVectors } from '../tools/facts.ts';
import { loadImplementation } from '../tools/implementations.ts';
import { tools } from '../tools/registry.ts';
import { parseOptions, readFields } from './arguments.ts';
import { runBatch } from './batch.ts';
import { execute } from './execute.ts';
import { generalHelp, toolHelp, unnamedOperation } from './help.ts';
import { printNotes, printPrimary } from './print.ts';
import { readPrimary } from './stdin.ts';
import { UsageError } from './usage-error.ts';
import { loadCliWords } from './words.ts';

const language = chooseLanguage(process.env.PENKNIFE_LANGUAGE, []);

/** Runs one command and returns the exit status: 0, 1 (the input is wrong) or 2 (the call is wrong). */
async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  const [command, ...rest] = args;
  const shared = createWords(language, await loadCliWords(language));
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') return print(generalHelp(shared));
  if (command === 'list') return print(await listTools(rest.includes('--json')));
  if (command === 'batch') {
    await runBatch(shared);
    return 0;
  }
  const tool = findTool(command);
  const words = tool === undefined ? shared : joinWords(createWords(language, await loadToolWords(tool, language)), shared);
  try {
    if (tool === undefined) throw new UsageError('errors.unknown-tool', { tool: command });
    return await runTool(tool, rest, words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${words.t('problem.prefix', { message: words.t(error.key, error.params) })}\n${words.t('problem.try-help', { tool: tool ?? '' })}\n`);
    return 2;
  }
}

function findTool(name: string): string | undefined {
  if (tools.has(name)) return name;
  return [...tools].find(([, { redirectFrom }]) => redirectFrom?.includes(`/${name}`))?.[0];
}

async function listTools(json: boolean): Promise<string> {
  const words = await loadHomeWords(language);
  const rows = [...tools].map(([id, { category }]) => ({ id, category, name: words[id]?.name ?? id, description: words[id]?.description ?? '' }));
  if (json) return `${JSON.stringify(rows)}\n`;
  const width = Math.max(...rows.map(({ id }) => id.length));
  return rows.map(({ id, description }) => `${id.padEnd(width)}  ${description}\n`).join('');
}

async function runTool(tool: string, args: readonly string[], words: Words): Promise<0 | 1 | 2> {
  const operations = await loadOperations(tool);
  const standsAlone = (name: string): boolean => Object.values(operations).some(({ input }) => input[name] && inputKind(input[name]).standsAlone);
  const { json, help, fields, rest } = parseOptions(args, standsAlone);
  if (help || Object.keys(operations).length === 0) return print(toolHelp(tool, operations, await loadVectors(tool), words));
  const [named, extra] = rest;
  if (extra !== undefined) throw new UsageError('problem.unexpected-argument', { argument: extra });
  const name = named ?? unnamedOperation(operations);
  if (name === undefined) throw new UsageError('problem.which-operation', { operations: Object.keys(operations).join(', ') });
  const operation = operations[currentOperationName(operations, name)];
  const implementation = await loadImplementation(tool);
  if (!operation || !implementation) throw new UsageError('errors.unknown-operation', { operation: name });
  const input = await readFields(operation, fields);
  const primary = primaryInput(operation);
  if (primary && !(primary[0] in input)) input[primary[0]] = await readPrimary(primary[1]);
  const outcome = await execute(tool, implementation, name, input, language);
  if (outcome.kind === 'error') return printFailure(outcome.error, words);
  if (outcome.kind !== 'output') {
    process.stderr.write(`${words.t('problem.prefix', { message: words.t('errors.bug') })}\n${outcome.kind === 'bug' ? outcome.message : ''}\n`);
    return 1;
  }
  if (json) return print(`${JSON.stringify(outputToWire(operation, outcome.output))}\n`);
  const current = currentOperationName(operations, name);
  for (const note of printNotes(current, operation, outcome.output, words)) process.stderr.write(`${note}\n`);
  const printed = printPrimary(current, operation, outcome.output, words);
  if (typeof printed !== 'string' && process.stdout.isTTY) {
    process.stderr.write(`${words.t('problem.prefix', { message: words.t('problem.binary-terminal', { bytes: printed.length }) })}\n`);
    return 2;
  }
  return print(printed);
}

function printFailure(failure: Failure, words: Words): 1 {
  const message = describeFailure(failure, words);
  const { field } = failure;
  process.stderr.write(`${field === undefined ? words.t('problem.prefix', { message }) : words.t('problem.field', { field, message })}\n`);
  return 1;
}

async function print(text: string | Uint8Array): Promise<0> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
  return 0;
}

// The reader of a pipe may close it early (`| head`), which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
