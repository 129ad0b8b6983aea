import { useState } from 'react';
import { Output } from '../Output.tsx';
import type { OperationState } from '../use-operation.ts';
import { Stack } from '../Section.tsx';
import { Options } from './Options.tsx';
import { InputPane, OutputPane, Panes } from './panes.tsx';
import { focusesInput, partsOf } from './parts.ts';
import { SwapButton } from './SwapButton.tsx';
import { useTool } from '../tool-context.tsx';

/** Converters and formatters: input left, result right, equal height; options above; warnings below. */
export function TwoPanesLayout({ operation }: { readonly operation: OperationState }) {
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  const { inverse } = useTool();
  const [wrap, setWrap] = useState(false);
  if (!primaryInput || !primaryOutput) throw new Error(`${operation.name} has no two panes`);
  return (
    <Stack>
      <Options operation={operation} names={otherInputs} />
      <Panes>
        <InputPane operation={operation} name={primaryInput} wrap={wrap} autoFocus={focusesInput()} />
        <OutputPane
          operation={operation}
          name={primaryOutput}
          wrap={wrap}
          onWrap={setWrap}
          views={inverse !== undefined && <SwapButton tool={inverse} text={operation.isStale ? '' : String(operation.output[primaryOutput] ?? '')} />}
        />
      </Panes>
      {otherOutputs.map((name) => (
        <Output key={name} operation={operation} name={name} />
      ))}
    </Stack>
  );
}
