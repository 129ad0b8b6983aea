import type { ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import type { InputName, OperationState, OutputName } from '../operation-state.ts';
import { Outputs } from '../Results.tsx';
import { Stack } from '../Section.tsx';
import { Options } from './Options.tsx';
import { InputPane, OutputPane, Panes } from './panes.tsx';
import { focusesInput, partsOf } from './parts.ts';
import { SwapButton } from './SwapButton.tsx';
import { isWarningTable, WarningList } from './WarningList.tsx';

interface TwoPanesLayoutProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The options in their order, if it is not that of the declaration. */
  readonly options?: readonly InputName<Op>[];
  /** How many options are in sight, where the declaration says of none that it is rare. */
  readonly shown?: number;
  /** Whether long lines are broken at first. */
  readonly wrap?: boolean;
  /** What stands above the panes, under the options. */
  readonly above?: ReactNode;
  /** What is to be said of the input, below it. */
  readonly inputNote?: ReactNode;
  /** A choice between views of the result, beside its title. */
  readonly resultViews?: ReactNode;
  /** The view of the result that is chosen, where it is not its text. */
  readonly resultView?: ReactNode;
  /** The outputs below the panes; all but the result if left out. */
  readonly outputs?: readonly OutputName<Op>[];
  /** What else stands below the panes, above the warnings. */
  readonly below?: ReactNode;
  /** What can be done about the warnings, below them. */
  readonly warningActions?: ReactNode;
  /** For a page that shows places in the input. */
  readonly editor?: RefObject<CodeEditorHandle | null>;
  /** For a page that shows places in the result. */
  readonly resultEditor?: RefObject<CodeEditorHandle | null>;
}

/** Converters and formatters: input left, result right, equal height; options above; other outputs below, warnings last. */
export function TwoPanesLayout<Op extends Operation>(props: TwoPanesLayoutProps<Op>): ReactNode;
export function TwoPanesLayout({
  operation,
  options,
  shown,
  wrap: wrapsAtFirst = false,
  above,
  inputNote,
  resultViews,
  resultView,
  outputs,
  below,
  warningActions,
  editor: givenEditor,
  resultEditor,
}: TwoPanesLayoutProps<Operation>): ReactNode {
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  const ownEditor = useRef<CodeEditorHandle>(null);
  const editor = givenEditor ?? ownEditor;
  const [wrap, setWrap] = useState(wrapsAtFirst);
  const others = outputs ?? otherOutputs;
  const warnings = others.filter((name) => isWarningTable(operation.operation.output[name]));
  if (!primaryInput || !primaryOutput) throw new Error(`${operation.name} has no two panes`);
  return (
    <Stack>
      <Options operation={operation} names={options ?? otherInputs} {...(shown !== undefined && { shown })} />
      {above}
      <Panes>
        <InputPane operation={operation} name={primaryInput} wrap={wrap} autoFocus={focusesInput()} editor={editor}>
          {inputNote}
        </InputPane>
        <OutputPane
          operation={operation}
          name={primaryOutput}
          wrap={wrap}
          onWrap={setWrap}
          editor={resultEditor}
          views={
            <>
              {resultViews}
              <SwapButton operation={operation} />
            </>
          }
        >
          {resultView}
        </OutputPane>
      </Panes>
      <Outputs operation={operation} names={others.filter((name) => !warnings.includes(name))} />
      {below}
      {warnings.map((name) => (
        <WarningList key={name} operation={operation} name={name} onGoTo={(line, column) => editor.current?.goTo(line, column)}>
          {warningActions}
        </WarningList>
      ))}
    </Stack>
  );
}
