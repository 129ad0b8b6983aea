import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import { Output } from '../Output.tsx';
import { Stack } from '../Section.tsx';
import { useTool } from '../tool-context.tsx';
import type { OperationState } from '../use-operation.ts';
import { Options } from './Options.tsx';
import { InputPane, OutputPane, Panes } from './panes.tsx';
import { focusesInput, partsOf } from './parts.ts';
import { SwapButton } from './SwapButton.tsx';
import { isWarningTable, WarningList } from './WarningList.tsx';

interface OutputViewProps {
  readonly operation: OperationState;
  readonly name: string;
  /** Shows a place in the input. */
  readonly onGoTo: (line: number, column: number) => void;
}

interface TwoPanesLayoutProps {
  readonly operation: OperationState;
  /** Views of the page's own for outputs below the panes, by their names. */
  readonly views?: Readonly<Record<string, ComponentType<OutputViewProps>>>;
}

/** Converters and formatters: input left, result right, equal height; options above; warnings below. */
export function TwoPanesLayout({ operation, views = {} }: TwoPanesLayoutProps) {
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  const { inverse } = useTool();
  const editor = useRef<CodeEditorHandle>(null);
  const [wrap, setWrap] = useState(false);
  if (!primaryInput || !primaryOutput) throw new Error(`${operation.name} has no two panes`);
  return (
    <Stack>
      <Options operation={operation} names={otherInputs} />
      <Panes>
        <InputPane operation={operation} name={primaryInput} wrap={wrap} autoFocus={focusesInput()} editor={editor} />
        <OutputPane
          operation={operation}
          name={primaryOutput}
          wrap={wrap}
          onWrap={setWrap}
          views={inverse !== undefined && <SwapButton tool={inverse} text={operation.isStale ? '' : String(operation.output[primaryOutput] ?? '')} />}
        />
      </Panes>
      {otherOutputs.map((name) => {
        const View = views[name] ?? GeneratedView;
        return <View key={name} operation={operation} name={name} onGoTo={(line, column) => editor.current?.goTo(line, column)} />;
      })}
    </Stack>
  );
}

function GeneratedView({ operation, name, onGoTo }: OutputViewProps) {
  if (isWarningTable(operation.operation.output[name])) return <WarningList operation={operation} name={name} onGoTo={onGoTo} />;
  return <Output operation={operation} name={name} />;
}
