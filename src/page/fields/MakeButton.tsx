import type { ReactNode } from 'react';
import { useState } from 'react';
import type { OutputValues } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Failure } from '../../runtime/run.ts';
import { Button } from '../../ui/button/Button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { FailureNote } from '../FailureNote.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { InputState, OperationState } from '../session/operation-state.ts';
import type { PageInput } from '../session/page-state.ts';
import { usePageActions, useTool } from '../session/use-tool.ts';
import { useOutcome } from '../session/use-operation.ts';

interface MakeButtonProps<Maker extends Operation> {
  /** The operation of the tool that generates the value, and its input; missing values have their defaults. */
  readonly maker: Maker;
  readonly input: Partial<InputState<Maker['input']>>;
  /** The label of the button. */
  readonly children: string;
  /** Its accessible name, if that is longer. */
  readonly label?: string;
  onMade(this: void, output: OutputValues<Maker['output']>): void;
}

const BUG: Failure = { code: 'bug', params: {} };

/** Runs an operation on click, for what it generates, such as a new key. */
export function MakeButton<Maker extends Operation>(props: MakeButtonProps<Maker>): ReactNode;
export function MakeButton({ maker, input, children, label, onMade }: MakeButtonProps<Operation>): ReactNode {
  const run = useOutcome();
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function make(): Promise<void> {
    setMaking(true);
    const outcome = await run(maker, input);
    setMaking(false);
    setFailure(outcome.kind === 'error' ? outcome.error : outcome.kind === 'bug' ? BUG : undefined);
    if (outcome.kind === 'output') onMade(outcome.output);
  }

  return (
    <>
      <Button icon={<RefreshIcon />} aria-label={label} disabled={isMaking} onClick={() => void make()}>
        {children}
      </Button>
      {failure && <FailureNote id={`make-${maker.place}-failure`} failure={failure} />}
    </>
  );
}

interface FieldMakeButtonProps {
  readonly operation: OperationState;
  /** Name of the input. */
  readonly name: string;
  /** The operation of the tool that generates it. */
  readonly by: string;
}

/** Fills a field with the result of the operation that its declaration names (`madeBy`). */
export function FieldMakeButton({ operation, name, by }: FieldMakeButtonProps) {
  const kit = useKitWords();
  const { operations } = useTool();
  const { replace } = usePageActions();
  const maker = operations[by];
  if (!maker) throw new Error(`the tool has no operation ${by}`);
  const [primary = ''] = Object.entries(maker.output).find(([, field]) => field.primary) ?? [];
  return (
    <MakeButton
      maker={maker}
      input={sharedInput(maker, operation.input)}
      label={kit('makeValue', { label: operation.words.input(name) })}
      onMade={({ [primary]: made }) => {
        if (typeof made === 'string') replace(operation.name, { [name]: made });
      }}
    >
      {kit('make')}
    </MakeButton>
  );
}

/** Of the values those that an operation has inputs for. */
const sharedInput = ({ input }: Operation, values: PageInput): PageInput => Object.fromEntries(Object.entries(values).filter(([name]) => name in input));
