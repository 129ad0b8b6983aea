import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { useOperation } from '../../../page/use-operation.ts';

type Source = 'generate' | 'fromEntropy' | 'fromMnemonic';

export interface Mnemonic {
  /** The run of what was touched last: all else on the page follows from it. */
  readonly run: OperationState;
  readonly entropy: string;
  readonly mnemonic: string;
  /** Makes an input the one from which all else follows; the language and the passphrase stay. */
  readonly setSource: (source: Source, values: Readonly<Record<string, unknown>>) => void;
}

/** What entropy box and mnemonic box show: the one is what was typed, the other what became of it. */
export function useSource(): Mnemonic {
  const { state, change, select } = useTool();
  const run = useOperation(state.active);
  const { input, output } = run;

  function languageFor(source: Source): unknown {
    // Words that are typed tell their language themselves.
    if (source === 'fromMnemonic') return run.name === 'fromMnemonic' ? input.language : 'auto';
    if (input.language !== 'auto') return input.language;
    return output.language === undefined || output.language === '' ? 'english' : output.language;
  }

  return {
    run,
    entropy: String((run.name === 'fromEntropy' ? input.entropy : output.entropy) ?? ''),
    mnemonic: String((run.name === 'fromMnemonic' ? input.mnemonic : output.mnemonic) ?? ''),
    setSource: (source, values) => {
      change(source, { language: languageFor(source), passphrase: input.passphrase, ...values });
      select(source);
    },
  };
}
