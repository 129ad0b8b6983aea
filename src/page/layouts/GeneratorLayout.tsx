import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { useEnvironment } from '../environment.ts';
import { Output } from '../Output.tsx';
import styles from '../page.module.css';
import { RunStatus } from '../RunStatus.tsx';
import { Card, Stack } from '../Section.tsx';
import { useTool } from '../tool-context.tsx';
import { fieldWord } from '../../runtime/field-words.ts';
import type { OperationState } from '../use-operation.ts';
import { Options } from './Options.tsx';
import { partsOf } from './parts.ts';

/** Options first, the result beneath in large mono, Copy and Refresh as big as thumbs. */
export function GeneratorLayout({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  return (
    <Stack>
      <Card label={texts.t('page.options')}>
        <Options operation={operation} names={[...(primaryInput ? [primaryInput] : []), ...otherInputs]} shown={6} />
      </Card>
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {primaryOutput && <Output operation={operation} name={primaryOutput} prominent />}
        {primaryOutput && <GeneratorActions operation={operation} output={primaryOutput} />}
        {otherOutputs.map((name) => (
          <Output key={name} operation={operation} name={name} />
        ))}
      </Card>
    </Stack>
  );
}

interface GeneratorActionsProps {
  readonly operation: OperationState;
  readonly output: string;
  /** What else can be done with the result. */
  readonly children?: ReactNode;
}

/** The key R refreshes wherever no field has the focus. */
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

/** Copy and Refresh, with its key. */
export function GeneratorActions({ operation, output, children }: GeneratorActionsProps) {
  const { texts } = useEnvironment();
  const tool = useTool();
  useRefreshKey(operation.refresh);

  return (
    <div className={styles.bigActions}>
      <CopyButton size="large" label={fieldWord(tool.texts, 'outputs', operation.name, output, 'label')} text={() => String(operation.output[output])} />
      <Button size="large" type="primary" icon={<RefreshIcon />} aria-keyshortcuts="R" onClick={operation.refresh}>
        {texts.t('page.refresh')}
      </Button>
      {children !== undefined && <div className={styles.otherActions}>{children}</div>}
    </div>
  );
}
