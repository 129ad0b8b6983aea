import type { ReactNode, RefObject } from 'react';
import { useMemo, useRef, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import type { Mark } from '../../ui/code-editor/marks.ts';
import type { InputName, OperationState, OutputName } from '../session/operation-state.ts';
import { StaleContext, stalenessOf } from '../outputs/stale.ts';
import { Outputs } from '../Results.tsx';
import { FillHeight, ActionStrip } from '../Section.tsx';
import { OptionRow } from './OptionRow.tsx';
import { InputPane, OutputPane, Panes } from './panes.tsx';
import { focusesInput, partsOf } from './parts.ts';
import { SwapButton } from './SwapButton.tsx';
import { isKnown, isSmall } from '../outputs/SmallOutputs.tsx';
import { isWarningTable, WarningList, warningsOf } from './WarningList.tsx';

/** The number of warnings that are marked, and none so far out that finding its column would take long. */
const MAX_MARKS = 100;
const MAX_MARKED_COLUMN = 10_000;

interface TwoPanesLayoutProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The options, in order. Default: all, in the order of the declaration. */
  readonly options?: readonly InputName<Op>[];
  /** How many options are visible if none is declared `rare`. */
  readonly shown?: number;
  /** Whether long lines are wrapped initially. Default false. */
  readonly wrap?: boolean;
  /** Shown before the options, such as presets. */
  readonly before?: ReactNode;
  /** Shown between the options and the panes. */
  readonly above?: ReactNode;
  /** Shown next to the reason why the input is rejected, such as a button that repairs the input. */
  readonly failureActions?: ReactNode;
  /** Shown below the input's text. */
  readonly inputNote?: ReactNode;
  /** Shown beside the result's title, such as a `ViewChoice`. */
  readonly resultViews?: ReactNode;
  /** Shown above the result's text, such as what is missing in it. */
  readonly resultNote?: ReactNode;
  /** Shown instead of the result's text. */
  readonly resultView?: ReactNode;
  /** The outputs below the panes. Default: all but the result. */
  readonly outputs?: readonly OutputName<Op>[];
  /** Shown below the outputs and the warnings, as it may be long. */
  readonly below?: ReactNode;
  /** Shown below the warnings, such as a button that avoids them. */
  readonly warningActions?: ReactNode;
  /** Gets the input's editor, for a page that goes to positions in the input. */
  readonly editor?: RefObject<CodeEditorHandle | null>;
  /** Gets the result's editor, for a page that goes to positions in the result. */
  readonly resultEditor?: RefObject<CodeEditorHandle | null>;
  /** Name and media type of the result's download. Default: from the opened file or the tool, and the format. */
  readonly resultFile?: readonly [name: string, type: string];
}

/** Input and result side by side, for converters and formatters: options above, other outputs below, then warnings. */
export function TwoPanesLayout<Op extends Operation>(props: TwoPanesLayoutProps<Op>): ReactNode;
export function TwoPanesLayout({
  operation,
  options,
  shown,
  wrap: wrapsAtFirst = false,
  before,
  above,
  failureActions,
  inputNote,
  resultViews,
  resultNote,
  resultView,
  outputs,
  below,
  warningActions,
  editor: givenEditor,
  resultEditor,
  resultFile,
}: TwoPanesLayoutProps<Operation>): ReactNode {
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  const ownEditor = useRef<CodeEditorHandle>(null);
  const editor = givenEditor ?? ownEditor;
  const [wrap, setWrap] = useState(wrapsAtFirst);
  const notPrimary = outputs ?? otherOutputs;
  const warnings = notPrimary.filter((name) => isWarningTable(operation.operation.output[name]));
  // Without any result their empty values would be claims about a rejected text. Small ones are blank then, and keep their place.
  const isResult = operation.isAwaited || isKnown(operation);
  const others = notPrimary.filter((name) => !warnings.includes(name) && (isResult || isSmall(operation.operation.output[name])));
  const marks = useWarningMarks(operation, warnings[0]);
  if (!primaryInput || !primaryOutput) throw new Error(`${operation.name} has no two panes`);
  return (
    <FillHeight>
      <OptionRow operation={operation} names={options ?? otherInputs} before={before} {...(shown !== undefined && { shown })}>
        <SwapButton operation={operation} />
      </OptionRow>
      {above}
      <Panes>
        <InputPane
          operation={operation}
          name={primaryInput}
          wrap={wrap}
          autoFocus={focusesInput()}
          editor={editor}
          marks={marks}
          failureActions={failureActions}
        >
          {inputNote}
        </InputPane>
        <OutputPane
          operation={operation}
          name={primaryOutput}
          wrap={wrap}
          onWrap={setWrap}
          editor={resultEditor}
          views={resultViews}
          note={resultNote}
          fileName={resultFile}
        >
          {resultView}
        </OutputPane>
      </Panes>
      <ActionStrip>
        {/* The pane of the result shows for all of them that they belong to an older text. */}
        <StaleContext value={stalenessOf(operation)}>
          <Outputs operation={operation} names={others} />
          {warnings.map((name) => (
            <WarningList key={name} operation={operation} name={name} onGoTo={(line, column) => editor.current?.goTo(line, column)}>
              {warningActions}
            </WarningList>
          ))}
          {below}
        </StaleContext>
      </ActionStrip>
    </FillHeight>
  );
}

/** The positions of the warnings, for the input's editor: none while the warnings belong to an older input. */
function useWarningMarks(operation: OperationState, name: string | undefined): readonly Mark[] {
  const { output, isStale } = operation;
  return useMemo(() => {
    if (name === undefined || isStale) return [];
    const places = warningsOf(output, name).filter(({ column }) => column <= MAX_MARKED_COLUMN);
    return places.slice(0, MAX_MARKS).map(({ line, column }) => ({ line, column, tone: 'warning' as const }));
  }, [output, isStale, name]);
}
