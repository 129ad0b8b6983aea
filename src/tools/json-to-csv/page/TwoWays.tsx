import { useRef, useState } from 'react';
import { useEnvironment } from '../../../page/environment.ts';
import { Options } from '../../../page/layouts/Options.tsx';
import { InputPane, OutputPane, Panes } from '../../../page/layouts/panes.tsx';
import { focusesInput, partsOf } from '../../../page/layouts/parts.ts';
import { WarningList } from '../../../page/layouts/WarningList.tsx';
import { Output } from '../../../page/Output.tsx';
import { Stack } from '../../../page/Section.tsx';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { CodeEditorHandle } from '../../../ui/code-editor/CodeEditor.tsx';
import { SwapIcon } from '../../../ui/icons.tsx';
import { TablePreview } from './TablePreview.tsx';

/** Two panes with the way back, which is the tool's other operation, and the rows as a table. */
export function TwoWays({ operation }: { readonly operation: OperationState }) {
  const editor = useRef<CodeEditorHandle>(null);
  const [wrap, setWrap] = useState(false);
  return (
    <Stack>
      <Options operation={operation} names={partsOf(operation.operation).otherInputs} />
      <Panes>
        <InputPane operation={operation} name="input" wrap={wrap} autoFocus={focusesInput()} editor={editor} />
        <OutputPane operation={operation} name="output" wrap={wrap} onWrap={setWrap} views={<WayBack operation={operation} />} />
      </Panes>
      <Output operation={operation} name="rowCount" />
      <TablePreview operation={operation} />
      <WarningList operation={operation} name="warnings" onGoTo={(line, column) => editor.current?.goTo(line, column)} />
    </Stack>
  );
}

/** Takes the result to the other operation. */
function WayBack({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const other = operation.name === 'parse' ? 'convert' : 'parse';
  const result = operation.isStale ? '' : String(operation.output.output ?? '');
  return (
    <Button
      variant="text"
      size="small"
      icon={<SwapIcon />}
      aria-label={texts.t('page.swapTo', { name: tool.texts.t(`operations.${other}.label`) })}
      disabled={result === ''}
      onClick={() => {
        tool.change(other, { input: result });
        tool.select(other);
      }}
    >
      {texts.t('page.swap')}
    </Button>
  );
}
