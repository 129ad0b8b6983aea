import { completionScripts } from './completion/scripts.ts';

/** A command that is not a tool: its lines in the help, with the keys of their descriptions, and its options. */
export interface Command {
  readonly usages: readonly (readonly [line: string, key: string])[];
  /** The key of what else the help of the command says. */
  readonly explains?: string;
  /** Options without a value. */
  readonly flags?: readonly string[];
  /** Options with a value: `--name value` or `--name=value`. */
  readonly values: readonly string[];
  /** Whether there are arguments other than options. */
  readonly hasArguments?: true;
  /** Whether `--help` is an option only as the first argument, because the others may be any words. */
  readonly hasAnyWords?: true;
}

export const batch = { usages: [['penknife batch [--timeout SECONDS]', 'usage.batch']], values: ['timeout'] } as const satisfies Command;

export const recipe = {
  usages: [
    ['penknife recipe <name|file|link> [--input …] [--secret step.field=value] [--timeout SECONDS]', 'usage.recipe'],
    ['penknife recipe list|export|import|commands|reverse', 'usage.recipes'],
    ['penknife <recipe-name> [file]', 'usage.recipePage'],
  ],
  flags: ['json', 'exact', 'replace'],
  values: ['input', 'secret', 'timeout'],
  hasArguments: true,
} as const satisfies Command;

export const each = {
  usages: [['penknife each line|record [--timeout SECONDS] <command>', 'usage.each']],
  values: ['timeout'],
  hasArguments: true,
} as const satisfies Command;

export const mcp = {
  usages: [['penknife mcp [--root DIR] [--expose TOOL[.OPERATION],…]', 'usage.mcp']],
  values: ['root', 'expose'],
} as const satisfies Command;

export const serve = {
  usages: [
    ['penknife serve [--port N] [--host ADDRESS] [--base /path/] [--config FILE] [--open no]', 'usage.serve'],
    ['penknife serve --api [--token-file FILE] [--origin URL] [--timeout SECONDS]', 'usage.serveApi'],
  ],
  flags: ['api'],
  values: ['port', 'host', 'base', 'config', 'open', 'token-file', 'origin', 'body-limit', 'request-timeout', 'timeout', 'parallel', 'queue'],
  explains: 'usage.apiOptions',
} as const satisfies Command;

export const detect = {
  usages: [['penknife detect [file] [--json]', 'usage.detect']],
  flags: ['json'],
  values: ['timeout'],
  hasArguments: true,
} as const satisfies Command;

export const wrap = {
  usages: [['penknife wrap --like FILE [--path 0.1] [--key @FILE]', 'usage.wrap']],
  values: ['like', 'text', 'path', 'layers', 'key', 'timeout'],
} as const satisfies Command;

export const list = { usages: [['penknife list [--json]', 'usage.list']], flags: ['json'], values: [] } as const satisfies Command;

/** The commands that are not tools, in the order of the help. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['list', list],
  ['batch', batch],
  ['recipe', recipe],
  ['each', each],
  ['detect', detect],
  ['wrap', wrap],
  ['mcp', mcp],
  ['serve', serve],
  ['completion', { usages: [[`penknife completion ${[...completionScripts.keys()].join('|')}`, 'usage.completion']], values: [], hasAnyWords: true }],
]);

/** Whether an argument is the option for help. */
export const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

/** Whether the arguments of a command contain `--help`, other than as the value of an option. */
export function asksForHelp(args: readonly string[], { values, hasAnyWords }: Command): boolean {
  const isValue = (at: number): boolean => values.some((name) => args[at - 1] === `--${name}`);
  return hasAnyWords ? isHelp(args[0]) : args.some((arg, at) => isHelp(arg) && !isValue(at));
}
