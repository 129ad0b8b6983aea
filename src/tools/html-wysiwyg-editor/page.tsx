import { useMemo, useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { OptionRow } from '../../page/layouts/OptionRow.tsx';
import { Panes } from '../../page/layouts/panes.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { FillHeight, ActionStrip } from '../../page/Section.tsx';
import type * as fields from './fields.ts';
import { Exports } from './page/Exports.tsx';
import { isLongHtml } from './long-html.ts';
import { SourcePane } from './page/SourcePane.tsx';
import { TextPane } from './page/TextPane.tsx';

export default function HtmlWysiwygEditor() {
  return <GeneratedTool<typeof fields> views={{ format: Format }} />;
}

/** Shows the text on the left and its HTML on the right, kept in sync. */
function Format({ operation }: OperationProps<typeof fields.format>) {
  // The HTML of the editor content, which can be less than the typed HTML.
  const [held, setHeld] = useState('');
  // Whether the HTML was typed. It is then unchanged until the text is edited.
  const [isTyped, setTyped] = useState(false);
  // Text typed in the editor, which it can contain at any length.
  const [written, setWritten] = useState('');
  const { input } = operation.input;
  const isLong = useMemo(() => input !== written && isLongHtml(input), [input, written]);

  function write(html: string): void {
    setTyped(false);
    operation.set('input', html);
  }

  return (
    <FillHeight>
      <OptionRow operation={operation} names={['indent', 'indentWith', 'lineWidth', 'cleanWord']} />
      <Panes>
        <TextPane
          operation={operation}
          isLong={isLong}
          onWrite={write}
          onHold={(html, isEdit) => {
            setHeld(html);
            if (!isEdit) return;
            setWritten(html);
            write(html);
          }}
        />
        <SourcePane
          operation={operation}
          isLong={isLong}
          isTyped={isTyped}
          onType={(html) => {
            setTyped(true);
            operation.set('input', html);
          }}
          onFormat={() => setTyped(false)}
          onRemoveLost={() => write(held)}
        />
      </Panes>
      <ActionStrip>
        <Exports held={isLong ? input : held} formatted={operation.output.output} />
      </ActionStrip>
    </FillHeight>
  );
}
