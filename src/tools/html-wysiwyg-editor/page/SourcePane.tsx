import { useDeferredValue, useMemo } from 'react';
import { Pane, PaneEditor } from '../../../page/layouts/panes.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { StaleContext, stalenessOf } from '../../../page/outputs/stale.ts';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { lostMarkup } from './held-markup.ts';

interface SourcePaneProps extends OperationProps<typeof fields.format> {
  readonly isTyped: boolean;
  /** Whether the editor shows only the beginning, and so takes nothing away. */
  readonly isLong: boolean;
  readonly onType: (html: string) => void;
  /** Shows the HTML laid out again. */
  readonly onFormat: () => void;
  readonly onRemoveLost: () => void;
}

/** The HTML of the text: laid out, or as someone is typing it. */
export function SourcePane({ operation, isTyped, isLong, onType, onFormat, onRemoveLost }: SourcePaneProps) {
  const words = useWords<typeof en>();
  const { input, output, problem, hasOutput, isStale } = operation;
  const label = operation.words.output('output');
  const isRefused = problem?.kind === 'error' && problem.failure.field === 'input';
  return (
    <Pane
      operation={operation}
      name="output"
      label={label}
      data-primary
      tools={
        <>
          {isTyped && !isStale && input.input !== output.output && (
            <Button size="small" variant="text" onClick={onFormat}>
              {words('formatNow')}
            </Button>
          )}
          {output.output !== '' && (
            <StaleContext value={stalenessOf(operation)}>
              <ResultActions label={label} text={output.output} format="html" labeled="copy" />
            </StaleContext>
          )}
        </>
      }
    >
      <RunStatus operation={operation} />
      <PaneEditor
        operation={operation}
        name="input"
        label={label}
        value={isTyped || isRefused || !hasOutput ? input.input : output.output}
        onChange={onType}
        language="xml"
        wrap
      />
      <LostNote html={isLong ? '' : input.input} onRemove={onRemoveLost} />
    </Pane>
  );
}

// More would push the text away.
const MAX_SHOWN = 20;

/** What of the HTML the editor cannot hold, before it goes. */
function LostNote({ html, onRemove }: { readonly html: string; readonly onRemove: () => void }) {
  const words = useWords<typeof en>();
  const read = useDeferredValue(html);
  const isClient = useIsClient();
  const lost = useMemo(() => (isClient ? [...lostMarkup(read)] : []), [isClient, read]);
  if (lost.length === 0) return null;
  const names = lost.slice(0, MAX_SHOWN).map(([what, count]) => (count === 1 ? what : words('lostTimes', { what, count })));
  return (
    <div className={look.inlineNote} role="status" data-lost>
      <span>
        {words('lost')} <code>{names.join(', ')}</code>
        {lost.length > MAX_SHOWN && ' …'}
      </span>
      <Button size="small" onClick={onRemove}>
        {words('removeLost')}
      </Button>
    </div>
  );
}
