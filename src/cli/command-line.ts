import { existsSync } from 'node:fs';
import type { Language } from '../contract/languages.ts';
import { nearest } from '../lib/word/nearest.ts';
import type { InputField } from '../contract/fields.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import { readFile } from '../contract/values.ts';
import { findTool } from '../runtime/find-tool.ts';
import { loadHomeWords, loadSearchWords } from '../runtime/platform/words.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import type { StepValue } from '../runtime/recipe/step-value.ts';
import { outputValue, endLine } from '../runtime/recipe/step-value.ts';
import type { Failure, Outcome } from '../runtime/run.ts';
import { currentOperationName, fileInsteadOf, primaryInput } from '../runtime/run.ts';
import { operationsWith, unnamedOperation } from '../runtime/unnamed-operation.ts';
import { createWords } from '../runtime/words.ts';
import type { Words } from '../runtime/words.ts';
import { serializeOutcome } from '../runtime/wire.ts';
import { loadOperations } from '../tools/declarations.ts';
import { loadVectors } from '../tools/facts.ts';
import { loadImplementation } from '../tools/implementations.ts';
import { tools } from '../tools/registry.ts';
import type { Options } from './arguments.ts';
import { findField, hasNamed, parseOptions, readFields, readFileAs, standsAlone, unknownField } from './arguments.ts';
import { runBatch } from './batch.ts';
import { completionScripts } from './completion/scripts.ts';
import { readCommandOptions } from './command-options.ts';
import { asksForHelp, commands, isHelp, list, recipe } from './commands.ts';
import type { Refused } from './recipe.ts';
import { execute } from './execute.ts';
import { commandHelp, generalHelp, toolHelp } from './help.ts';
import { describeWithSuggestions, withSuggestions } from './did-you-mean.ts';
import type { Printed } from './print.ts';
import { printNotes, printPrimary } from './print.ts';
import { reachShare, withProgress } from './progress.ts';
import { engineScript } from './place.ts';
import { readPrimary } from './stdin.ts';
import { print, printError, printMessages } from './terminal.ts';
import { readTimeout, TIMED_OUT, TIMED_OUT_CODE } from './timeout.ts';
import { UsageError } from './usage-error.ts';
import { UNWRAP, wrapArguments } from './wrap.ts';
import { version } from './version.ts';
import { loadCliWords } from './words.ts';

/** Runs one command and returns the exit status: 0, 1 (invalid input), 2 (invalid call), 124 (timed out), or that of a command for each line. */
export async function runCommandLine(args: readonly string[], language: Language): Promise<number> {
  const [command, ...rest] = args;
  const shared = createWords(language, await loadCliWords(language));
  if (command === undefined || isHelp(command) || command === 'help') return print(generalHelp(shared));
  if (command === '--version') return print(`${version}\n`);
  const own = commands.get(command);
  if (own && asksForHelp(rest, own)) return print(commandHelp(own, shared));
  const tool = findTool(command);
  const words = tool === undefined ? shared : await addToolWords(tool, shared);
  try {
    if (command === 'list') return print(await listTools(readCommandOptions(rest, list).flags.has('json'), language));
    if (command === 'batch') return await runBatch(rest, shared);
    if (command === 'completion') return await runCompletion(rest);
    if (command === 'recipe') return await runRecipe(rest, shared);
    if (command === 'serve') return await (await import('./serve.ts')).serveCommand(rest, shared);
    if (command === 'detect') return await runDetect(rest, shared);
    if (command === 'wrap') return await runTool(UNWRAP, wrapArguments(rest), await addToolWords(UNWRAP, shared));
    if (command === 'each') return await (await import('./each.ts')).runEach(rest, shared);
    if (command === 'mcp') return await (await import('../mcp/main.ts')).serveMcp(rest, shared, engineScript);
    const ofPage = tool === undefined ? await runRecipePage(command, rest, shared) : undefined;
    if (ofPage !== undefined) return ofPage;
    if (tool === undefined) throw new UsageError('errors.unknown-tool', { tool: command }, nearest(command, tools.keys()));
    return await runTool(tool, rest, words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const message = withSuggestions(words.t(error.key, error.params), error, words);
    printMessages(words.t('problem.prefix', { message }), words.t('problem.try-help', { command: tool === undefined ? 'penknife' : `penknife ${tool}` }));
    return 2;
  }
}

/** Prints a shell's completion script; or, for such a script, the candidates for the last word of a command line. */
async function runCompletion([wanted = '', ...line]: readonly string[]): Promise<0> {
  if (wanted === 'candidates') {
    const { complete } = await import('./completion/complete.ts');
    return print((await complete(line)).map((candidate) => `${candidate}\n`).join(''));
  }
  const script = completionScripts.get(wanted);
  if (script === undefined) throw new UsageError('problem.which-shell', { shells: [...completionScripts.keys()].join(', ') });
  return print(script);
}

async function listTools(json: boolean, language: Language): Promise<string> {
  const [names, words] = await Promise.all([loadHomeWords(language), loadSearchWords(language)]);
  const rows = [...tools].map(([id, { category }]) => ({ id, category, name: names[id]?.name ?? id, description: words[id]?.description ?? '' }));
  if (json) return `${JSON.stringify(rows)}\n`;
  const width = Math.max(...rows.map(({ id }) => id.length));
  return rows.map(({ id, description }) => `${id.padEnd(width)}  ${description}\n`).join('');
}

async function runTool(tool: string, args: readonly string[], words: Words): Promise<number> {
  const operations = await loadOperations(tool);
  const options = parseOptions(args, (name) => Object.values(operations).some((operation) => standsAlone(operation, name)));
  const { json, help, exact, output, stdin, fields } = options;
  const { name, file, extra } = readPlaces(operations, options);
  if (help || name === undefined) return print(toolHelp(tool, operations, await loadVectors(tool), words));
  if (extra !== undefined) throw new UsageError('problem.unexpected-argument', { argument: extra });
  const operation = operations[currentOperationName(operations, name)];
  const implementation = await loadImplementation(tool);
  if (!operation || !implementation) throw new UsageError('errors.unknown-operation', { operation: name }, nearest(name, Object.keys(operations)));
  const timeout = readTimeout(options.timeout);
  const input = await readFields(operation, fields, operations);
  if (file !== undefined) Object.assign(input, await readFileFor(operation, file, input));
  const primary = stdin === undefined ? primaryInput(operation) : findField(operation, stdin);
  if (stdin !== undefined && !primary) throw unknownField(operation, stdin, operations);
  if (output !== undefined && !Object.hasOwn(operation.output, output)) throw unknownOutput(operation, output, operations);
  if (primary && !(primary[0] in input) && (file === undefined || stdin !== undefined))
    Object.assign(input, await readStdinFor(operation, primary, stdin !== undefined));
  const outcome = await withProgress(words, (progress) =>
    execute(tool, implementation, name, input, { language: words.language, timeout, onProgress: progress && reachShare(progress) }),
  );
  const serialized = json ? serializeOutcome(operation, outcome, (wire) => wire) : outcome;
  const status = hasFailed(operation, outcome) ? 1 : 0;
  if (serialized.kind === 'json') return (await print(serialized.json, '\n')) || status;
  if (serialized.kind !== 'output') return printEnd(serialized, operation, words);
  const current = currentOperationName(operations, name);
  printMessages(...printNotes(current, operation, serialized.output, words));
  const printed =
    output === undefined ? printPrimary(current, operation, serialized.output, words) : await contentOf(outputValue(operation, output, serialized.output));
  return (await printResult(exact || typeof printed !== 'string' ? printed : endLine(printed), words)) || status;
}

interface Places {
  readonly name: string | undefined;
  /** A file for the primary input. */
  readonly file: string | undefined;
  readonly extra: string | undefined;
}

/** Reads `[operation] [file]`. The operation may be left out where a call without arguments has one. */
function readPlaces(operations: Operations, options: Options): Places {
  const unnamed = unnamedOperation(operations, (operation) => hasNamed(operation, options));
  const [first = '', second, third] = options.rest;
  const isFile = unnamed !== undefined && first !== '' && !operations[currentOperationName(operations, first)] && existsSync(first);
  return isFile ? { name: unnamed, file: first, extra: second } : { name: first || unnamed, file: second, extra: third };
}

/** A file as the value of the primary input. */
async function readFileFor(operation: Operation, file: string, input: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const [name, field] = primaryInput(operation) ?? [];
  if (name === undefined || !field || name in input) throw new UsageError('problem.unexpected-argument', { argument: file });
  return readInto(operation, name, (orFile) => readFileAs(field, file, { orFile }));
}

/** Stdin as the value of an input. */
const readStdinFor = (operation: Operation, [name, field]: readonly [string, InputField], isWanted: boolean): Promise<Record<string, unknown>> =>
  readInto(operation, name, (orFile) => readPrimary(field, { isWanted, orFile }));

/** The value that is read for an input. Data that is not text goes to the file input that replaces a text, if there is one. */
async function readInto(operation: Operation, name: string, read: (orFile: boolean) => Promise<unknown>): Promise<Record<string, unknown>> {
  const instead = fileInsteadOf(operation, name);
  const value = await read(instead !== undefined);
  return { [instead !== undefined && typeof value === 'object' ? instead : name]: value };
}

/** Whether a result that was printed means that what was checked is not as it should be. */
const hasFailed = ({ output }: Operation, outcome: Outcome): boolean =>
  outcome.kind === 'output' &&
  Object.entries(output).some(([name, field]) => field.kind === 'text' && field.fails?.some((code) => code === outcome.output[name]) === true);

const unknownOutput = (operation: Operation, output: string, operations: Operations): UsageError =>
  new UsageError(
    'errors.unknown-output',
    { output },
    nearest(output, Object.keys(operation.output)),
    operationsWith(operations, (other) => Object.hasOwn(other.output, output)),
  );

const contentOf = async (carried: StepValue): Promise<Printed> => (typeof carried === 'string' ? carried : readFile(carried));

/** Prints a result, unless that would print a binary file to a terminal. */
async function printResult(printed: Printed, words: Words): Promise<0 | 2> {
  if (typeof printed === 'string' || !process.stdout.isTTY) return print(printed);
  printMessages(words.t('problem.prefix', { message: words.t('problem.binary-terminal', { bytes: printed.length }) }));
  return 2;
}

async function runDetect(args: readonly string[], words: Words): Promise<number> {
  const { detectCommand } = await import('./detect.ts');
  const printed = await detectCommand(args, words);
  if (printed.message !== undefined) printMessages(printed.message);
  if (printed.output !== '') await print(printed.output);
  return printed.status;
}

async function runRecipe(args: readonly string[], words: Words): Promise<number> {
  const { recipeCommand } = await import('./recipe.ts');
  return printRecipe(await recipeCommand(args, words), words);
}

/** Runs the stored recipe with this page; undefined without one. */
async function runRecipePage(page: string, args: readonly string[], words: Words): Promise<number | undefined> {
  const { findRecipePage, recipePageCommand } = await import('./recipe.ts');
  const found = await findRecipePage(page);
  if (!found) return undefined;
  return asksForHelp(args, recipe) ? print(commandHelp(recipe, words)) : printRecipe(await recipePageCommand(found, args, words), words);
}

async function printRecipe(printed: Printed | Refused, words: Words): Promise<number> {
  if (typeof printed === 'string' || printed instanceof Uint8Array) return printResult(printed, words);
  printMessages(words.t('problem.prefix', { message: printed.message }));
  if (printed.details !== undefined) printError(`${printed.details}\n`);
  return printed.status;
}

function printEnd(outcome: Exclude<Outcome, { readonly kind: 'output' }>, operation: Operation, words: Words): number {
  if (outcome.kind === 'error') {
    printMessages(describe(outcome.error, operation, words));
    return outcome.error.code === TIMED_OUT_CODE ? TIMED_OUT : 1;
  }
  printMessages(words.t('problem.prefix', { message: words.t('errors.bug') }));
  if (outcome.kind === 'bug') printError(`${outcome.message}\n`);
  return 1;
}

function describe(failure: Failure, operation: Operation, words: Words): string {
  const message = describeWithSuggestions(failure, { operation }, words);
  const { field } = failure;
  return field === undefined ? words.t('problem.prefix', { message }) : words.t('problem.field', { field, message });
}
