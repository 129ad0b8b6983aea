import type { OperationState } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import { useInput, useRun } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

/** The state of the page: the inputs of `generate`, and the outputs of `convert`. */
const pair = { ...fields.convert, input: fields.generate.input };

const AS_MADE = { privateKeyFormat: 'pkcs8', publicKeyFormat: 'spki', comment: '', passphrase: '' } as const;

/**
 * Generates a pair when its type or size changes or a new one is requested. Another format, passphrase or comment rewrites
 * the same pair with `convert`.
 */
export function useKeyPair(): OperationState<typeof pair> {
  const { input, ...change } = useInput(fields.generate);
  const { keyType, modulusLength, privateKeyFormat, publicKeyFormat, comment, passphrase } = input;
  const made = useRun(fields.generate, { keyType, modulusLength, ...AS_MADE });
  const key = made.output.privateKey;
  const written = useRun(fields.convert, { key, passphrase: '', privateKeyFormat, publicKeyFormat, comment, outputPassphrase: passphrase });
  const isMade = made.hasOutput && !made.isStale && !made.isRunning;
  const { problem, isCanceled, progress, isRunning, cancel, refresh } = isMade ? written : made;
  const ofPassphrase = failureOf({ problem }, 'outputPassphrase');
  const hasOutput = written.output.publicKey !== '';
  return {
    ...change,
    input,
    name: made.name,
    operation: pair,
    // Outputs with the same name have the same strings in both.
    words: { ...made.words },
    output: written.output,
    answered: hasOutput ? input : undefined,
    hasOutput,
    // The output passphrase has another name there.
    problem: ofPassphrase ? { kind: 'error', failure: { ...ofPassphrase, field: 'passphrase' } } : problem,
    isCanceled,
    progress,
    isRunning,
    isOnDemand: made.isOnDemand,
    isStale: hasOutput && (made.isStale || written.isStale),
    isDimmed: hasOutput && (made.isDimmed || written.isDimmed),
    isAwaited: !hasOutput && (made.isAwaited || written.isAwaited),
    cancel,
    refresh: isMade && !written.isCanceled ? made.refresh : refresh,
  };
}
