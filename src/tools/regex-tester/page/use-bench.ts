import type { OperationState } from '../../../page/session/operation-state.ts';
import type { PageInput } from '../../../page/session/page-state.ts';
import { usePageActions, usePageState } from '../../../page/session/use-tool.ts';
import { useInput, useOperationWords, useRun } from '../../../page/session/use-operation.ts';
import { explain, match, replace, sample, split } from '../fields.ts';

const declared = { match, replace, split, explain, sample } as const;
export type Name = keyof typeof declared;

const isName = (name: string): name is Name => Object.hasOwn(declared, name);

/** Pattern, flags and text, which all operations share, and the matches, which show in the text whatever is done with them. */
export function useBench() {
  const { change, select } = usePageActions();
  const active = usePageState((state): Name => (isName(state.active) ? state.active : 'match'));
  const inputs = {
    match: useInput(match).input,
    replace: useInput(replace).input,
    split: useInput(split).input,
    explain: useInput(explain).input,
    sample: useInput(sample).input,
  };
  const { pattern, flags } = inputs[active];
  // What only looks at the pattern leaves the text to the others.
  const ofText = active === 'replace' || active === 'split' ? active : 'match';
  const { text } = inputs[ofText];
  const run = useRun(match, { ...inputs.match, pattern, flags, text });
  const words = { active: useOperationWords(declared[active]), ofText: useOperationWords(declared[ofText]) };

  const shownAs = (name: Name, own: OperationState['words']): OperationState => ({
    ...run,
    name,
    operation: declared[name],
    words: own,
    input: { ...inputs[name], pattern, flags, text },
    set: (field, value) => change(name, { [field]: value }),
    setAll: (values) => change(name, values),
  });
  const set = (values: Partial<typeof inputs.match>): void => change('match', values);

  return {
    active,
    pattern,
    flags,
    text,
    /** The matches. */
    run,
    /** The operation in sight, for the fields of the pattern. */
    ofPattern: shownAs(active, words.active),
    /** The same, or the matches where it has no text. */
    ofText: shownAs(ofText, words.ofText),
    matches: {
      ...run,
      input: { ...inputs.match, pattern, flags, text },
      set: (field: string, value: PageInput[string]) => change('match', { [field]: value }),
      setAll: set,
    },
    /** Changes pattern, flags and text for all operations. */
    set,
    /** Shows another operation, with the same flags. */
    open(name: Name): void {
      // A split finds all matches anyway, and so does not say by its flags that the first is enough.
      const isAll = active === 'split' && inputs.match.flags.includes('g') && !flags.includes('g');
      set({ flags: isAll ? ['g', ...flags] : flags });
      select(name);
    },
  };
}

export type Bench = ReturnType<typeof useBench>;
