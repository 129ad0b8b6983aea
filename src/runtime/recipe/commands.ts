import { formatCommand, quoteWord } from '../../lib/shell-words/quote.ts';
import { defaultOf } from '../check.ts';
import { inputKind } from '../kinds/input-kinds.ts';
import { isUsed } from '../used-when.ts';
import type { Recipe, Step } from './recipe.ts';
import type { Resolved } from './step.ts';
import { isSecret, resolveStep } from './step.ts';

/**
 * A recipe as a pipeline of `penknife` calls for POSIX shells, which reads the input from stdin and prints the result.
 * Secrets are read from variables, which the pipeline names. Empty for a recipe without steps.
 * @throws InputError as `resolveStep`
 */
export async function formatCommands({ steps }: Recipe): Promise<string> {
  const active = steps.flatMap((step, index) => (step.off ? [] : [{ step, index }]));
  const resolved = await Promise.all(active.map(async ({ step, index }) => ({ step, index, found: await resolveStep(step) })));
  return pipeline(resolved, true);
}

interface Part {
  readonly step: Step;
  readonly index: number;
  readonly found: Resolved;
}

function pipeline(parts: readonly Part[], isFirst: boolean): string {
  const [first, ...rest] = parts;
  if (!first) return '';
  const end = parts.findIndex(({ step: { each } }) => each === 'all');
  // Where results are joined, the steps before run separately.
  if (end > 0)
    return `${pipeline(parts.slice(0, end), isFirst)} |\n  ${pipeline(
      parts.slice(end).map((part, at) => (at === 0 ? withoutEach(part) : part)),
      false,
    )}`;
  const { each } = first.step;
  if (each === 'line' || each === 'record')
    return `penknife each ${each} ${quoteWord(
      pipeline(
        parts.map((part, at) => (at === 0 ? withoutEach(part) : part)),
        isFirst,
      ),
    )}`;
  const command = commandOf(first, { isFirst, isLast: rest.length === 0 });
  return rest.length === 0 ? command : `${command} |\n  ${pipeline(rest, false)}`;
}

const withoutEach = (part: Part): Part => ({ ...part, step: { ...part.step, each: undefined } });

/** The call of a step. Only the last ends its text with a line break, for the terminal. */
function commandOf({ found, index }: Part, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }): string {
  const { tool, name, operation, input, output, options } = found;
  const values = { ...Object.fromEntries(Object.entries(operation.input).map(([field, declared]) => [field, defaultOf(declared)])), ...options };
  const typed = Object.entries(options).flatMap(([field, value]) => {
    const form = operation.input[field] && inputKind(operation.input[field]).typedForm;
    if (!form || (field === input?.[0] && !isFirst) || value === null || value === undefined) return [];
    const text = form.format(value);
    return [`--${field}=${text.startsWith('@') ? `@${text}` : text}`];
  });
  const secrets = Object.entries(operation.input).flatMap(([field, declared]) =>
    isSecret(declared) && !declared.optional && field !== input?.[0] && isUsed(declared, values) ? [`--${field}="\${${secretVariable(index, field)}?}"`] : [],
  );
  const from = input && !input[1].primary ? [`--stdin=${input[0]}`] : [];
  const words = [
    'penknife',
    tool,
    name,
    ...typed,
    ...from,
    ...(output[1].primary && isPlain(output[1]) ? [] : [`--output=${output[0]}`]),
    ...(isLast ? [] : ['--exact']),
  ];
  return [formatCommand(words), ...secrets].join(' ');
}

/** Whether the command line prints an output as steps pass it on, by default. */
const isPlain = (field: Resolved['output'][1]): boolean => !['table', 'flag'].includes(field.kind) && !('codes' in field && field.codes);

/** The shell variable with a secret: `STEP_2_PASSWORD`. */
export const secretVariable = (step: number, field: string): string =>
  `STEP_${step + 1}_${field.replaceAll(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase()}`;
