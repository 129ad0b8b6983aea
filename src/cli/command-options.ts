import { nearest } from '../lib/word/nearest.ts';
import type { Command } from './commands.ts';
import { UsageError } from './usage-error.ts';

/** The arguments of a command that is not a tool. */
export interface CommandOptions {
  readonly flags: ReadonlySet<string>;
  /** Option → its values, in order. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly rest: readonly string[];
}

type Known = Pick<Command, 'flags' | 'values' | 'hasArguments'>;

/**
 * Parses the options of a command that is not a tool.
 * @throws UsageError for an unknown option, one without its value, or an argument of a command that has only options
 */
export function readCommandOptions(args: readonly string[], known: Known): CommandOptions {
  const flags = new Set<string>();
  const values = new Map<string, string[]>();
  const rest: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const [, name, , assigned] = /^--([\w-]+)(=(.*))?$/su.exec(arg) ?? [];
    if (name === undefined) {
      if (!known.hasArguments) throw new UsageError('problem.unexpected-argument', { argument: arg });
      rest.push(arg);
    } else if (known.flags?.includes(name) && assigned === undefined) flags.add(name);
    else if (known.values.includes(name)) {
      const value = assigned ?? args[++at];
      if (value === undefined) throw new UsageError('problem.missing-value', { field: name });
      values.set(name, [...(values.get(name) ?? []), value]);
    } else throw new UsageError('errors.unknown-field', { field: name }, nearest(name, [...(known.flags ?? []), ...known.values]));
  }
  return { flags, values, rest };
}
