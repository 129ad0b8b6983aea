import { UNWRAP } from '../runtime/unwrap-tool.ts';
import { readCommandOptions } from './command-options.ts';
import { wrap } from './commands.ts';
import { UsageError } from './usage-error.ts';

export { UNWRAP };

/**
 * The arguments of the operation `wrap` for those of the command of that name: the original is a file, and the result is printed to the byte.
 * @throws UsageError
 */
export function wrapArguments(args: readonly string[]): readonly string[] {
  const { values } = readCommandOptions(args, wrap);
  const like = values.get('like')?.at(-1);
  if (like === undefined) throw new UsageError('problem.missing-value', { field: 'like' });
  const others = [...values].filter(([name]) => name !== 'like').map(([name, given]) => `--${name}=${given.at(-1) ?? ''}`);
  return ['wrap', `--likeFile=@${like}`, '--output=content', ...others];
}
