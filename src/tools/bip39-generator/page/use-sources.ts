import type { ChoiceField } from '../../../contract/fields.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { usePageActions, usePageState } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

/** The inputs and outputs that all three operations share. */
interface Shared extends Operation {
  readonly input: Pick<typeof fields.generate.input, 'passphrase'> & { readonly language: ChoiceField };
  readonly output: Pick<typeof fields.generate.output, 'seed' | 'rootKey'>;
}

/** Tracks the three sources of a mnemonic. The one edited last is active, and the whole page is derived from it. */
export function useSources() {
  const { select } = usePageActions();
  const shown = usePageState(({ active }) => active);
  const generate = useOperation(fields.generate);
  const fromEntropy = useOperation(fields.fromEntropy);
  const fromMnemonic = useOperation(fields.fromMnemonic);
  const sources = { generate, fromEntropy, fromMnemonic };
  const active = shown === 'fromEntropy' || shown === 'fromMnemonic' ? shown : 'generate';
  const run: OperationState<Shared> = sources[active];
  const { language: chosen, passphrase } = sources[active].input;
  const language = chosen === 'auto' ? fromMnemonic.output.language || 'english' : chosen;
  return {
    active,
    run,
    ...sources,
    entropy: active === 'fromEntropy' ? fromEntropy.input.entropy : sources[active].output.entropy,
    mnemonic: active === 'fromMnemonic' ? fromMnemonic.input.mnemonic : sources[active].output.mnemonic,
    unknown: active === 'fromMnemonic' ? unknownWord(fromMnemonic) : undefined,
    drawAnew: (values: { readonly wordCount?: number }) => {
      generate.setAll({ language, passphrase, ...values });
      select('generate');
    },
    readEntropy: (typed: string) => {
      fromEntropy.setAll({ language, passphrase, entropy: typed });
      select('fromEntropy');
    },
    readMnemonic: (typed: string) => {
      // The language of typed words is detected.
      fromMnemonic.setAll({ language: active === 'fromMnemonic' ? chosen : 'auto', passphrase, mnemonic: typed });
      select('fromMnemonic');
    },
  };
}

/** The number of the unknown word, counted from 1, and the suggestions for it. */
function unknownWord({ problem }: OperationState<typeof fields.fromMnemonic>) {
  if (problem?.kind !== 'error' || problem.failure.code !== 'unknown-word') return undefined;
  const { number, suggestions } = problem.failure.params;
  return { number: Number(number), near: String(suggestions).split(', ').filter(Boolean) };
}
