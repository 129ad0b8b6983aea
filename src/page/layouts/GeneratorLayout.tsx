import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { GeneratorActions } from './GeneratorActions.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { OperationProps } from '../session/operation-state.ts';
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

interface GeneratorLayoutProps<Op extends Operation> extends OperationProps<Op> {
  /** Shown instead of the options. */
  readonly options?: ReactNode;
  /** Gives the name of a line (1-based) of a generated list, such as “token 3”, for its Copy button. Without this, lines have no Copy buttons. */
  nameOfLine?(this: void, number: number): string;
  /** Shown below a generated list instead of the other outputs. */
  readonly children?: ReactNode;
}

/** Options above a result in large monospace, with Copy and Refresh in touch sizes. */
export function GeneratorLayout<Op extends Operation>(props: GeneratorLayoutProps<Op>): ReactNode;
export function GeneratorLayout({ operation, options, ...shown }: GeneratorLayoutProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { primaryOutput, otherOutputs } = partsOf(operation.operation);
  return (
    <Stack>
      <Card label={kit('options')}>{options ?? <AllOptions operation={operation} />}</Card>
      <Card label={kit('results')}>
        {primaryOutput && <Generated operation={operation} output={primaryOutput} {...shown} />}
        {shown.children === undefined && otherOutputs.length > 0 && (
          <ValueGroup operation={operation} names={otherOutputs} label={kit('results')}>
            <Outputs operation={operation} names={otherOutputs} />
          </ValueGroup>
        )}
      </Card>
    </Stack>
  );
}

function AllOptions({ operation }: OperationProps) {
  const { input } = operation.operation;
  const { primaryInput, otherInputs } = partsOf(operation.operation);
  const names = [...(primaryInput ? [primaryInput] : []), ...otherInputs];
  // Flags have no labels and few hints below them, so they get a separate row. If some options are collapsed, they stay among those.
  const isFolded = names.length > SHOWN + 1 && !names.some((name) => input[name]?.rare);
  const flags = isFolded ? [] : names.filter((name) => input[name]?.kind === 'flag' && !input[name]?.rare);
  return (
    <>
      <Options operation={operation} names={names.filter((name) => !flags.includes(name))} shown={SHOWN} />
      <Options operation={operation} names={flags} />
    </>
  );
}

interface GeneratedProps extends Omit<GeneratorLayoutProps<Operation>, 'options'> {
  readonly output: string;
}

function Generated({ operation, output, ...shown }: GeneratedProps) {
  const field = operation.operation.output[output];
  if (field?.kind === 'text' && field.multiline) return <GeneratedList operation={operation} output={output} {...shown} />;
  return (
    <>
      <GeneratorActions operation={operation} output={output} />
      <RunStatus operation={operation} />
      <Output operation={operation} name={output} prominent />
    </>
  );
}
