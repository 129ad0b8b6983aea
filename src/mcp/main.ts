import { InputError } from '../contract/errors.ts';
import { readCommandOptions } from '../cli/command-options.ts';
import { mcp as command } from '../cli/commands.ts';
import { createEngines } from '../cli/engines.ts';
import type { Target } from '../cli/target.ts';
import { findTarget, operationOf } from '../cli/target.ts';
import { printMessages, safeStdout } from '../cli/terminal.ts';
import { findTool } from '../runtime/find-tool.ts';
import { UsageError } from '../cli/usage-error.ts';
import { version } from '../cli/version.ts';
import { nearest } from '../lib/word/nearest.ts';
import type { Words } from '../runtime/words.ts';
import { tools } from '../tools/registry.ts';
import { createExposed } from './exposed.ts';
import { Results } from './results.ts';
import { Root } from './root.ts';
import { createServer } from './server.ts';
import type { Session } from './session.ts';
import { createTools } from './tools.ts';
import { createTransport } from './transport.ts';

/** The time that running requests have to finish after the input has ended. */
const PATIENCE_MS = 5_000;

/**
 * Serves the tools to a client of the Model Context Protocol over stdin and stdout, until stdin ends.
 * @throws UsageError for invalid options
 */
export async function serveMcp(args: readonly string[], words: Words, engineScript: URL): Promise<0> {
  const { values } = readCommandOptions(args, command);
  const root = openRoot(values.get('root')?.at(-1));
  const exposed = await findExposed(values.get('expose')?.at(-1), words);
  const engines = createEngines(engineScript);
  const session: Session = { words, engines, root, results: new Results(root) };
  const made = [...createTools, ...exposed.map(createExposed)].map((create) => create(session));

  // Every response that waits for the client to read listens for that.
  process.stdout.setMaxListeners(0);
  const running = new Set<Promise<unknown>>();
  const watched = made.map((tool) => ({
    ...tool,
    call: (...given: Parameters<typeof tool.call>) => {
      const answer = tool.call(...given);
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    },
  }));
  const server = createServer(session, watched, version);
  await new Promise<void>((resolve) => {
    const transport = createTransport({ input: process.stdin, output: safeStdout(), log: (line) => printMessages(line) }, resolve);
    void server.connect(transport);
  });
  await settled(running);
  await server.close();
  engines.close();
  return 0;
}

function openRoot(given: string | undefined): Root | undefined {
  if (given === undefined) return undefined;
  const root = Root.open(given);
  if (!root) throw new UsageError('problem.not-a-folder', { path: given });
  return root;
}

/** The operations in `tool.operation,tool`; a tool means all its operations. */
async function findExposed(given: string | undefined, words: Words): Promise<readonly Target[]> {
  if (given === undefined) return [];
  const named = given.split(',').map((name) => name.trim().split('.'));
  const found = await Promise.all(named.map(([tool = '', operation]) => targetsOf(tool, operation, words)));
  return [...new Map(found.flat().map((target) => [`${target.tool} ${target.name}`, target])).values()];
}

async function targetsOf(named: string, operation: string | undefined, words: Words): Promise<readonly Target[]> {
  if (findTool(named) === undefined) throw new UsageError('errors.unknown-tool', { tool: named }, nearest(named, tools.keys()));
  try {
    const target = await findTarget(named, words);
    const names = operation === undefined ? Object.keys(target.operations) : [operation];
    return names.map((name) => operationOf(target, name));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw error.code === 'page-only' ? new UsageError('usage.pageOnly') : new UsageError(`errors.${error.code}`, error.params);
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits until pending requests are answered, but not forever. */
async function settled(running: ReadonlySet<Promise<unknown>>): Promise<void> {
  // The last of them starts after the event that ends the input, and its response is written after it is made.
  await turn();
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(running), patience]);
  clearTimeout(timer);
  await turn();
}
