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
import { Options, OptionsBelowResult } from './Options.tsx';
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

/** A result in large monospace, with Copy and Refresh in touch sizes, above its options. */
export function GeneratorLayout<Op extends Operation>(props: GeneratorLayoutProps<Op>): ReactNode;
export function GeneratorLayout({ operation, options, ...shown }: GeneratorLayoutProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { primaryOutput, otherOutputs } = partsOf(operation.operation);
  const names = Object.keys(operation.operation.input);
  return (
    <Stack>
      <Card label={kit('results')}>
        {primaryOutput && <Generated operation={operation} output={primaryOutput} {...shown} />}
        {shown.children === undefined && otherOutputs.length > 0 && (
          <ValueGroup operation={operation} names={otherOutputs} label={kit('results')}>
            <Outputs operation={operation} names={otherOutputs} />
          </ValueGroup>
        )}
      </Card>
      <OptionsBelowResult value>
        <Card label={kit('options')} isSide>
          {options ?? <Options operation={operation} names={names} shown={SHOWN} />}
        </Card>
      </OptionsBelowResult>
    </Stack>
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
      <RunStatus operation={operation} />
      <Output operation={operation} name={output} prominent />
      <GeneratorActions operation={operation} output={output} />
    </>
  );
}
