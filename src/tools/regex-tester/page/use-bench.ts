import type { OperationState } from '../../../page/session/operation-state.ts';
import type { PageInput } from '../../../page/session/page-state.ts';
import { usePageActions, usePageState } from '../../../page/session/use-tool.ts';
import { useInput, useOperationWords, useRun } from '../../../page/session/use-operation.ts';
import { check, explain, match, replace, sample, split, test, testFile } from '../fields.ts';

const declared = { match, test, replace, split, explain, sample, check, testFile } as const;
export type Name = keyof typeof declared;

const isName = (name: string): name is Name => Object.hasOwn(declared, name);

/** Pattern, flags and text, shared by all operations, and the matches, highlighted in the text in every tab. */
export function useBench() {
  const { change, select } = usePageActions();
  const active = usePageState((state): Name => (isName(state.active) ? state.active : 'match'));
  const inputs = {
    match: useInput(match).input,
    replace: useInput(replace).input,
    split: useInput(split).input,
    explain: useInput(explain).input,
    sample: useInput(sample).input,
    test: useInput(test).input,
    testFile: useInput(testFile).input,
    check: useInput(check).input,
  };
  const { pattern, flags } = inputs[active];
  // Operations that use only the pattern keep the text for the others.
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
  // Other engines may accept what JavaScript rejects.
  const isForeign = (active === 'test' || active === 'testFile') && !inputs.test.engines.includes('javascript');

  return {
    active,
    pattern,
    flags,
    text,
    /** The match operation. */
    run,
    /** The visible operation, for the pattern fields. */
    ofPattern: { ...shownAs(active, words.active), ...(isForeign && { problem: undefined }) },
    /** The visible operation, or the match operation if it has no text. */
    ofText: shownAs(ofText, words.ofText),
    matches: {
      ...run,
      input: { ...inputs.match, pattern, flags, text },
      set: (field: string, value: PageInput[string]) => change('match', { [field]: value }),
      setAll: set,
    },
    /** Sets pattern, flags and text for all operations. */
    set,
    /** Switches to another operation, keeping the flags. */
    open(name: Name): void {
      // A split always finds all matches, so its flags do not say that only the first is wanted.
      const isAll = active === 'split' && inputs.match.flags.includes('g') && !flags.includes('g');
      set({ flags: isAll ? ['g', ...flags] : flags });
      // The sample tests say nothing about another pattern.
      const { pattern: ofPattern, tests: ofTests } = test.input;
      if (name === 'test' && pattern !== ofPattern.sample && inputs.test.tests === ofTests.sample) change('test', { tests: '' });
      select(name);
    },
  };
}

export type Bench = ReturnType<typeof useBench>;
