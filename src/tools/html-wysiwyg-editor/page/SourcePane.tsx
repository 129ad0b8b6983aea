import { useDeferredValue, useMemo } from 'react';
import { Pane, PaneEditor } from '../../../page/layouts/panes.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { StaleContext, stalenessOf, useStaleMark } from '../../../page/outputs/stale.ts';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { lostMarkup } from './held-markup.ts';

interface SourcePaneProps extends OperationProps<typeof fields.format> {
  readonly isTyped: boolean;
  /** Whether the editor shows only the beginning, and so removes nothing. */
  readonly isLong: boolean;
  readonly onType: (html: string) => void;
  /** Shows the formatted HTML again. */
  readonly onFormat: () => void;
  readonly onRemoveLost: () => void;
}

/** Shows the HTML of the text: formatted, or as typed. */
export function SourcePane({ operation, isTyped, isLong, onType, onFormat, onRemoveLost }: SourcePaneProps) {
  const words = useWords<typeof en>();
  const { input, output, problem, hasOutput, isStale } = operation;
  const label = operation.words.output('output');
  const staleness = stalenessOf(operation);
  const mark = useStaleMark(staleness);
  const isRefused = problem?.kind === 'error' && problem.failure.field === 'input';
  const isTypedShown = isTyped || isRefused || !hasOutput;
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
            <StaleContext value={staleness}>
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
        value={isTypedShown ? input.input : output.output}
        onChange={onType}
        language="xml"
        wrap
        foot={operation.isDimmed && !isTypedShown && <p className={look.hint}>{mark}</p>}
      />
      <LostNote html={isLong ? '' : input.input} onRemove={onRemoveLost} />
    </Pane>
  );
}

// A longer list would push the text out of view.
const MAX_SHOWN = 20;

/** Lists the parts of the HTML that the editor does not support, before they are removed. */
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
