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

/** The text on the left, its HTML on the right. What is changed in one of them shows in the other. */
function Format({ operation }: OperationProps<typeof fields.format>) {
  // The HTML of what the editor holds, which may be less than what someone typed.
  const [held, setHeld] = useState('');
  // Whether the HTML was typed: then it stays as it is until the text is changed.
  const [isTyped, setTyped] = useState(false);
  // What was written in the editor, which that holds however long it is.
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
