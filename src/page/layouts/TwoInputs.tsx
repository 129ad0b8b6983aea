import type { ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import type { Span } from '../../ui/code-editor/span.ts';
import { SwapIcon, TextWrapIcon } from '../../ui/icons.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { InputName, OperationState } from '../session/operation-state.ts';
import { OptionRow } from './OptionRow.tsx';
import { InputPane, Panes } from './panes.tsx';
import { focusesInput } from './parts.ts';
import { useScrollTogether } from './use-scroll-together.ts';

interface TwoInputsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Names of the left and the right text input. */
  readonly names: readonly [InputName<Op>, InputName<Op>];
  /** Names of the options above the texts. */
  readonly options: readonly InputName<Op>[];
  /** Adds a button that exchanges the two texts. For texts of the same kind. */
  readonly canSwap?: boolean;
  /** Highlights in the left and in the right text. With them, the texts scroll together. */
  readonly spans?: readonly [readonly Span[], readonly Span[]];
  /** Gets the left editor, for a page that goes to positions in its text. */
  readonly editor?: RefObject<CodeEditorHandle | null>;
}

/** Two text inputs side by side, each a drop zone for files, with options above. */
export function TwoInputs<Op extends Operation>(props: TwoInputsProps<Op>): ReactNode;
export function TwoInputs({ operation, names: [left, right], options, canSwap = false, spans, editor }: TwoInputsProps<Operation>): ReactNode {
  const kit = useKitWords();
  const [wrap, setWrap] = useState(false);
  const { input, setAll } = operation;
  const panes = useRef<HTMLDivElement>(null);
  useScrollTogether(panes, [left, right], spans !== undefined);
  return (
    <>
      <OptionRow operation={operation} names={options}>
        {canSwap && (
          <Button
            variant="text"
            icon={<SwapIcon />}
            data-action="swap"
            aria-keyshortcuts="Alt+S"
            onClick={() => setAll({ [left]: input[right], [right]: input[left] })}
          >
            {kit('swap')}
          </Button>
        )}
        <Button variant="text" icon={<TextWrapIcon />} iconOnly aria-pressed={wrap} onClick={() => setWrap(!wrap)}>
          {kit('wrap')}
        </Button>
      </OptionRow>
      <Panes ref={panes} low>
        <InputPane operation={operation} name={left} wrap={wrap} autoFocus={focusesInput()} {...(spans && { spans: spans[0] })} {...(editor && { editor })} />
        <InputPane operation={operation} name={right} wrap={wrap} {...(spans && { spans: spans[1] })} />
      </Panes>
    </>
  );
}
