import { GeneratorActions } from './GeneratorActions.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { OperationProps, OperationState } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { ValueGroup } from '../outputs/ValueGroup.tsx';
import { Outputs } from '../Results.tsx';
import { RunStatus } from '../RunStatus.tsx';
import { Card, Stack } from '../Section.tsx';
import { GeneratedList } from './GeneratedList.tsx';
import { Options } from './Options.tsx';
import { partsOf } from './parts.ts';

/** How many options are visible if none is declared `rare`. */
const SHOWN = 6;

/** Options above a result in large monospace, with Copy and Refresh in sizes for thumbs. */
export function GeneratorLayout({ operation }: OperationProps) {
  const kit = useKitWords();
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  const { input } = operation.operation;
  const names = [...(primaryInput ? [primaryInput] : []), ...otherInputs];
  // Flags have no labels and few hints below them, so they get a row of their own. Where some options are folded away, they stay among those.
  const isFolded = names.length > SHOWN + 1 && !names.some((name) => input[name]?.rare);
  const flags = isFolded ? [] : names.filter((name) => input[name]?.kind === 'flag' && !input[name]?.rare);
  return (
    <Stack>
      <Card label={kit('options')}>
        <Options operation={operation} names={names.filter((name) => !flags.includes(name))} shown={SHOWN} />
        <Options operation={operation} names={flags} />
      </Card>
      <Card label={kit('results')}>
        {primaryOutput && <Generated operation={operation} output={primaryOutput} />}
        {otherOutputs.length > 0 && (
          <ValueGroup operation={operation} names={otherOutputs} label={kit('results')}>
            <Outputs operation={operation} names={otherOutputs} />
          </ValueGroup>
        )}
      </Card>
    </Stack>
  );
}

function Generated({ operation, output }: { readonly operation: OperationState; readonly output: string }) {
  const field = operation.operation.output[output];
  if (field?.kind === 'text' && field.multiline) return <GeneratedList operation={operation} output={output} />;
  return (
    <>
      <GeneratorActions operation={operation} output={output} />
      <RunStatus operation={operation} />
      <Output operation={operation} name={output} prominent />
    </>
  );
}
