import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { useKitWords } from '../kit-words.ts';
import type { OperationProps, OperationState, OutputName } from '../operation-state.ts';
import { Output } from '../Output.tsx';
import styles from '../page.module.css';
import { textOf } from '../text-of.ts';
import { Outputs } from '../Results.tsx';
import { RunStatus } from '../RunStatus.tsx';
import { Card, Stack } from '../Section.tsx';
import { GeneratedList } from './GeneratedList.tsx';
import { Options } from './Options.tsx';
import { partsOf } from './parts.ts';

/** Options above a result in large monospace, with Copy and Refresh in sizes for thumbs. */
export function GeneratorLayout({ operation }: OperationProps) {
  const kit = useKitWords();
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  return (
    <Stack>
      <Card label={kit('options')}>
        <Options operation={operation} names={[...(primaryInput ? [primaryInput] : []), ...otherInputs]} shown={6} />
      </Card>
      <Card label={kit('results')}>
        {primaryOutput && <Generated operation={operation} output={primaryOutput} />}
        <Outputs operation={operation} names={otherOutputs} />
      </Card>
    </Stack>
  );
}

function Generated({ operation, output }: { readonly operation: OperationState; readonly output: string }) {
  const field = operation.operation.output[output];
  if (field?.kind === 'text' && field.multiline) return <GeneratedList operation={operation} output={output} />;
  return (
    <>
      <RunStatus operation={operation} />
      <Output operation={operation} name={output} prominent />
      <GeneratorActions operation={operation} output={output} />
    </>
  );
}

interface GeneratorActionsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The output that Copy copies. */
  readonly output: OutputName<Op>;
  /** More buttons, below the large ones. */
  readonly children?: ReactNode;
}

/** Calls `onRefresh` when R is pressed, unless a text field or a list has the focus. */
export function useRefreshKey(onRefresh: () => void): void {
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;
      if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) refresh();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
}

/** Large Copy and Refresh buttons. The key R refreshes too. */
export function GeneratorActions<Op extends Operation>(props: GeneratorActionsProps<Op>): ReactNode;
export function GeneratorActions({ operation, output, children }: GeneratorActionsProps<Operation>): ReactNode {
  const kit = useKitWords();
  useRefreshKey(operation.refresh);

  return (
    <div className={styles.bigActions}>
      <CopyButton size="large" isPrimary label={operation.words.output(output)} text={() => textOf(operation.output[output])} />
      <Button size="large" type="primary" icon={<RefreshIcon />} data-action="run" aria-keyshortcuts="R Control+Enter" onClick={operation.refresh}>
        {kit('refresh')}
      </Button>
      {children !== undefined && <div className={styles.otherActions}>{children}</div>}
    </div>
  );
}
