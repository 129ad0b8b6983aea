import type { OperationState } from '../../../page/session/operation-state.ts';
import { usePageActions, usePageState, useTool } from '../../../page/session/use-tool.ts';
import { useInput, useOperationWords, useRun } from '../../../page/session/use-operation.ts';
import { explain, match, replace, sample, split } from '../fields.ts';

const declared = { match, replace, split, explain, sample } as const;
export type Name = keyof typeof declared;

const isName = (name: string): name is Name => Object.hasOwn(declared, name);

/** Pattern, flags and text, which all operations share, and the matches, which show in the text whatever is done with them. */
export function useBench() {
  const { operations } = useTool();
  const { read, change, select } = usePageActions();
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

  /** Sets a value for all operations that have a field of this name. */
  function set(name: string, value: unknown): void {
    for (const [operation, { input }] of Object.entries(operations)) {
      if (input[name] && read().inputs[operation]?.[name] !== value) change(operation, readable(name, value));
    }
  }

  const shownAs = (name: Name, own: OperationState['words']): OperationState => ({
    ...run,
    name,
    operation: declared[name],
    words: own,
    input: { ...inputs[name], pattern, flags, text },
    set,
    setAll: (values) => {
      for (const [field, value] of Object.entries(values)) set(field, value);
    },
  });

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
    matches: { ...run, input: { ...inputs.match, pattern, flags, text }, set, setAll: (values: Partial<typeof inputs.match>) => change('match', values) },
    set,
    /** Shows another operation, for the same pattern and text. */
    open(name: Name): void {
      // A split finds all matches anyway, and so does not say by its flags that the first is enough.
      const isAll = active === 'split' && inputs.match.flags.includes('g') && !flags.includes('g');
      set('pattern', pattern);
      set('flags', isAll ? ['g', ...flags] : flags);
      set('text', text);
      select(name);
    },
  };
}

export type Bench = ReturnType<typeof useBench>;

const readable = (name: string, value: unknown) => (typeof value === 'string' || Array.isArray(value) ? { [name]: value } : {});
